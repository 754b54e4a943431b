export { default as Table } from "./Table.svelte";
export { lesson } from "./lesson";
export { tell } from "./tell";
