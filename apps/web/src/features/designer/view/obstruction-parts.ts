import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  EdgesGeometry,
  Group,
  IcosahedronGeometry,
  Mesh,
  MeshLambertMaterial,
} from "three";
import type { Block } from "../model/house";
import type { Point } from "../model/house";
import type { Palette } from "./palette";
import { strokes } from "./shapes";

const BRICK = "#a9705a";
const STEEL = "#8d9998";

/** What stands on the roof or beside it, upright as it is built. */
export function obstructionParts(blocks: readonly Block[], palette: Palette): Group {
  const group = new Group();
  for (const block of blocks) group.add(...PARTS[block.obstruction.type](block, palette));
  return group;
}

type Parts = (block: Block, palette: Palette) => (Mesh | ReturnType<typeof strokes>)[];

function solid(geometry: BufferGeometry, color: string, x: number, y: number, z: number): Mesh {
  const mesh = new Mesh(geometry, new MeshLambertMaterial({ color, flatShading: true }));
  mesh.position.set(x, y, z);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

function boxed({ middle, foot, top, width, depth }: Block, color: string, palette: Palette) {
  const geometry = new BoxGeometry(width, top - foot, depth);
  const [x, y, z] = [middle.x, (foot + top) / 2, middle.z];
  return [solid(geometry, color, x, y, z), drawnEdges(geometry, { x, y, z }, palette)];
}

function drawnEdges(geometry: BufferGeometry, by: Point, palette: Palette) {
  const edges = new EdgesGeometry(geometry, 20);
  const at = edges.getAttribute("position");
  const point = (index: number): Point => ({
    x: at.getX(index) + by.x,
    y: at.getY(index) + by.y,
    z: at.getZ(index) + by.z,
  });
  const pairs = Array.from({ length: at.count / 2 }, (_, index) => [point(2 * index), point(2 * index + 1)] as const);
  edges.dispose();
  return strokes(pairs, { color: palette.edge, width: 1.2 });
}

const chimney: Parts = (block, palette) => {
  const { middle, top, width, depth } = block;
  const cap = solid(new BoxGeometry(width + 0.16, 0.1, depth + 0.16), palette.door, middle.x, top, middle.z);
  return [...boxed(block, BRICK, palette), cap];
};

const vent: Parts = ({ middle, foot, top, width, depth }, palette) => {
  const radius = Math.min(width, depth) / 2;
  const pipe = solid(new CylinderGeometry(radius, radius, top - foot, 20), STEEL, middle.x, (foot + top) / 2, middle.z);
  const hood = solid(new CylinderGeometry(radius * 0.3, radius * 1.3, 0.18, 20), palette.door, middle.x, top, middle.z);
  return [pipe, hood];
};

const antenna: Parts = ({ middle, foot, top, width }) => {
  const mast = solid(new CylinderGeometry(0.035, 0.035, top - foot, 8), STEEL, middle.x, (foot + top) / 2, middle.z);
  const span = Math.max(0.5, width);
  const bars = [0.05, 0.25, 0.45].map((down, index) =>
    solid(new BoxGeometry(span * (1 - index * 0.2), 0.03, 0.03), STEEL, middle.x, top - down, middle.z),
  );
  return [mast, ...bars];
};

const tree: Parts = ({ middle, foot, top, width, depth }, palette) => {
  const crown = Math.max(width, depth) / 2;
  const high = top - foot;
  const radius = Math.min(crown, high / 2);
  const trunk = solid(new CylinderGeometry(0.12, 0.18, high, 8), "#7a6552", middle.x, foot + high / 2, middle.z);
  const leaves = solid(new IcosahedronGeometry(1, 2), palette.leaf, middle.x, top - radius * 1.15, middle.z);
  leaves.scale.set(crown, radius * 1.15, crown);
  return [trunk, leaves];
};

const building: Parts = (block, palette) => boxed(block, palette.wall, palette);

const PARTS = { chimney, vent, antenna, tree, building } as const;
