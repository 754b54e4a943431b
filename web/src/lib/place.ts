// Where the page stands: at the root of its host, or below a path (`conjura serve --prefix /conjura`).

/** What the server wrote into the document: "" or "/conjura". */
const PREFIX = typeof document === "undefined" ? "" : (document.documentElement.dataset["prefix"] ?? "");

/** The address of something of ours that is named as if the page stood at the root: "/rules" is "/conjura/rules". */
export const pageAt = (path: string, prefix = PREFIX): string => prefix + path;

/** The other way round. */
export const withinPage = (path: string, prefix = PREFIX): string =>
  path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || "/" : path;

/** Whether that name means the machine of whoever uses it, so that a link with it is of no use to others. */
export const isThisMachine = (hostname: string): boolean =>
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
