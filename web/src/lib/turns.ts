// What is large comes in parts, a frame after another (ui/InTurn.svelte), while the page follows what is shown. Else
// all of it is there at once: so it is in the first picture, and when scenes are built ahead of their time.
export const turns = { taken: false };
