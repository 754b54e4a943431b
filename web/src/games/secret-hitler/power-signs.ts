// The signs of the powers, each a path for an <svg> of 24 by 24.
export const POWER_SIGNS: Record<string, string> = {
  investigate: "M10 4a6 6 0 1 0 .01 0zM14.500 14.500L20 20",
  "special-election": "M4 10h16v10H4zM8 10V5h8v5M9 15h6",
  peek: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 .01 0z",
  execution: "M12 3v18M3 12h18M12 6a6 6 0 1 0 .01 0z",
};
