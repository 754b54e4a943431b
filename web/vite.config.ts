import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { words } from "./plugins/words.ts";

export default defineConfig({
  plugins: [words(), svelte()],
  base: "/",
  build: {
    outDir: "../conjura/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: {
    proxy: { "/api": { target: process.env["CONJURA_SERVER"] ?? "http://127.0.0.1:8700", ws: true } },
  },
});
