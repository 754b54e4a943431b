// The parts of which a face is put together.
/** What is drawn on a square of 100 by 100. `back` lies behind the head, `top` in front of it. */
export interface Face {
  back?: string;
  top: string;
  /** Light lines on what is dark: the band of a hat, a parting. */
  light?: string;
  collar: "tie" | "round" | "open" | "high" | "bow";
  lips?: boolean;
  beard?: "full" | "moustache" | "goatee";
  glasses?: boolean;
  earrings?: boolean;
}
