import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from "three";
import type { Material as RoofMaterial } from "../model/roof-config";

type Pen = CanvasRenderingContext2D;

/** A picture drawn once; `metres` is what one repetition of it covers. */
interface Pattern {
  readonly metres: number;
  readonly draw: (pen: Pen, size: number) => void;
}

const SIZE = 256;

/** Grey like a shadow, so that one drawing serves every colour. */
const shade = (lightness: number) => `hsl(0 0% ${lightness}%)`;

/** The same unevenness on every machine. Source: a linear congruential generator, Numerical Recipes, second edition. */
function noise(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function tiles(pen: Pen, size: number) {
  const [columns, rows] = [6, 5];
  const [wide, high] = [size / columns, size / rows];
  const random = noise(7);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * wide, row * high];
      const round = pen.createLinearGradient(x, 0, x + wide, 0);
      const base = 72 + random() * 9;
      round.addColorStop(0, shade(base - 22));
      round.addColorStop(0.4, shade(base + 12));
      round.addColorStop(1, shade(base - 20));
      pen.fillStyle = round;
      pen.fillRect(x, y, wide, high);
    }
    // The next row lies on this one's lower edge.
    const edge = pen.createLinearGradient(0, row * high, 0, row * high + high * 0.3);
    edge.addColorStop(0, "rgb(0 0 0 / 0.45)");
    edge.addColorStop(1, "rgb(0 0 0 / 0)");
    pen.fillStyle = edge;
    pen.fillRect(0, row * high, size, high * 0.3);
  }
}

function seams(pen: Pen, size: number) {
  pen.fillStyle = shade(84);
  pen.fillRect(0, 0, size, size);
  const count = 3;
  for (let seam = 0; seam < count; seam++) {
    const x = ((seam + 0.5) * size) / count;
    pen.fillStyle = shade(96);
    pen.fillRect(x - 5, 0, 4, size);
    pen.fillStyle = shade(52);
    pen.fillRect(x - 1, 0, 5, size);
  }
}

function shingles(pen: Pen, size: number) {
  const [columns, rows] = [5, 8];
  const [wide, high] = [size / columns, size / rows];
  const random = noise(11);
  pen.fillStyle = shade(45);
  pen.fillRect(0, 0, size, size);
  for (let row = 0; row < rows; row++) {
    const shift = row % 2 === 0 ? 0 : wide / 2;
    const tones = Array.from({ length: columns }, () => 66 + random() * 22);
    for (let column = -1; column <= columns; column++) {
      pen.fillStyle = shade(tones[(column + columns) % columns] ?? 75);
      pen.fillRect(column * wide + shift + 1, row * high + 3, wide - 2, high - 3);
    }
  }
}

/** Three metres of each cover hide the repetition, and each course is as high as a real one. */
const PATTERNS: Readonly<Record<RoofMaterial, Pattern>> = {
  tile: { metres: 1.8, draw: tiles },
  metal: { metres: 1.5, draw: seams },
  shingle: { metres: 2, draw: shingles },
};

function drawn(width: number, height: number, draw: (pen: Pen) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("The browser draws no pictures");
  draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** A roof's cover, to be laid with texture coordinates in metres. */
export function roofTexture(material: RoofMaterial, anisotropy: number): CanvasTexture {
  const { metres, draw } = PATTERNS[material];
  const texture = drawn(SIZE, SIZE, (pen) => draw(pen, SIZE));
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(1 / metres, 1 / metres);
  texture.anisotropy = anisotropy;
  return texture;
}

/** Cells of a panel, as near to square as whole numbers allow: ten by five on two metres by one. */
const CELL = 0.2;

/** A panel's face in greys: cells, the light lines between them, and the frame along the border. */
export function panelTexture(width: number, height: number, anisotropy: number): CanvasTexture {
  const scale = 512 / Math.max(width, height);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const [columns, rows] = [Math.max(1, Math.round(width / CELL)), Math.max(1, Math.round(height / CELL))];
  const texture = drawn(wide, high, (pen) => {
    pen.fillStyle = shade(58);
    pen.fillRect(0, 0, wide, high);
    const frame = 9;
    const [cellWide, cellHigh] = [(wide - 2 * frame) / columns, (high - 2 * frame) / rows];
    pen.fillStyle = shade(100);
    pen.fillRect(frame, frame, wide - 2 * frame, high - 2 * frame);
    pen.fillStyle = shade(80);
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++)
        pen.fillRect(frame + column * cellWide + 3, frame + row * cellHigh + 3, cellWide - 6, cellHigh - 6);
  });
  texture.anisotropy = anisotropy;
  return texture;
}

/** A disc with an ink outline, as the drawings have the sun. */
export const discTexture = (fill: string, outline: string): CanvasTexture =>
  drawn(128, 128, (pen) => {
    pen.beginPath();
    pen.arc(64, 64, 56, 0, 2 * Math.PI);
    pen.fillStyle = fill;
    pen.fill();
    pen.lineWidth = 5;
    pen.strokeStyle = outline;
    pen.stroke();
  });
