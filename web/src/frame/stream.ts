export { default as Log } from "../ui/Log.svelte";
export { default as Stream } from "../ui/Stream.svelte";
