import type { Lesson } from "../index";

export const lesson: Lesson = { make: { options: {}, seed: 1, bot: "simple" }, steps: [] };
