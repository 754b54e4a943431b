// What is not done at once: in a task of its own, after a frame, or when there is nothing else to do.
/** Done in a task of its own, so that what is already there is drawn first. Gives what calls it off. */
export function soon(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
  return () => port1.close();
}

/** Done when the next frame has been drawn, in a task of its own. Gives what calls it off. */
export function afterFrame(work: () => void): () => void {
  // Whatever it watches, the browser tells an observer first how things are in the next frame that it draws.
  const frame = new IntersectionObserver(() => {
    frame.disconnect();
    work();
  });
  frame.observe(document.documentElement);
  return () => frame.disconnect();
}

const AT_THE_LATEST = 2000;

/** Does it when nothing else is to be done. */
export function whenIdle(what: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(what, { timeout: AT_THE_LATEST });
  else setTimeout(what, AT_THE_LATEST);
}

/**
 * What is large comes in parts, a frame after another (ui/InTurn.svelte), while the page follows what is shown. Else
 * all of it is there at once: so it is in the first picture, and when scenes are built ahead of their time.
 */
export const turns = { taken: false };
