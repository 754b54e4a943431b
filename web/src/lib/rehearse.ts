// Scenes are built once ahead of their time, outside the page, where nobody sees or hears them: the first time takes
// the browser several times as long as any other, and would fall into the midst of a scene.
import { flushSync, unmount } from "svelte";
import type { Directed } from "./director.svelte";
import { whenIdle } from "./soon";

/** Builds a scene in that place: `mount`. */
export type Build = (target: HTMLElement) => Record<string, unknown>;

/** One after another, when nothing else is to be done and nothing is staged. Gives what calls it off. */
export function rehearse(director: Directed, scenes: Build[]): () => void {
  const left = [...scenes];
  let over = false;
  const next = (): void => {
    if (over) return;
    const staged = director.stage.behind > 0 || director.follows;
    const build = staged ? undefined : left.shift();
    if (build !== undefined) {
      const scene = build(document.createElement("div"));
      flushSync();
      void unmount(scene);
    }
    if (staged) wait();
    else if (left.length > 0) whenIdle(next);
    else document.documentElement.dataset["rehearsed"] = "";
  };
  const wait = (): void => void director.caughtUp().then(() => whenIdle(next));
  wait();
  return () => (over = true);
}
