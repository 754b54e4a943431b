// How near the nearest attempt came, in words.
import { say } from "../../../lib/words.svelte";
import { cardKey } from "../facts";
import { over, short, type Tried } from "./story";

export const nearText = (tried: Tried): string =>
  short(tried) > 0
    ? say("bo-story-short", { targets: short(tried) })
    : say("bo-story-over", { eagles: Math.max(1, over(tried)) });

export const closestText = (tried: Tried): string =>
  say("bo-story-closest", { plot: say(cardKey(tried.plot)), stage: tried.stage, near: nearText(tried) });
