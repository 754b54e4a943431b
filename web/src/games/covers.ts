// The pictures on the boxes.
import type { Component } from "svelte";
import type { GameId } from "./list";

const covers = import.meta.glob<Component>("./*/Cover.svelte", { eager: true, import: "default" });

export const coverOf = (id: GameId): Component | undefined => covers[`./${id}/Cover.svelte`];
