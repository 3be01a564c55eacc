import { EdgesGeometry, Group, Mesh, MeshLambertMaterial, type BufferGeometry, type Texture } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { type House, onSlope, OVERHANG, type Point, ROOF_THICKNESS } from "../model/house";
import type { Material } from "../model/roof-config";
import type { Palette } from "./palette";
import { type Body, face, merged, outline, prism, strokes } from "./shapes";

/** Colours of the covers. Clay, zinc and slate, muted so that the panels stay the brightest thing on the roof. */
const COVERS: Readonly<Record<Material, { readonly light: string; readonly dark: string }>> = {
  tile: { light: "#cf9c82", dark: "#8b6654" },
  metal: { light: "#c3cdcb", dark: "#7d8a87" },
  shingle: { light: "#98a3a4", dark: "#616c6d" },
};

const EDGE_PIXELS = 1.6;

/** Corners of a body's edges as pairs, for the pen. */
function edgesOf(geometry: BufferGeometry): (readonly [Point, Point])[] {
  const edges = new EdgesGeometry(geometry, 20);
  const positions = edges.getAttribute("position");
  const at = (index: number): Point => ({
    x: positions.getX(index),
    y: positions.getY(index),
    z: positions.getZ(index),
  });
  const pairs = Array.from({ length: positions.count / 2 }, (_, index): readonly [Point, Point] => [
    at(2 * index),
    at(2 * index + 1),
  ]);
  edges.dispose();
  return pairs;
}

/** Walls, roof with its cover, windows, door, and what the panels are wired to. */
export function houseParts(house: House, cover: Texture, palette: Palette): Group {
  const bodies: Body[] = [];
  const lines: (readonly [Point, Point])[] = [];
  const add = (geometry: BufferGeometry, color: string) => {
    bodies.push({ geometry, color });
    lines.push(...edgesOf(geometry));
  };
  add(walls(house), palette.wall);
  for (const slab of slabs(house)) add(slab, palette.door);
  for (const opening of openings(house)) {
    bodies.push({ geometry: face(opening.corners), color: opening.kind === "door" ? palette.door : palette.glass });
    lines.push(...outline(opening.corners), ...(opening.kind === "window" ? cross(opening.corners) : []));
  }
  const group = new Group();
  const walled = merged(bodies);
  if (walled !== null) group.add(walled);
  group.add(coverOf(house, cover, palette), strokes(lines, { color: palette.edge, width: EDGE_PIXELS }));
  return group;
}

/** Height of the roof's underside over a place of the section. */
function underside({ eave, ridge, back, roof }: House, z: number): number {
  const share = (from: { y: number; z: number }, to: { y: number; z: number }) => (z - from.z) / (to.z - from.z);
  const onFront = z >= ridge.z;
  const [low, high] = onFront ? [eave, ridge] : [back, ridge];
  const y = low.z === high.z ? high.y : low.y + share(low, high) * (high.y - low.y);
  return y - ROOF_THICKNESS / Math.max(0.3, Math.cos((roof.tilt * Math.PI) / 180));
}

const wallsAt = (house: House) => {
  const half = house.roof.width / 2 - OVERHANG;
  // Walls stand in from the eaves, however short a steep roof is in plan.
  const inset = Math.min(OVERHANG, (house.eave.z - house.back.z) / 6);
  return { half, front: house.eave.z - inset, rear: house.back.z + inset };
};

function walls(house: House): BufferGeometry {
  const { half, front, rear } = wallsAt(house);
  const peak = house.roof.tilt === 0 ? [] : [[house.ridge.z, underside(house, house.ridge.z)] as const];
  return prism(
    [[front, 0], [front, underside(house, front)], ...peak, [rear, underside(house, rear)], [rear, 0]],
    -half,
    half,
  );
}

function slabs(house: House): BufferGeometry[] {
  const { eave, ridge, back, roof } = house;
  const thick = ROOF_THICKNESS / Math.max(0.3, Math.cos((roof.tilt * Math.PI) / 180));
  const slab = (low: { y: number; z: number }, high: { y: number; z: number }) =>
    prism(
      [
        [low.z, low.y - thick],
        [low.z, low.y],
        [high.z, high.y],
        [high.z, high.y - thick],
      ],
      -roof.width / 2,
      roof.width / 2,
    );
  return back.z === ridge.z ? [slab(eave, ridge)] : [slab(eave, ridge), slab(ridge, back)];
}

/** Above the slab, so that the two never fight for the same depth. [m] */
const COVER_LIFT = 0.012;

function coverOf(house: House, cover: Texture, palette: Palette): Mesh {
  const { roof, ridge, back } = house;
  const tint = COVERS[roof.material][palette.dark ? "dark" : "light"];
  const lifted = (x: number, y: number) => onSlope(house, x, y, COVER_LIFT);
  const front = face([lifted(0, roof.height), lifted(roof.width, roof.height), lifted(roof.width, 0), lifted(0, 0)]);
  const half = roof.width / 2;
  const over = ([x, y, z]: readonly [number, number, number]): Point => ({ x, y: y + COVER_LIFT, z });
  const behind = face([
    over([half, back.y, back.z]),
    over([-half, back.y, back.z]),
    over([-half, ridge.y, ridge.z]),
    over([half, ridge.y, ridge.z]),
  ]);
  const faces = back.z === ridge.z ? [front] : [front, behind];
  const mesh = new Mesh(mergeGeometries(faces), new MeshLambertMaterial({ color: tint, map: cover }));
  mesh.receiveShadow = true;
  front.dispose();
  behind.dispose();
  return mesh;
}

type Corners = readonly [Point, Point, Point, Point];
interface Opening {
  readonly kind: "window" | "door";
  readonly corners: Corners;
}

/** A window every so many metres of wall. */
const BAY = 2.7;
const PROUD = 0.02;

function openings(house: House): Opening[] {
  const { half, front, rear } = wallsAt(house);
  const bays = Math.max(2, Math.floor((2 * half) / BAY));
  const doorBay = Math.floor(bays / 2);
  const onFront = (middle: number, wide: number, low: number, high: number): Corners => [
    { x: middle - wide / 2, y: low, z: front + PROUD },
    { x: middle + wide / 2, y: low, z: front + PROUD },
    { x: middle + wide / 2, y: high, z: front + PROUD },
    { x: middle - wide / 2, y: high, z: front + PROUD },
  ];
  const inFront = Array.from({ length: bays }, (_, bay): Opening => {
    const middle = -half + ((bay + 0.5) * 2 * half) / bays;
    return bay === doorBay
      ? { kind: "door", corners: onFront(middle, 1, 0, 2.05) }
      : { kind: "window", corners: onFront(middle, 1.3, 0.95, 2.05) };
  });
  const deep = front - rear;
  if (deep < 3) return inFront;
  const gable = (share: number, low: number): Opening => {
    const z = front - deep * share;
    const x = half + PROUD;
    return {
      kind: "window",
      corners: [
        { x, y: low, z: z + 0.55 },
        { x, y: low, z: z - 0.55 },
        { x, y: low + 1.1, z: z - 0.55 },
        { x, y: low + 1.1, z: z + 0.55 },
      ],
    };
  };
  return [...inFront, gable(0.32, 0.95), gable(0.72, 0.95)];
}

/** The bars of a window. */
function cross([a, b, c, d]: Corners): (readonly [Point, Point])[] {
  const half = (one: Point, other: Point): Point => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    z: (one.z + other.z) / 2,
  });
  return [
    [half(a, b), half(d, c)],
    [half(a, d), half(b, c)],
  ];
}
