// Apart from vite.config.ts, which builds the page where the tools that check it are not installed.
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    test: {
      include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
      environment: "node",
      globalSetup: "tests/recorded.setup.ts",
    },
  }),
);
