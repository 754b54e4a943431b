// The poster of the end as a picture to keep, drawn on a canvas; the faces are those that the page shows.
export interface KeptPoster {
  party: "liberal" | "fascist";
  title: string;
  how: string;
  /** In the order in which everybody was turned over. */
  people: { name: string; role: string; party: "liberal" | "fascist"; face: SVGSVGElement }[];
  foot: string;
}

const PAPER = "#f2ead9";
const SECOND = "#e7dcc4";
const INK = "#1d1a17";
const SOFT = "#5f574c";
const PARTY = { liberal: "#1d5c70", fascist: "#ab3316" } as const;
const SIZE = { width: 1200, height: 1200 };
const IN_A_ROW = 5;

export function drawPoster(canvas: HTMLCanvasElement, poster: KeptPoster): void {
  const { width, height } = SIZE;
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  rays(pen, width / 2, height * 0.42);
  pen.strokeStyle = INK;
  pen.lineWidth = 6;
  pen.strokeRect(24, 24, width - 48, height - 48);
  pen.textAlign = "center";
  write(pen, poster.title.toUpperCase(), width / 2, 260, 220, '"League Gothic"', PARTY[poster.party]);
  write(pen, poster.how, width / 2, 340, 36, '"Conjura Serif"', INK);

  const rows = Math.ceil(poster.people.length / IN_A_ROW);
  const each = Math.ceil(poster.people.length / rows);
  poster.people.forEach((person, n) => {
    const row = Math.floor(n / each);
    const inRow = Math.min(each, poster.people.length - row * each);
    const x = width / 2 + ((n % each) - (inRow - 1) / 2) * 205;
    const y = 430 + row * 320;
    face(pen, person.face, x - 80, y, 160, PARTY[person.party]);
    write(pen, person.name.toUpperCase(), x, y + 212, 44, '"League Gothic"', INK, 195);
    write(pen, person.role.toUpperCase(), x, y + 254, 32, '"League Gothic"', PARTY[person.party], 195);
  });
  write(pen, poster.foot, width / 2, height - 60, 28, '"Conjura Serif"', SOFT);
}

/** As large as it fits. */
function write(
  ...[pen, text, x, y, size, family, colour, room = SIZE.width - 140]: [
    pen: CanvasRenderingContext2D,
    text: string,
    x: number,
    y: number,
    size: number,
    family: string,
    colour: string,
    room?: number,
  ]
): void {
  pen.fillStyle = colour;
  let fitting = size;
  do {
    pen.font = `${fitting}px ${family}, serif`;
    fitting -= 2;
  } while (fitting > 12 && pen.measureText(text).width > room);
  pen.fillText(text, x, y);
}

function face(
  pen: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  x: number,
  y: number,
  size: number,
  ground: string,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 100, size / 100);
  pen.beginPath();
  pen.rect(0, 0, 100, 100);
  pen.clip();
  for (const shape of svg.children) {
    const style = getComputedStyle(shape);
    const path = new Path2D(shape.getAttribute("d") ?? "");
    const at = (name: string): number => Number(shape.getAttribute(name) ?? 0);
    if (shape.tagName === "rect") path.rect(0, 0, 100, 100);
    if (shape.tagName === "circle") path.arc(at("cx"), at("cy"), at("r"), 0, 2 * Math.PI);
    if (shape.tagName === "ellipse") path.ellipse(at("cx"), at("cy"), at("rx"), at("ry"), 0, 0, 2 * Math.PI);
    if (style.fill !== "none") {
      pen.fillStyle = shape.classList.contains("ground") ? ground : style.fill;
      pen.fill(path);
    }
    if (style.stroke !== "none") {
      pen.strokeStyle = style.stroke;
      pen.lineWidth = Number.parseFloat(style.strokeWidth);
      pen.stroke(path);
    }
  }
  pen.restore();
  pen.strokeStyle = INK;
  pen.lineWidth = 4;
  pen.strokeRect(x, y, size, size);
}

function rays(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.fillStyle = SECOND;
  for (let n = 0; n < 30; n += 1) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, 1400, (2 * n * Math.PI) / 30, ((2 * n + 1) * Math.PI) / 30);
    pen.fill();
  }
}
