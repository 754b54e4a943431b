// What is large comes in parts, a frame after another (ui/InTurn.svelte), while something is staged. Else all of it is
// there at once: so it is when scenes are built ahead of their time.
export const turns = { taken: false };
