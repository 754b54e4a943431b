// That only the director makes what is shown is held by the type checker: a view is not something shown.
import { expect, test } from "vitest";
import type { View } from "../src/lib/contract.gen";
import { asShown, type Shown } from "../src/lib/shown";

const show = (shown: Shown): number => shown.version;

test("a view must go through the director", () => {
  const view = { version: 3 } as View;
  // @ts-expect-error: the newest view may know more than was shown
  expect(show(view)).toBe(3);
  expect(show(asShown(view))).toBe(3);
});
