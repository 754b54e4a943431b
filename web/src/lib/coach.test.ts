import { expect, test } from "vitest";
import { apart, stand } from "./coach";

const page = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const card = { width: 300, height: 180 };

test("it stands right of a thing, its notch at the thing's height", () => {
  const at = stand({ left: 100, top: 400, width: 80, height: 40 }, page, card);
  expect(at).toEqual({ left: 198, top: 330, side: "right", notch: 90 });
});

test("it stands left of a thing at the right edge", () => {
  expect(stand({ left: 1300, top: 20, width: 120, height: 40 }, page, card)).toMatchObject({
    left: 982,
    side: "left",
    top: 10,
  });
});

test("on a phone it stands below or above", () => {
  expect(stand({ left: 20, top: 100, width: 350, height: 60 }, phone, card)).toMatchObject({ side: "below", top: 178 });
  const above = stand({ left: 20, top: 700, width: 60, height: 60 }, phone, { width: 340, height: 180 });
  expect(above).toMatchObject({ side: "above", top: 502 });
  expect(above.notch).toBe(40);
});

test("it points at nothing where the thing fills the page, or is not there", () => {
  expect(stand({ left: 0, top: 0, width: 1440, height: 900 }, page, card).side).toBeNull();
  expect(stand(null, page, card)).toMatchObject({ left: 570, top: 710, side: null });
});

test("its notch never leaves the card", () => {
  expect(stand({ left: 100, top: 0, width: 80, height: 10 }, page, card).notch).toBe(22);
});

test("while something is shown it lies at the lower edge, at every size", () => {
  const bar = { width: 380, height: 44 };
  expect(stand(null, page, bar)).toEqual({ left: 530, top: 846, side: null, notch: 0 });
  expect(stand(null, phone, bar).top).toBe(phone.height - 54);
});

test("it stands where it covers nothing else that is lit, and beside its thing where that cannot be", () => {
  const button = { left: 300, top: 820, width: 80, height: 60 };
  const cell = { left: 520, top: 700, width: 200, height: 100 }; // right of the button
  expect(stand(button, page, card).side).toBe("right");
  expect(stand(button, page, card, [cell]).side).toBe("above");
  expect(stand(button, page, card, [{ left: 0, top: 0, width: 1440, height: 900 }]).side).toBe("right");
});

test("where what it points at has something lit right above it, it stands above both", () => {
  const answer = { left: 10, top: 620, width: 370, height: 70 };
  const odds = { left: 10, top: 570, width: 370, height: 46 };
  const found = stand(answer, phone, card, [odds]);
  expect(found.side).toBe("above");
  expect(found.top + card.height).toBeLessThanOrEqual(odds.top);
});

test("what is lit twice is lit once: boxes that meet are one", () => {
  const one = { left: 0, top: 0, width: 10, height: 10 };
  const far = { left: 100, top: 0, width: 10, height: 10 };
  const near = { left: 5, top: 5, width: 20, height: 10 };
  expect(apart([one, far])).toEqual([one, far]);
  expect(apart([one, far, near])).toEqual([{ left: 0, top: 0, width: 25, height: 15 }, far]);
  // Two that are made one may meet a third that neither of them met.
  const below = { left: 20, top: 0, width: 2, height: 2 };
  expect(apart([below, one, near])).toHaveLength(1);
});
