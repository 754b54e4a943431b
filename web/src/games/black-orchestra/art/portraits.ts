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
const brows: Shape = { line: "dark", width: 1.4, d: "M17 21.2c1.500-1 3.500-1 5-.2M26 21c1.500-.8 3.500-.8 5 .2" };
const nose: Shape = { line: "dark", width: 1.3, d: "M24 23.500l-1 5.500h2.500" };
const mouth: Shape = { line: "dark", width: 1.5, d: "M21 32.500h6" };
const cheek: Shape = { fill: "dark", d: "M33 21v4c0 7-4 12-9 12 3-2 6-6 6.500-11z" };
const shoulders: Shape = { fill: "coat", d: "M4 48c0-8 7-11 14-12.500l6 4 6-4C37 37 44 40 44 48z" };
const collar: Shape = { fill: "light", d: "M19 36l5 5 5-5 1.500 3L24 46l-6.500-7z" };
const tie: Shape = { fill: "dark", d: "M22.600 41.500h2.800L26.500 48h-5z" };
const tabs: Shape = {
  fill: "light",
  d: "M15 37.500l5-1.200 1.500 4.500-4.500 2zM33 37.500l-5-1.200-1.500 4.500 4.500 2z",
};
const glasses = (shape: "round" | "square"): Shape => ({
  line: "dark",
  width: 1.5,
  d:
    shape === "round"
      ? "M16.200 24a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0-7.200 0M24.600 24a3.600 3.600 0 1 0 7.200 " +
        "0a3.600 3.600 0 1 0-7.200 0M23.400 23.500h1.200"
      : "M16 21.500h7v5.500h-7zM25 21.500h7v5.500h-7zM23 23.500h2",
});

