/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words" {
  type Loader = () => Promise<{ default: string }>;
  type Part = "page" | "secret-hitler" | "secret-hitler-rules" | "black-orchestra" | "black-orchestra-rules";
  export const loaders: Record<"en" | "es" | "it", Record<Part, Loader>>;
}
