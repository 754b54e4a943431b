// What a screen reader says aloud: events politely, one's own turn and troubles at once.
class Announcer {
  polite = $state("");
  urgent = $state("");

  say(text: string): void {
    this.polite = this.polite === text ? `${text}\u00a0` : text;
  }

  urge(text: string): void {
    this.urgent = this.urgent === text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
