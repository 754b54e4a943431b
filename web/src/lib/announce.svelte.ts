// What a screen reader says aloud: events politely, one's own turn and troubles at once. What stands there is told anew
// when the language changes.
type Sentence = string | (() => string);

class Announcer {
  #polite = $state.raw<() => string>(() => "");
  #urgent = $state.raw<() => string>(() => "");

  get polite(): string {
    return this.#polite();
  }
  get urgent(): string {
    return this.#urgent();
  }

  say(sentence: Sentence): void {
    this.#polite = after(this.polite, sentence);
  }
  urge(sentence: Sentence): void {
    this.#urgent = after(this.urgent, sentence);
  }
}

/** The same sentence once more differs by a space, so that it is read again. */
function after(before: string, sentence: Sentence): () => string {
  const told = typeof sentence === "string" ? () => sentence : sentence;
  return before !== "" && before === told() ? () => `${told()}\u00a0` : told;
}

export const announcer = new Announcer();
