/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words" {
  type Loader = () => Promise<{ default: string }>;
  type Part = import("./games/list").Part;
  type Languages = typeof import("../../conjura/words/languages.json");
  export const languages: Languages;
  export const loaders: Record<keyof Languages, Record<Part, Loader>>;
}
