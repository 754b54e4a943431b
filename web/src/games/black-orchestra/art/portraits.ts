// Nine people in the manner of a woodcut: a face, what is dark in it, and one thing that nobody else has.
// Drawn for this project; each on a square of 48, as shapes that are filled or lines that are cut.

export type Fill = "face" | "dark" | "coat" | "light";
export interface Shape {
  fill?: Fill;
  line?: "dark" | "light";
  width?: number;
  d: string;
}

export interface Person {
  /** Their colour as a pawn; dark enough for white letters. */
  colour: string;
  initial: string;
  shapes: Shape[];
}

const face = (d = "M15 17c0-8 18-8 18 0v8c0 7-4 12-9 12s-9-5-9-12z"): Shape => ({ fill: "face", d });
const ears: Shape = { fill: "face", d: "M13 22c-2-1-2 6 2 6zM35 22c2-1 2 6-2 6z" };
const eyes: Shape = { fill: "dark", d: "M18 23h4v2h-4zM26 23h4v2h-4z" };
const brows: Shape = { line: "dark", width: 1.4, d: "M17 21.2c1.5-1 3.5-1 5-.2M26 21c1.5-.8 3.5-.8 5 .2" };
const nose: Shape = { line: "dark", width: 1.3, d: "M24 23.5l-1 5.5h2.5" };
const mouth: Shape = { line: "dark", width: 1.5, d: "M21 32.5h6" };
const cheek: Shape = { fill: "dark", d: "M33 21v4c0 7-4 12-9 12 3-2 6-6 6.5-11z" };
const shoulders: Shape = { fill: "coat", d: "M4 48c0-8 7-11 14-12.5l6 4 6-4C37 37 44 40 44 48z" };
const collar: Shape = { fill: "light", d: "M19 36l5 5 5-5 1.5 3L24 46l-6.5-7z" };
const tie: Shape = { fill: "dark", d: "M22.6 41.5h2.8L26.5 48h-5z" };
const tabs: Shape = {
  fill: "light",
  d: "M15 37.5l5-1.2 1.5 4.5-4.5 2zM33 37.5l-5-1.2-1.5 4.5 4.5 2z",
};
const glasses = (shape: "round" | "square"): Shape => ({
  line: "dark",
  width: 1.5,
  d:
    shape === "round"
      ? "M16.2 24a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M24.6 24a3.6 3.6 0 1 0 7.2 " +
        "0a3.6 3.6 0 1 0-7.2 0M23.4 23.5h1.2"
      : "M16 21.5h7v5.5h-7zM25 21.5h7v5.5h-7zM23 23.5h2",
});

