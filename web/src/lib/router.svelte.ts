// Addresses of the page. The server answers all of them with the same document.
import { pageAt, withinPage } from "./place";
import { OPEN, type Eyes } from "./replay";
export type Route =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "tv"; id: string }
  | { screen: "replay"; id: string; step: number; seat: Eyes; event: number | null }
  | { screen: "rules"; game: string | null; rule: string | null }
  | { screen: "lesson"; game: string; chapter: string | null }
  | { screen: "credits" }
  | { screen: "you"; code: string | null }
  | { screen: "history"; about: string | null }
  | { screen: "nowhere" };

export function parse(address: string): Route {
  const url = new URL(address, "http://page");
  const [first, second, third] = withinPage(url.pathname)
    .split("/")
    .filter((part) => part !== "");
  if (first === undefined) return { screen: "home" };
  if (first === "you") return { screen: "you", code: url.hash.slice(1) || null };
  if (first === "credits") return { screen: "credits" };
  if (first === "history") return { screen: "history", about: url.hash.slice(1) || null };
  if (first === "rules") return { screen: "rules", game: second ?? null, rule: url.hash.slice(1) || null };
  if (second === undefined) return { screen: "nowhere" };
  if (first === "t") return { screen: "table", id: second };
  if (first === "tv") return { screen: "tv", id: second };
  if (first === "lesson") return { screen: "lesson", game: second, chapter: third ?? null };
  if (first === "replay") {
    const number = (name: string): number | null => {
      const given = url.searchParams.get(name);
      return given !== null && /^\d+$/.test(given) ? Number(given) : null;
    };
    return {
      screen: "replay",
      id: second,
      step: number("step") ?? 0,
      seat: url.searchParams.get("seat") === OPEN ? OPEN : number("seat"),
      event: number("event"),
    };
  }
  return { screen: "nowhere" };
}

class Router {
  route = $state.raw<Route>({ screen: "home" });

  begin(): void {
    this.route = parse(location.href);
    window.addEventListener("popstate", () => (this.route = parse(location.href)));
    // Every inner link works without code of its own, and can be opened in a new tab.
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      const path = withinPage(link.pathname);
      if (link.target !== "" || link.origin !== location.origin || path.startsWith("/api/")) return;
      event.preventDefault();
      this.go(path + link.search + link.hash);
    });
  }

  go(address: string): void {
    history.pushState(null, "", pageAt(address));
    this.route = parse(location.href);
    if (!location.hash) window.scrollTo(0, 0);
  }

  /** Changes the address without leaving the screen (the step of a replay). */
  note(address: string): void {
    history.replaceState(null, "", pageAt(address));
  }
}

export const router = new Router();
