// An event card that was read goes to its place: on top of the side column, or into its line on a phone.
export const SECONDS = 0.5;

/** Moves the card there, where its place can be seen. Gives the way back, for a card that is needed after all. */
export function shrink(node: HTMLElement): (() => void) | undefined {
  const place = node.closest(".frame")?.querySelector<HTMLElement>("[data-current-event]");
  if (!place || place.offsetParent === null) return undefined;
  const [from, to] = [node.getBoundingClientRect(), place.getBoundingClientRect()];
  const scale = `scale(${to.width / from.width}, ${to.height / from.height})`;
  node.style.transformOrigin = "0 0";
  const moved = node.animate(
    [
      { opacity: 1 },
      { transform: `translate(${to.left - from.left}px, ${to.top - from.top}px) ${scale}`, opacity: 0.3 },
    ],
    { duration: 1000 * SECONDS, easing: "ease-out", fill: "forwards" },
  );
  return () => moved.cancel();
}
