import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./plugins/compress.ts";
import { words } from "./plugins/words.ts";

export default defineConfig({
  plugins: [words(), svelte(), compress()],
  base: "/",
  experimental: {
    // The files name each other from where they are, so that they can stand below any path. Only the document names
    // them from the root: it answers at every address, and the server that knows the path writes it in.
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
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
