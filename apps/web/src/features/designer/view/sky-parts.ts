import {
  type Box3,
  CircleGeometry,
  DoubleSide,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PlaneGeometry,
  ShadowMaterial,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  type Texture,
} from "three";
import type { Sky } from "../model/annotations";
import type { Point } from "../model/house";
import type { Palette } from "./palette";
import { chain, hairlines, strokes } from "./shapes";

const GRID_STEP = 2;
const CIRCLE_STEPS = 96;

/** The ground with its grid of two metres, and the horizon around it. */
export function groundParts(radius: number, palette: Palette): Group {
  const group = new Group();
  const reach = radius * 1.35;
  const ground = new Mesh(
    new CircleGeometry(reach, CIRCLE_STEPS),
    new MeshBasicMaterial({ color: palette.ground, side: DoubleSide }),
  );
  ground.rotation.x = -Math.PI / 2;
  ground.position.y = -0.02;
  group.add(ground);
  group.add(hairlines(gridOf(reach), { color: palette.grid, opacity: 0.7 }));
  group.add(hairlines(chain(circleOf(radius)), { color: palette.faint }));
  return group;
}

/** What takes the shadow on the ground; `layShadow` says where. */
export function shadowGround(): Mesh<PlaneGeometry, ShadowMaterial> {
  const shadow = new Mesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), new ShadowMaterial());
  shadow.receiveShadow = true;
  return shadow;
}

/**
 * Lays it as far as the shadow reaches and no farther: to look for a shadow on every spot of the ground takes four fifths
 * of the time of a picture.
 */
export function layShadow(shadow: Object3D, casters: Box3, light: Point, farthest: number): void {
  const flat = Math.hypot(light.x, light.z);
  shadow.visible = light.y > 0 && !casters.isEmpty();
  if (!shadow.visible) return;
  const { min, max } = casters;
  const across = Math.hypot(max.x - min.x, max.z - min.z);
  const along = Math.min(farthest, (max.y * flat) / light.y);
  const [x, z] = flat === 0 ? [0, 1] : [-light.x / flat, -light.z / flat];
  shadow.position.set((min.x + max.x) / 2 + (x * along) / 2, 0, (min.z + max.z) / 2 + (z * along) / 2);
  shadow.rotation.y = Math.atan2(x, z);
  shadow.scale.set(across, 1, across + along);
}

function gridOf(reach: number): (readonly [Point, Point])[] {
  const lines: (readonly [Point, Point])[] = [];
  const steps = Math.floor(reach / GRID_STEP);
  for (let step = -steps; step <= steps; step++) {
    const at = step * GRID_STEP;
    const half = Math.sqrt(Math.max(0, reach * reach - at * at));
    lines.push(
      [
        { x: at, y: 0, z: -half },
        { x: at, y: 0, z: half },
      ],
      [
        { x: -half, y: 0, z: at },
        { x: half, y: 0, z: at },
      ],
    );
  }
  return lines;
}

const circleOf = (radius: number): Point[] =>
  Array.from({ length: CIRCLE_STEPS + 1 }, (_, index) => {
    const angle = (2 * Math.PI * index) / CIRCLE_STEPS;
    return { x: Math.cos(angle) * radius, y: 0.01, z: Math.sin(angle) * radius };
  });

/** Ways of the sun, the sun itself and the arrow to the north. */
export function skyParts(sky: Sky, disc: Texture, palette: Palette): Group {
  const group = new Group();
  const solstices = sky.solstices.flatMap(chain);
  if (solstices.length > 0) group.add(hairlines(solstices, { color: palette.sunEdge, dash: 0.35, opacity: 0.75 }));
  if (sky.path.length > 1) group.add(strokes(chain(sky.path), { color: palette.sunEdge, width: 2 }));
  if (sky.hours.length > 0) group.add(hourMarks(sky, palette));
  if (sky.sun) {
    const sun = new Sprite(new SpriteMaterial({ map: disc }));
    sun.position.set(sky.sun.x, sky.sun.y, sky.sun.z);
    sun.scale.setScalar(sky.radius * 0.13);
    group.add(sun);
  }
  group.add(northArrow(sky, palette));
  return group;
}

/** A bead at every second hour. */
function hourMarks({ hours, radius }: Sky, palette: Palette): InstancedMesh {
  const beads = new InstancedMesh(
    new SphereGeometry(radius * 0.013, 16, 12),
    new MeshBasicMaterial({ color: palette.sunEdge }),
    hours.length,
  );
  const matrix = new Matrix4();
  for (const [index, { at }] of hours.entries()) beads.setMatrixAt(index, matrix.makeTranslation(at.x, at.y, at.z));
  return beads;
}

function northArrow({ north, radius }: Sky, palette: Palette) {
  const length = Math.hypot(north.at.x, north.at.z);
  const [x, z] = [north.at.x / length, north.at.z / length];
  const at = (out: number, aside: number): Point => ({ x: x * out - z * aside, y: 0.03, z: z * out + x * aside });
  const [tip, left, right] = [
    at(radius * 1.05, 0),
    at(radius * 0.97, radius * 0.025),
    at(radius * 0.97, -radius * 0.025),
  ];
  return strokes(
    [
      [at(radius * 0.88, 0), tip],
      [tip, left],
      [tip, right],
    ],
    { color: palette.ink, width: 2 },
  );
}
