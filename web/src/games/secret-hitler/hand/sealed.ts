// Which envelopes were opened on this device: each is shown once, at the start.
const STORED = "conjura.envelopes";
const KEPT = 40; // tables that are remembered

export const keyOf = (table: string, seat: number): string => `${table}:${seat}`;

export function opened(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function remember(key: string): void {
  try {
    localStorage.setItem(STORED, JSON.stringify([...opened().filter((one) => one !== key), key].slice(-KEPT)));
  } catch {
    // private windows may forbid it; then it lasts as long as the page
  }
}
