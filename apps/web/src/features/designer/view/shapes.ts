import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  LineBasicMaterial,
  LineDashedMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
} from "three";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import { LineSegments2 } from "three/addons/lines/LineSegments2.js";
import { LineSegmentsGeometry } from "three/addons/lines/LineSegmentsGeometry.js";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Point } from "../model/house";

type Corner = readonly [z: number, y: number];

/** A convex outline in the section of the house, drawn out along the eave. Flat faces, for a clear drawing. */
export function prism(outline: readonly Corner[], fromX: number, toX: number): BufferGeometry {
  const positions: number[] = [];
  const push = (...points: readonly Point[]) => {
    for (const { x, y, z } of points) positions.push(x, y, z);
  };
  const at = (x: number, index: number): Point => {
    const [z, y] = outline[index % outline.length] ?? [0, 0];
    return { x, y, z };
  };
  for (let index = 0; index < outline.length; index++) {
    const [a, b, c, d] = [at(fromX, index), at(toX, index), at(toX, index + 1), at(fromX, index + 1)];
    push(a, b, c, a, c, d);
    if (index > 1) {
      push(at(toX, 0), at(toX, index), at(toX, index - 1));
      push(at(fromX, 0), at(fromX, index - 1), at(fromX, index));
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** A flat four-cornered face, corners counter-clockwise as seen, with texture coordinates in metres from the first. */
export function face(corners: readonly [Point, Point, Point, Point]): BufferGeometry {
  const [a, b, c, d] = corners;
  const wide = Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z);
  const high = Math.hypot(d.x - a.x, d.y - a.y, d.z - a.z);
  const geometry = new BufferGeometry();
  const positions = [a, b, c, a, c, d].flatMap(({ x, y, z }) => [x, y, z]);
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute([0, 0, wide, 0, wide, high, 0, 0, wide, high, 0, high], 2));
  geometry.computeVertexNormals();
  return geometry;
}

interface LineLook {
  readonly color: string;
  /** [px] */
  readonly width: number;
}

/** Lines of a width in pixels, as a pen draws them; WebGL's own have only one. */
export function strokes(pairs: readonly (readonly [Point, Point])[], { color, width }: LineLook): LineSegments2 {
  const geometry = new LineSegmentsGeometry();
  geometry.setPositions(numbersOf(pairs));
  return new LineSegments2(geometry, new LineMaterial({ color, linewidth: width }));
}

interface HairlineLook {
  readonly color: string;
  readonly opacity?: number;
  /** Length of a dash and of the space after it. [m] */
  readonly dash?: number;
}

/** Lines a pixel wide, for what lies behind the house: to fill wide ones takes half the time of a picture. */
export function hairlines(pairs: readonly (readonly [Point, Point])[], look: HairlineLook): LineSegments {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(numbersOf(pairs), 3));
  const { color, dash, opacity = 1 } = look;
  const drawn = { color, opacity, transparent: opacity < 1 };
  const lines = new LineSegments(
    geometry,
    dash === undefined
      ? new LineBasicMaterial(drawn)
      : new LineDashedMaterial({ ...drawn, dashSize: dash, gapSize: dash }),
  );
  if (dash !== undefined) lines.computeLineDistances();
  return lines;
}

const numbersOf = (pairs: readonly (readonly [Point, Point])[]) =>
  pairs.flatMap(([a, b]) => [a.x, a.y, a.z, b.x, b.y, b.z]);

/** A body of one colour, where it stands. */
export interface Body {
  readonly geometry: BufferGeometry;
  readonly color: string;
}

/** Bodies as one, each in its own colour, so that a house is one draw call; takes over their geometries. */
export function merged(bodies: readonly Body[]): Mesh | null {
  if (bodies.length === 0) return null;
  const plain = bodies.map(({ geometry, color }) => coloured(geometry, new Color(color)));
  const geometry = mergeGeometries(plain);
  for (const one of plain) one.dispose();
  const mesh = new Mesh(geometry, new MeshLambertMaterial({ vertexColors: true, flatShading: true }));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** Corners, normals and colours, which are all that bodies have in common. */
function coloured(geometry: BufferGeometry, { r, g, b }: Color): BufferGeometry {
  const plain = geometry.index === null ? geometry : geometry.toNonIndexed();
  if (plain !== geometry) geometry.dispose();
  for (const name of Object.keys(plain.attributes))
    if (name !== "position" && name !== "normal") plain.deleteAttribute(name);
  const { count } = plain.getAttribute("position");
  const colours = Array.from({ length: count }, () => [r, g, b]).flat();
  plain.setAttribute("color", new Float32BufferAttribute(colours, 3));
  return plain;
}

/** A line through points as pairs of neighbours. */
export const chain = (points: readonly Point[]): (readonly [Point, Point])[] =>
  points.slice(1).map((point, index) => [points[index] ?? point, point]);

/** The outline of a four-cornered face. */
export const outline = ([a, b, c, d]: readonly [Point, Point, Point, Point]): (readonly [Point, Point])[] => [
  [a, b],
  [b, c],
  [c, d],
  [d, a],
];
