export { default as Table } from "./Table.svelte";
export { lesson } from "./lesson";
