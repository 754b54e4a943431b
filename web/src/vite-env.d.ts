/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words" {
  type Loader = () => Promise<{ default: string }>;
  type Part = "page" | "secret-hitler" | "secret-hitler-rules" | "black-orchestra" | "black-orchestra-rules";
  type Languages = typeof import("../../conjura/words/languages.json");
  export const languages: Languages;
  export const loaders: Record<keyof Languages, Record<Part, Loader>>;
}
