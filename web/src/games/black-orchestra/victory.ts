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

export const SIZE = { width: 1200, height: 800 };

export function drawEnding(canvas: HTMLCanvasElement, card: EndCard): void {
  const { width, height } = SIZE;
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (pen === null) return;
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
  write(pen, card.title.toUpperCase(), width / 2, 190, 150, '"League Gothic"', width - 160);
  pen.fillStyle = INK;
  write(pen, card.text, width / 2, 254, 34, '"Conjura Serif"', width - 160);
  pen.fillStyle = SOFT;
  write(pen, card.how, width / 2, 306, 28, '"Conjura Serif"', width - 160);
  pen.fillStyle = INK;
  write(pen, card.heading.toUpperCase(), width / 2, 384, 36, '"League Gothic"', width - 160);

  const room = Math.min(210, (width - 140) / card.people.length);
  card.people.forEach((person, index) => {
    const x = width / 2 + (index - (card.people.length - 1) / 2) * room;
    face(pen, person.id, x, 490, 150);
    pen.fillStyle = INK;
    write(pen, person.name.toUpperCase(), x, 620, 32, '"League Gothic"', room - 14);
    pen.fillStyle = SOFT;
    write(pen, person.player, x, 656, 26, '"Conjura Serif"', room - 14);
  });
  pen.fillStyle = SOFT;
  write(pen, card.foot, width / 2, height - 66, 24, '"Conjura Serif"', width - 160);
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
