// An event card that was read goes to its place: on top of the side column, or into its line on a phone.
import type { TransitionConfig } from "svelte/transition";

export const SECONDS = 0.5;

/** `goes`: whether it is laid down; otherwise it is gone at once. */
export function shrinks(node: HTMLElement, { goes }: { goes: () => boolean }): TransitionConfig {
  const place = node.closest(".frame")?.querySelector<HTMLElement>("[data-current-event]");
  if (!goes() || !place || place.offsetParent === null) return { duration: 0 };
  const [from, to] = [node.getBoundingClientRect(), place.getBoundingClientRect()];
  return {
    duration: 1000 * SECONDS,
    css: (_, gone) => `
      transform-origin: 0 0;
      transform: translate(${gone * (to.left - from.left)}px, ${gone * (to.top - from.top)}px)
        scale(${1 - gone * (1 - to.width / from.width)}, ${1 - gone * (1 - to.height / from.height)});
      opacity: ${1 - 0.6 * gone};`,
  };
}
