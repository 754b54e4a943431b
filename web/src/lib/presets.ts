// Tables as one likes them, kept on this device: what was chosen of a game's rules and of how the table is run.
import type { TableSettings } from "./contract.gen";

export interface Preset {
  name: string;
  game: string;
  /** Only what was chosen; everything else is as published. */
  options: Record<string, unknown>;
  settings: Partial<TableSettings>;
}

const STORED = "conjura.presets";
export const LONGEST_NAME = 40;

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** Those of a game, by name. */
export function presetsOf(game: string, shelf: Shelf = localStorage): Preset[] {
  return read(shelf)
    .filter((one) => one.game === game)
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Keeps it; one of the same name and game is replaced. */
export function keep(preset: Preset, shelf: Shelf = localStorage): void {
  const name = preset.name.trim().slice(0, LONGEST_NAME);
  if (name === "") return;
  write([...without(read(shelf), preset.game, name), { ...preset, name }], shelf);
}

export function forget(game: string, name: string, shelf: Shelf = localStorage): void {
  write(without(read(shelf), game, name), shelf);
}

/** What must be said to a table so that its rules become those of the preset: what else was chosen is so no more. */
export function optionsFor(preset: Preset, chosen: Record<string, unknown>): Record<string, unknown> {
  const others = Object.keys(chosen).filter((name) => name !== "players" && !(name in preset.options));
  return { ...Object.fromEntries(others.map((name) => [name, null])), ...preset.options };
}

const without = (presets: Preset[], game: string, name: string): Preset[] =>
  presets.filter((one) => one.game !== game || one.name !== name);

function read(shelf: Shelf): Preset[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(STORED) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPreset) : [];
  } catch {
    return [];
  }
}

function isPreset(value: unknown): value is Preset {
  const one = value as Partial<Preset> | null;
  return typeof one?.name === "string" && typeof one.game === "string" && !!one.options && !!one.settings;
}

function write(presets: Preset[], shelf: Shelf): void {
  try {
    shelf.setItem(STORED, JSON.stringify(presets));
  } catch {
    // private windows may forbid it; then nothing is kept
  }
}
