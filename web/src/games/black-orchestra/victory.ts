// The card of the end, drawn on a canvas so that it can be kept as a picture: of a victory with a rising light, of a
// defeat in ink on the second paper, hatched.
import { PEOPLE } from "./art/portraits";

export interface EndCard {
  won: boolean;
  title: string;
  text: string;
  how: string;
  heading: string;
  people: { id: string; name: string; player: string }[];
  foot: string;
}

const PAPER = "#f2ead9";
const SECOND = "#e7dcc4";
const INK = "#1d1a17";
const SOFT = "#5f574c";
const RED = "#ab3316";
const FILLS = { face: "#f6efdf", light: "#f6efdf", dark: INK, coat: "#2b2620" } as const;

const SERIF = '"Conjura Serif"';
const GOTHIC = '"League Gothic"';

/** Where things stand on a sheet: across a desk, or upright for a phone, where nothing may be small. */
interface Sheet {
  width: number;
  /** Where the title stands, and how large it is. */
  title: [y: number, size: number];
  text: number;
  how: number;
  heading: number;
  /** People side by side at most, how much room each has, and how large a face is. */
  abreast: number;
  room: number;
  face: number;
  name: number;
  player: number;
  foot: number;
  /** A line is so much higher than its letters. */
  lead: number;
}
const ACROSS: Sheet = {
  ...{ width: 1200, title: [190, 150], text: 34, how: 28, heading: 36, lead: 1.35 },
  ...{ abreast: 5, room: 210, face: 150, name: 32, player: 26, foot: 24 },
};
const UPRIGHT: Sheet = {
  ...{ width: 800, title: [210, 200], text: 46, how: 38, heading: 54, lead: 1.25 },
  ...{ abreast: 3, room: 230, face: 190, name: 50, player: 38, foot: 32 },
};

export function drawEnding(canvas: HTMLCanvasElement, card: EndCard, upright = false): void {
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  const sheet = upright ? UPRIGHT : ACROSS;
  const { width, lead } = sheet;
  const room = width - 160;
  // What it says first, line by line: how high it is follows.
  pen.font = `${sheet.text}px ${SERIF}, serif`;
  const text = broken(pen, card.text, 1.12 * room); // a little smaller rather than one word alone
  pen.font = `${sheet.how}px ${SERIF}, serif`;
  const how = broken(pen, card.how, 1.12 * room);
  const [titled, size] = sheet.title;
  const texts = titled + 0.2 * size;
  const hows = texts + text.length * sheet.text * lead;
  const headed = hows + how.length * sheet.how * lead + 1.9 * sheet.heading;
  const rows = Math.ceil(card.people.length / sheet.abreast);
  const row = sheet.face + 1.4 * sheet.name + 1.8 * sheet.player;
  const height = Math.max(upright ? 0 : 800, headed + 0.9 * sheet.heading + rows * row + 3.6 * sheet.foot);

  canvas.width = width;
  canvas.height = height;
  pen.fillStyle = card.won ? PAPER : SECOND;
  pen.fillRect(0, 0, width, height);
  if (card.won) rays(pen, width, height);
  else hatching(pen, width, height);
  pen.strokeStyle = INK;
  pen.lineWidth = 6;
  pen.strokeRect(24, 24, width - 48, height - 48);
  pen.lineWidth = 2;
  pen.strokeRect(36, 36, width - 72, height - 72);

  pen.textAlign = "center";
  pen.fillStyle = card.won ? RED : INK;
  write(pen, card.title.toUpperCase(), width / 2, titled, size, GOTHIC, room);
  pen.fillStyle = INK;
  text.forEach((line, n) => write(pen, line, width / 2, texts + (n + 1) * sheet.text * lead, sheet.text, SERIF, room));
  pen.fillStyle = SOFT;
  how.forEach((line, n) => write(pen, line, width / 2, hows + (n + 1) * sheet.how * lead, sheet.how, SERIF, room));
  pen.fillStyle = INK;
  write(pen, card.heading.toUpperCase(), width / 2, headed, sheet.heading, GOTHIC, room);

  const wide = Math.min(sheet.room, (width - 110) / Math.min(sheet.abreast, card.people.length));
  card.people.forEach((person, index) => {
    const line = Math.floor(index / sheet.abreast);
    const beside = Math.min(sheet.abreast, card.people.length - line * sheet.abreast);
    const x = width / 2 + ((index % sheet.abreast) - (beside - 1) / 2) * wide;
    const top = headed + 0.9 * sheet.heading + line * row;
    face(pen, person.id, x, top + sheet.face / 2, sheet.face);
    pen.fillStyle = INK;
    write(pen, person.name.toUpperCase(), x, top + sheet.face + 1.2 * sheet.name, sheet.name, GOTHIC, wide - 14);
    pen.fillStyle = SOFT;
    const below = top + sheet.face + 1.2 * sheet.name + 1.3 * sheet.player;
    write(pen, person.player, x, below, sheet.player, SERIF, wide - 14);
  });
  pen.fillStyle = SOFT;
  write(pen, card.foot, width / 2, height - 66, sheet.foot, SERIF, room);
}

/** The text in lines that fit. */
function broken(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)!} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else if (word !== "") lines.push(word);
  }
  return lines;
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  family: string,
  room: number,
): void {
  let fitting = size;
  do {
    pen.font = `${fitting}px ${family}, serif`;
    fitting -= 2;
  } while (fitting > 12 && pen.measureText(text).width > room);
  pen.fillText(text, x, y);
}

function face(pen: CanvasRenderingContext2D, id: string, x: number, y: number, size: number): void {
  const person = PEOPLE[id];
  if (person === undefined) return;
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 48, size / 48);
  pen.beginPath();
  pen.arc(24, 24, 24, 0, 2 * Math.PI);
  pen.clip();
  pen.fillStyle = person.colour;
  pen.fillRect(0, 0, 48, 48);
  for (const shape of person.shapes) {
    const path = new Path2D(shape.d);
    if (shape.fill) {
      pen.fillStyle = FILLS[shape.fill];
      pen.fill(path);
    }
    if (shape.line) {
      pen.strokeStyle = shape.line === "dark" ? INK : FILLS.light;
      pen.lineWidth = shape.width ?? 1;
      pen.lineCap = "round";
      pen.stroke(path);
    }
  }
  pen.restore();
  pen.strokeStyle = INK;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.arc(x, y, size / 2, 0, 2 * Math.PI);
  pen.stroke();
}

/** Lines across the sheet, left out where it is written on. */
function hatching(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.strokeStyle = "rgba(29, 26, 23, 0.22)";
  pen.lineWidth = 2;
  for (let x = -height; x < width; x += 9) {
    pen.beginPath();
    pen.moveTo(x, height);
    pen.lineTo(x + height, 0);
    pen.stroke();
  }
  pen.fillStyle = SECOND;
  pen.fillRect(60, 60, width - 120, height - 120);
}

/** A rising light behind the words, cut as in wood. */
function rays(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.fillStyle = SECOND;
  const [x, y] = [width / 2, height + 140];
  for (let index = -12; index <= 12; index += 2) {
    const angle = (angleOf: number) => (angleOf * Math.PI) / 26 - Math.PI / 2;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + 1600 * Math.cos(angle(index - 0.5)), y + 1600 * Math.sin(angle(index - 0.5)));
    pen.lineTo(x + 1600 * Math.cos(angle(index + 0.5)), y + 1600 * Math.sin(angle(index + 0.5)));
    pen.fill();
  }
}
