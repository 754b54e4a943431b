export { default as Table } from "./Table.svelte";
export { tell } from "./tell";
export { lesson } from "./lesson";
