// The built files once more, compressed: the server sends them as they are, without work for every visitor.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SMALLER_THAN = 0.95; // of the file, or it is not worth another one (fonts are compressed already)

export function compress(): Plugin {
  let folder = "";
  return {
    name: "conjura-compress",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (file.isFile()) compressBeside(join(file.parentPath, file.name));
      }
    },
  };
}

function compressBeside(file: string): void {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  for (const [ending, smaller] of [
    ["gz", gzipSync(content, { level: 9 })],
    ["br", brotliCompressSync(content, { params })],
  ] as const) {
    if (smaller.length < SMALLER_THAN * content.length) writeFileSync(`${file}.${ending}`, smaller);
  }
}
