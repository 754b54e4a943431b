// Twenty faces in a woodcut manner, put together from parts. The first ten go with the names that bots are given
// (names-of-players in the words, whose order is kept by every language); people sit behind the other ten.
import { getContext, setContext } from "svelte";
import type { TableInfo } from "../../lib/contract.gen";
import type { Face } from "../../lib/woodcut";
import { say } from "../../lib/words.svelte";

const BOB_BACK = "M27 74C22 40 30 24 50 24s28 16 23 50l-9-2V40H36v32z";
const SHORT = "M31 50V38c0-12 8-17 19-17s19 5 19 17v12l-3-9c-4-3-8-5-16-5s-12 2-16 5z";

export const FACES: Face[] = [
  // Bruno: a flat cap and a moustache
  {
    top: "M28 40c-2-15 9-22 23-22 13 0 21 6 22 14l13 6-12 3c-14-3-32-3-46-1z",
    light: "M29 37c14-4 31-4 44-1",
    collar: "tie",
    beard: "moustache",
  },
  // Carla: a cloche
  {
    back: "M27 60c-3-20 4-34 23-34s26 14 23 34l-5-4H32z",
    top: "M26 44c-1-18 9-28 24-28s25 10 24 28c-15-7-33-7-48 0z",
    light: "M26 42c15-7 33-7 48 0",
    collar: "round",
    lips: true,
    earrings: true,
  },
  // Dario: a hat with a brim
  {
    top: "M31 35c0-13 7-20 19-20s19 7 19 20l14-2c-2 7-15 9-33 9s-31-2-33-9z",
    light: "M31 34c12 4 26 4 38 0",
    collar: "tie",
  },
  // Greta: a beret and round glasses
  {
    back: "M28 66c-4-20 2-34 22-34s26 14 22 34h-7V44H35v22z",
    top: "M24 33c3-12 13-16 26-16 14 0 26 5 27 15 0 6-9 7-25 6-15 0-29 2-28-5zM48 18l1-6h3v6z",
    collar: "round",
    lips: true,
    glasses: true,
  },
  // Fabio: short hair and a full beard
  { top: SHORT, collar: "high", beard: "full" },
  // Laura: a bun
  {
    back: "M37 18a13 13 0 1 1 26 0 13 13 0 1 1-26 0",
    top: "M31 50c-2-18 6-28 19-28s21 10 19 28c-2-10-8-17-19-19-11 2-17 9-19 19z",
    collar: "open",
    lips: true,
    earrings: true,
  },
  // Marco: hair combed back, glasses
  {
    top: "M31 46c-3-18 6-27 21-26 12 0 20 8 17 26l-3-7c-3-6-9-8-16-8s-13 2-16 8z",
    light: "M38 27c6-4 16-5 23 0",
    collar: "bow",
    glasses: true,
  },
  // Nora: a bob with a fringe
  {
    back: BOB_BACK,
    top: "M31 45c-2-14 7-21 19-21s21 7 19 21c-6-6-12-6-19-4-7-2-13-1-19 4z",
    collar: "round",
    lips: true,
  },
  // Rita: a scarf tied under the chin
  {
    back: "M27 58c-4-24 4-38 23-38s27 14 23 38c-2 12-9 20-15 24H42c-6-4-13-12-15-24z",
    top: "M28 50c-2-20 6-30 22-30s24 10 22 30c-4-10-10-16-22-16s-18 6-22 16zM43 78l7 4 7-4 4 12-11-5-11 5z",
    light: "M30 40c10-9 30-9 40 0",
    collar: "open",
    lips: true,
  },
  // Victor: a top hat, goatee
  {
    top: "M27 36h46l-3 6H30zM33 37V10h34v27z",
    light: "M33 31h34",
    collar: "tie",
    beard: "goatee",
  },
  // People
  {
    top: "M30 47c-2-17 4-27 20-27 13 0 22 7 19 27l-3-10c-9 0-17-3-22-8-2 6-7 10-11 11z",
    collar: "tie",
  },
  {
    back: "M30 62c-6-22 2-38 20-38s26 16 20 38l4 12c-6 4-11 3-13-2V40H39v32c-2 5-7 6-13 2z",
    top: "M31 46c0-15 7-23 19-23s19 8 19 23c-3-8-8-12-14-13-7 0-16 4-24 13z",
    collar: "open",
    lips: true,
    earrings: true,
  },
  {
    top: "M30 54c-3-9-1-17 5-21l-1 14zM70 54c3-9 1-17-5-21l1 14z",
    collar: "high",
    glasses: true,
    beard: "moustache",
  },
  {
    back: "M28 54c-6-6-5-13-1-17-2-8 4-14 10-14 4-6 22-6 26 0 6 0 12 6 10 14 4 4 5 11-1 17l-4 4H32z",
    top: "M31 46c-2-16 6-22 19-22s21 6 19 22c-3-5-6-7-9-7-2-4-5-5-8-3-4-3-8-2-10 2-4-1-8 2-11 8z",
    collar: "round",
    lips: true,
  },
  {
    top: "M27 39c0-16 9-23 23-23s23 7 23 23c-7-3-14-4-23-4s-16 1-23 4zM24 38h52l-6 5H30z",
    light: "M28 36c14-4 30-4 44 0",
    collar: "bow",
  },
  {
    back: "M31 40c-10 2-13 14-8 26 3 2 5 0 5-3-2-8 0-12 4-15zM69 40c10 2 13 14 8 26-3 2-5 0-5-3 2-8 0-12-4-15z",
    top: "M31 48c-2-17 6-26 19-26s21 9 19 26c-3-9-9-14-18-16v-8h-2v8c-9 2-15 7-18 16z",
    light: "M50 23v9",
    collar: "round",
    lips: true,
    glasses: true,
  },
  { top: SHORT, collar: "tie", beard: "goatee", glasses: true },
  {
    back: BOB_BACK,
    top: "M28 42c0-16 8-24 22-24s22 8 22 24c-6-6-10-8-15-9-8 0-18 1-29 9z",
    light: "M31 33c12-7 26-7 38 0",
    collar: "open",
    lips: true,
    earrings: true,
  },
  {
    top: "M30 46c-3-12 1-20 7-23 3-6 24-6 28 2 6 3 7 12 4 21l-3-8c-5-2-8-5-10-8-6 6-14 8-23 8z",
    collar: "high",
  },
  {
    back: "M30 60c-4-22 4-36 20-36s24 14 20 36h-6V40H36v20z",
    top: "M29 40c2-13 9-18 21-18s20 6 21 18l-8-6H38zM32 22h36v9H32z",
    light: "M32 27h36",
    collar: "bow",
    lips: true,
  },
];

/** One ground for each seat, so that no two at a table share theirs. */
export const GROUNDS = [
  "#80311a",
  "#6b5206",
  "#1f4a80",
  "#4a525c",
  "#632a5a",
  "#28603f",
  "#11605f",
  "#6e5a4a",
  "#7a2340",
  "#4d5520",
];

const KEY = Symbol("faces");
const HALF = 10;

/** Which face sits at each seat. */
export function facesOf(table: Pick<TableInfo, "seats">, names: (seat: number) => string): number[] {
  const known = say("names-of-players").split(", ");
  return table.seats.map((seat, number) => {
    const at = seat.kind === "bot" ? known.indexOf(names(number)) : -1;
    return at >= 0 && at < HALF ? at : HALF + (number % HALF);
  });
}

export const provideFaces = (faces: () => number[]): unknown => setContext(KEY, faces);
export const knownFaces = (): (() => number[]) => getContext<(() => number[]) | undefined>(KEY) ?? (() => []);