export const PEOPLE: Record<string, Person> = {
  // A high bare skull and the collar of a general.
  beck: {
    colour: "#5c4426",
    initial: "Be",
    shapes: [
      shoulders,
      face("M14 15c0-13 20-13 20 0v10c0 7-4.5 12.5-10 12.5S14 32 14 25z"),
      ears,
      cheek,
      { fill: "dark", d: "M13.5 16l2.5-1v6l-2 1zM34.5 16L32 15v6l2 1z" },
      { line: "dark", width: 1, d: "M18 13c3-1.5 9-1.5 12 0M19 16c2.5-1 7.5-1 10 0" },
      brows,
      eyes,
      nose,
      mouth,
      { line: "dark", width: 1.1, d: "M19.5 29l-1 3M28.5 29l1 3" },
      tabs,
    ],
  },
  // Round glasses and the white collar of a pastor.
  bonhoeffer: {
    colour: "#3f3f77",
    initial: "Bh",
    shapes: [
      shoulders,
      { fill: "light", d: "M17.5 36h13v4.6h-13z" },
      face("M14 18c0-9 20-9 20 0v8c0 6.5-4.5 11-10 11s-10-4.5-10-11z"),
      ears,
      {
        fill: "dark",
        d: "M13.5 21c-1-13 6-13 10.5-12.5C29 8 35.5 9 34.5 21l-1.8.5C33 14 30 12.5 24 12.5S15 14 " + "15.3 21.5z",
      },
      { fill: "dark", d: "M18.6 23.2h2.4v1.8h-2.4zM27 23.2h2.4v1.8H27z" },
      glasses("round"),
      nose,
      mouth,
    ],
  },
  // An admiral: white hair, heavy brows, a white-topped cap.
  canaris: {
    colour: "#1c4f7c",
    initial: "C",
    shapes: [
      shoulders,
      collar,
      tie,
      face(),
      ears,
      cheek,
      { fill: "light", d: "M13 17.5h3v6h-2.5zM35 17.5h-3v6h2.5z" },
      { line: "dark", width: 2.6, d: "M16.5 21.3l5.5-.6M31.5 21.3l-5.5-.6" },
      eyes,
      nose,
      mouth,
      { fill: "light", d: "M8 12c3-7.5 29-7.5 32 0l-4.5 3h-23z" },
      { fill: "dark", d: "M12 14.5h24V18c-8-2-16-2-24 0z" },
      { line: "dark", width: 1.1, d: "M8 12c3-7.5 29-7.5 32 0" },
    ],
  },
  // A mayor in a hat with a wide brim, and a moustache.
  goerdeler: {
    colour: "#6d2c5b",
    initial: "G",
    shapes: [
      shoulders,
      collar,
      tie,
      face(),
      ears,
      cheek,
      eyes,
      nose,
      { fill: "dark", d: "M19 31.5c1-2.2 4-2.2 5-1.2 1-1 4-1 5 1.2-1.5.6-3 .6-5-.2-2 .8-3.5.8-5 .2z" },
      { fill: "dark", d: "M14.5 15c-.5-12 4-12 9.5-10 5.5-2 10-2 9.5 10z" },
      { fill: "dark", d: "M6 16.5c6-3.5 30-3.5 36 0-5 3.5-31 3.5-36 0z" },
      { line: "light", width: 1.4, d: "M14.8 13.2c6 1.4 12.4 1.4 18.4 0" },
    ],
  },
  // A young diplomat: dark parted hair and a bow tie.
  kordt: {
    colour: "#2a6548",
    initial: "K",
    shapes: [
      shoulders,
      collar,
      { fill: "dark", d: "M17.5 39.5l5 2v2.5l-5 2zM30.5 39.5l-5 2v2.5l5 2zM22.5 41.3h3v3h-3z" },
      face(),
      ears,
      cheek,
      {
        fill: "dark",
        d: "M14 21C12 9 18 7 22 7.5c5-3 15 0 12 13.5l-1.5.5c0-5-1.5-7-4-8-5 0-9-1-10-3-2 3-3 6-3 10.5z",
      },
      brows,
      eyes,
      nose,
      mouth,
    ],
  },
  // A general in cap and square glasses.
  olbricht: {
    colour: "#735200",
    initial: "Ol",
    shapes: [
      shoulders,
      face(),
      ears,
      cheek,
      tabs,
      { fill: "dark", d: "M18.3 23.5h2.4v1.8h-2.4zM27.3 23.5h2.4v1.8h-2.4z" },
      glasses("square"),
      nose,
      mouth,
      { fill: "dark", d: "M9 10c2-8 28-8 30 0l-4 4.5H13z" },
      { fill: "dark", d: "M13 14h22v2.5c1 .5 1 2.5 0 3-7-2.5-15-2.5-22 0-1-.5-1-2.5 0-3z" },
      { line: "light", width: 1.3, d: "M13 14.6h22" },
    ],
  },
  // Hair brushed back, a monocle on its cord.
  oster: {
    colour: "#48525c",
    initial: "Os",
    shapes: [
      shoulders,
      face("M15.5 16c0-9 17-9 17 0v9.5c0 7-3.8 12.5-8.5 12.5s-8.5-5.5-8.5-12.5z"),
      ears,
      cheek,
      tabs,
      {
        fill: "dark",
        d: "M14.5 20c-1.5-13 5-14.5 9.5-14.5S35 7 33.5 20l-1.8.3c.5-6-2-9.8-7.7-9.8s-8.2 " + "3.8-7.7 9.8z",
      },
      { line: "light", width: 1, d: "M19 7.5c-1 1-2 2.5-2.2 4M24 6.5v3M29 7.5c1 1 2 2.5 2.2 4" },
      brows,
      { fill: "dark", d: "M18 23h4v2h-4zM27 23.2h2.5v1.8H27z" },
      { line: "dark", width: 1.5, d: "M24.8 24a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0" },
      { line: "dark", width: 1, d: "M31.5 26c1.5 4 1.5 8-1 12" },
      nose,
      mouth,
    ],
  },
  // The eyepatch.
  stauffenberg: {
    colour: "#8a3512",
    initial: "S",
    shapes: [
      shoulders,
      face(),
      ears,
      tabs,
      {
        fill: "dark",
        d: "M14 22C11 8 18 5.5 24 6s13 2 10 16l-1.6.4c.4-6-1-8.4-4-9.4-4 1-10 1-12.4-.5-1.5 3-1.3 " + "6-1 9.5z",
      },
      { line: "dark", width: 1.6, d: "M14.5 17.5L33.5 25" },
      {
        fill: "dark",
        d: "M15.5 20.5c3-1.5 6-.8 7.5.6.6 4.6-1.5 6.9-3.8 6.9s-4.2-2.5-3.7-7.5z",
      },
      { fill: "dark", d: "M26 23h4v2h-4z" },
      { line: "dark", width: 1.4, d: "M26 21c1.5-.8 3.5-.8 5 .2" },
      nose,
      mouth,
    ],
  },
  // A staff officer in a side cap.
  tresckow: {
    colour: "#0f5f63",
    initial: "T",
    shapes: [
      shoulders,
      face(),
      ears,
      cheek,
      tabs,
      brows,
      eyes,
      nose,
      mouth,
      { fill: "dark", d: "M11.5 18L25 3.5 37 15.5c-8-2.5-17-2-25.5 2.5z" },
      { line: "light", width: 1.3, d: "M13.5 17c7-6.5 14-7 21-4" },
    ],
  },
};
