// The odds come with the observation, exact; here they are only written down.

/** "41 %", "0.4 %", in the way of the language. Small chances keep a digit, so that they are not rounded to nothing. */
export function percent(chance: number, language: string): string {
  const digits = chance > 0 && chance < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
  }).format(chance);
}
