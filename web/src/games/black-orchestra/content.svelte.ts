// What Black Orchestra is played with at this table: ours, or a pack.
import { Box } from "../../lib/content.svelte";
import { CONTENT } from "./content.gen";
import type { Content } from "./contract.gen";

export const box = new Box<Content>(CONTENT);
