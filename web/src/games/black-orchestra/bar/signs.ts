// The signs of the nine actions, drawn with a pen on a square of 24.
export const ACTION_SIGNS: Record<string, string> = {
  move: "M4 12h15M13 6l6 6-6 6",
  reveal:
    "M2 12c2.500-4.500 6-6.500 10-6.500s7.500 2 10 6.500c-2.500 4.500-6 6.500-10 6.500S4.500 16.500 2 12z" +
    "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
  collect: "M12 3v12M6.500 10l5.500 5.500L17.500 10M4 20.500h16",
  deliver: "M2 6h11v10H2zM13 9.500h4.500L21 13v3h-8zM6 16a2 2 0 1 0 .01 0zM17 16a2 2 0 1 0 .01 0z",
  dossier: "M5 3h10v18H5zM15 7h4v14h-4M8 8h4",
  conspire: "M3 3h8v8H3zM13 13h8v8h-8zM15 3.500l5 5M20 3.500l-5 5",
  act: "M13.500 2L5 13.500h6L9.500 22L19 10h-6.500z",
  transfer: "M3 8h16M15 4l4 4-4 4M21 16H5M9 12l-4 4 4 4",
  release: "M5 11h14v10H5zM8 11V7a4 4 0 0 1 7.500-2M12 15v2.500",
};
