// Where the cards of a hand lie. The rules hand them over sorted; laid down like that, a neighbour who sees which place
// is pressed would know its party. So each hand lies in an order of its own, the same whenever it is drawn again.

/** left, middle, right: how the places of a hand are called. */
export type Place = "left" | "middle" | "right";

export const places = (cards: number): Place[] => (cards === 2 ? ["left", "right"] : ["left", "middle", "right"]);

/** The cards as they lie. `deal`: what no other hand has in common with this one. */
export function laidOut<Card>(cards: readonly Card[], deal: string): Card[] {
  const lying = [...cards];
  let number = mixed(deal);
  for (let at = lying.length - 1; at > 0; at -= 1) {
    const other = number % (at + 1);
    [lying[at], lying[other]] = [lying[other]!, lying[at]!];
    number = mixed(`${number} ${at}`);
  }
  return lying;
}

/** A number from a text (FNV-1a): the same every time, and far from that of a text that is nearly the same. */
function mixed(text: string): number {
  let number = 2166136261;
  for (let at = 0; at < text.length; at += 1) number = Math.imul(number ^ text.charCodeAt(at), 16777619);
  number ^= number >>> 15;
  return Math.imul(number, 2246822507) >>> 0;
}
