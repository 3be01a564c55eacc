import { BoxGeometry, type BufferGeometry, CylinderGeometry, EdgesGeometry, Group, IcosahedronGeometry } from "three";
import type { Block } from "../model/house";
import type { Point } from "../model/house";
import type { Palette } from "./palette";
import { type Body, merged, strokes } from "./shapes";

const BRICK = "#a9705a";
const STEEL = "#8d9998";

type Edge = readonly [Point, Point];

/** What stands on the roof or beside it, upright as it is built: all bodies in one draw call, all edges in another. */
export function obstructionParts(blocks: readonly Block[], palette: Palette): Group {
  const group = new Group();
  const parts = blocks.map((block) => PARTS[block.obstruction.type](block, palette));
  const bodies = merged(parts.flatMap((part) => part.bodies));
  const edges = parts.flatMap((part) => part.edges);
  if (bodies !== null) group.add(bodies);
  if (edges.length > 0) group.add(strokes(edges, { color: palette.edge, width: 1.2 }));
  return group;
}

interface Part {
  readonly bodies: readonly Body[];
  readonly edges: readonly Edge[];
}
type Parts = (block: Block, palette: Palette) => Part;

const solid = (geometry: BufferGeometry, color: string, x: number, y: number, z: number): Body => ({
  geometry: geometry.translate(x, y, z),
  color,
});

function boxed({ middle, foot, top, width, depth }: Block, color: string): Part {
  const body = solid(new BoxGeometry(width, top - foot, depth), color, middle.x, (foot + top) / 2, middle.z);
  return { bodies: [body], edges: edgesOf(body.geometry) };
}

function edgesOf(geometry: BufferGeometry): Edge[] {
  const edges = new EdgesGeometry(geometry, 20);
  const at = edges.getAttribute("position");
  const point = (index: number): Point => ({ x: at.getX(index), y: at.getY(index), z: at.getZ(index) });
  const pairs = Array.from({ length: at.count / 2 }, (_, index) => [point(2 * index), point(2 * index + 1)] as const);
  edges.dispose();
  return pairs;
}

const chimney: Parts = (block, palette) => {
  const { middle, top, width, depth } = block;
  const { bodies, edges } = boxed(block, BRICK);
  const cap = solid(new BoxGeometry(width + 0.16, 0.1, depth + 0.16), palette.door, middle.x, top, middle.z);
  return { bodies: [...bodies, cap], edges };
};

const vent: Parts = ({ middle, foot, top, width, depth }, palette) => {
  const radius = Math.min(width, depth) / 2;
  const pipe = solid(new CylinderGeometry(radius, radius, top - foot, 20), STEEL, middle.x, (foot + top) / 2, middle.z);
  const hood = solid(new CylinderGeometry(radius * 0.3, radius * 1.3, 0.18, 20), palette.door, middle.x, top, middle.z);
  return { bodies: [pipe, hood], edges: [] };
};

const antenna: Parts = ({ middle, foot, top, width }) => {
  const mast = solid(new CylinderGeometry(0.035, 0.035, top - foot, 8), STEEL, middle.x, (foot + top) / 2, middle.z);
  const span = Math.max(0.5, width);
  const bars = [0.05, 0.25, 0.45].map((down, index) =>
    solid(new BoxGeometry(span * (1 - index * 0.2), 0.03, 0.03), STEEL, middle.x, top - down, middle.z),
  );
  return { bodies: [mast, ...bars], edges: [] };
};

const tree: Parts = ({ middle, foot, top, width, depth }, palette) => {
  const crown = Math.max(width, depth) / 2;
  const high = top - foot;
  const radius = Math.min(crown, high / 2);
  const trunk = solid(new CylinderGeometry(0.12, 0.18, high, 8), "#7a6552", middle.x, foot + high / 2, middle.z);
  const ball = new IcosahedronGeometry(1, 2).scale(crown, radius * 1.15, crown);
  const leaves = solid(ball, palette.leaf, middle.x, top - radius * 1.15, middle.z);
  return { bodies: [trunk, leaves], edges: [] };
};

const building: Parts = (block, palette) => boxed(block, palette.wall);

const PARTS = { chimney, vent, antenna, tree, building } as const;
