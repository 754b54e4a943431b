// The screens of the page: each is fetched when it is gone to.
import { persist } from "./later.svelte";

export const screens = {
  home: () => persist(() => import("../screens/Home.svelte")),
  table: () => persist(() => import("../screens/Table.svelte")),
  tv: () => persist(() => import("../screens/Tv.svelte")),
  replay: () => persist(() => import("../screens/Replay.svelte")),
  rules: () => persist(() => import("../screens/Rules.svelte")),
  lessons: () => persist(() => import("../screens/Lessons.svelte")),
  lesson: () => persist(() => import("../screens/Lesson.svelte")),
  you: () => persist(() => import("../screens/You.svelte")),
  credits: () => persist(() => import("../screens/Credits.svelte")),
  history: () => persist(() => import("../screens/History.svelte")),
};
