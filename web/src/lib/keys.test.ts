import { expect, test } from "vitest";
import { meant, named, type Press, type Shortcut } from "./keys";

const nothing = (): void => {};
const key = (name: string, rest: Partial<Shortcut> = {}): Shortcut => ({
  key: name,
  message: `m-${name}`,
  group: "look",
  do: nothing,
  ...rest,
});
const press = (name: string, rest: Partial<Press> = {}): Press => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  within: () => false,
  dialog: false,
  ...rest,
});
const inside =
  (...tags: string[]) =>
  (selector: string) =>
    tags.some((tag) => selector.split(", ").includes(tag));

test("letters are meant in either case; Shift makes another shortcut of them", () => {
  const skip = key("s");
  const now = key("s", { shift: true });
  expect(meant([skip, now], press("s"))).toBe(skip);
  expect(meant([skip, now], press("S"))).toBe(skip); // with the capitals locked
  expect(meant([skip, now], press("S", { shiftKey: true }))).toBe(now);
  expect(meant([skip], press("S", { shiftKey: true }))).toBeNull();
});

test("a sign is meant however it is typed", () => {
  const sheet = key("?");
  expect(meant([sheet], press("?", { shiftKey: true }))).toBe(sheet);
  expect(meant([sheet], press("?"))).toBe(sheet);
});

test("whoever writes, or presses a key of the browser, means no shortcut", () => {
  const record = key("r");
  expect(meant([record], press("r", { within: inside("textarea") }))).toBeNull();
  expect(meant([record], press("r", { ctrlKey: true }))).toBeNull();
  expect(meant([record], press("r", { within: inside("svg", "button") }))).toBe(record);
  expect(meant([record], press("r", { within: inside("input[type=range]") }))).toBe(record); // which takes arrows alone
  expect(meant([key("ArrowLeft")], press("ArrowLeft", { within: inside("input[type=range]") }))).toBeNull();
});

test("Space presses a button, the arrows walk over the map", () => {
  const hold = key(" ");
  const next = key("ArrowRight");
  expect(meant([hold], press(" "))).toBe(hold);
  expect(meant([hold], press(" ", { within: inside("button") }))).toBeNull();
  expect(meant([next], press("ArrowRight"))).toBe(next);
  expect(meant([next], press("ArrowRight", { within: inside("svg") }))).toBeNull();
  expect(meant([next], press("ArrowRight", { within: inside("button") }))).toBe(next);
});

test("only active ones are meant, the last of them first, and none through a dialog that is not its own", () => {
  const one = key("l");
  const other = key("l", { when: () => false });
  expect(meant([one, other], press("l"))).toBe(one);
  expect(meant([other], press("l"))).toBeNull();
  const later = key("l");
  expect(meant([one, later], press("l"))).toBe(later);
  expect(meant([one], press("l", { dialog: true }))).toBeNull();
  const closes = key("l", { overDialog: () => true });
  expect(meant([closes], press("l", { dialog: true }))).toBe(closes);
});

test("keys are named as they stand on the keyboard", () => {
  const say = (message: string): string => `<${message.split("-").at(-1)}>`;
  expect(named(key("s", { shift: true }), say)).toEqual(["<shift>", "S"]);
  expect(named(key(" "), say)).toEqual(["<space>"]);
  expect(named(key("ArrowLeft"), say)).toEqual(["←"]);
});