export const PEOPLE: Record<string, Person> = {
  // A high bare skull and the collar of a general.
  beck: {
    colour: "#5c4426",
    initial: "Be",
    shapes: [
      shoulders,
      face("M14 15c0-13 20-13 20 0v10c0 7-4.500 12.500-10 12.500S14 32 14 25z"),
      ears,
      cheek,
      { fill: "dark", d: "M13.500 16l2.500-1v6l-2 1zM34.500 16L32 15v6l2 1z" },
      { line: "dark", width: 1, d: "M18 13c3-1.500 9-1.500 12 0M19 16c2.500-1 7.500-1 10 0" },
      brows,
      eyes,
      nose,
      mouth,
      { line: "dark", width: 1.1, d: "M19.500 29l-1 3M28.500 29l1 3" },
      tabs,
    ],
  },
  // Round glasses and the white collar of a pastor.
  bonhoeffer: {
    colour: "#3f3f77",
    initial: "Bh",
    shapes: [
      shoulders,
      { fill: "light", d: "M17.500 36h13v4.600h-13z" },
      face("M14 18c0-9 20-9 20 0v8c0 6.500-4.500 11-10 11s-10-4.500-10-11z"),
      ears,
      {
        fill: "dark",
        d:
          "M13.500 21c-1-13 6-13 10.500-12.500C29 8 35.500 9 34.500 21l-1.800.5C33 14 30 12.500 24 12.500S15 14 " +
          "15.300 21.500z",
      },
      { fill: "dark", d: "M18.600 23.200h2.400v1.800h-2.400zM27 23.200h2.400v1.800H27z" },
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
      { fill: "light", d: "M13 17.500h3v6h-2.500zM35 17.500h-3v6h2.500z" },
      { line: "dark", width: 2.6, d: "M16.500 21.300l5.500-.6M31.500 21.300l-5.500-.6" },
      eyes,
      nose,
      mouth,
      { fill: "light", d: "M8 12c3-7.500 29-7.500 32 0l-4.500 3h-23z" },
      { fill: "dark", d: "M12 14.500h24V18c-8-2-16-2-24 0z" },
      { line: "dark", width: 1.1, d: "M8 12c3-7.500 29-7.500 32 0" },
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
      { fill: "dark", d: "M19 31.500c1-2.200 4-2.200 5-1.200 1-1 4-1 5 1.200-1.500.6-3 .6-5-.2-2 .8-3.500.8-5 .2z" },
      { fill: "dark", d: "M14.500 15c-.5-12 4-12 9.500-10 5.500-2 10-2 9.500 10z" },
      { fill: "dark", d: "M6 16.500c6-3.500 30-3.500 36 0-5 3.500-31 3.500-36 0z" },
      { line: "light", width: 1.4, d: "M14.800 13.200c6 1.400 12.400 1.400 18.400 0" },
    ],
  },
  // A young diplomat: dark parted hair and a bow tie.
  kordt: {
    colour: "#2a6548",
    initial: "K",
    shapes: [
      shoulders,
      collar,
      { fill: "dark", d: "M17.500 39.500l5 2v2.500l-5 2zM30.500 39.500l-5 2v2.500l5 2zM22.500 41.300h3v3h-3z" },
      face(),
      ears,
      cheek,
      {
        fill: "dark",
        d: "M14 21C12 9 18 7 22 7.500c5-3 15 0 12 13.500l-1.500.5c0-5-1.500-7-4-8-5 0-9-1-10-3-2 3-3 6-3 10.500z",
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
      { fill: "dark", d: "M18.300 23.500h2.400v1.800h-2.400zM27.300 23.500h2.400v1.800h-2.400z" },
      glasses("square"),
      nose,
      mouth,
      { fill: "dark", d: "M9 10c2-8 28-8 30 0l-4 4.500H13z" },
      { fill: "dark", d: "M13 14h22v2.500c1 .5 1 2.500 0 3-7-2.500-15-2.500-22 0-1-.5-1-2.500 0-3z" },
      { line: "light", width: 1.3, d: "M13 14.600h22" },
    ],
  },
  // Hair brushed back, a monocle on its cord.
  oster: {
    colour: "#48525c",
    initial: "Os",
    shapes: [
      shoulders,
      face("M15.500 16c0-9 17-9 17 0v9.500c0 7-3.800 12.500-8.500 12.500s-8.500-5.500-8.500-12.500z"),
      ears,
      cheek,
      tabs,
      {
        fill: "dark",
        d:
          "M14.500 20c-1.500-13 5-14.500 9.500-14.500S35 7 33.500 20l-1.800.3c.5-6-2-9.800-7.700-9.800s-8.200 " +
          "3.800-7.700 9.800z",
      },
      { line: "light", width: 1, d: "M19 7.500c-1 1-2 2.500-2.200 4M24 6.500v3M29 7.500c1 1 2 2.500 2.200 4" },
      brows,
      { fill: "dark", d: "M18 23h4v2h-4zM27 23.200h2.500v1.800H27z" },
      { line: "dark", width: 1.5, d: "M24.800 24a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0" },
      { line: "dark", width: 1, d: "M31.500 26c1.500 4 1.500 8-1 12" },
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
        d:
          "M14 22C11 8 18 5.500 24 6s13 2 10 16l-1.600.4c.4-6-1-8.400-4-9.400-4 1-10 1-12.400-.5-1.500 3-1.300 " +
          "6-1 9.500z",
      },
      { line: "dark", width: 1.6, d: "M14.500 17.500L33.500 25" },
      {
        fill: "dark",
        d: "M15.500 20.500c3-1.500 6-.8 7.500.6.6 4.600-1.500 6.900-3.800 6.900s-4.200-2.500-3.700-7.500z",
      },
      { fill: "dark", d: "M26 23h4v2h-4z" },
      { line: "dark", width: 1.4, d: "M26 21c1.500-.8 3.500-.8 5 .2" },
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
      { fill: "dark", d: "M11.500 18L25 3.500 37 15.500c-8-2.500-17-2-25.500 2.500z" },
      { line: "light", width: 1.3, d: "M13.500 17c7-6.500 14-7 21-4" },
    ],
  },
};
