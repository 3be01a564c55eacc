import {
  CircleGeometry,
  DoubleSide,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
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
import { chain, strokes } from "./shapes";

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
  const shadow = new Mesh(
    new PlaneGeometry(reach * 2, reach * 2),
    new ShadowMaterial({ opacity: palette.dark ? 0.5 : 0.2 }),
  );
  shadow.rotation.x = -Math.PI / 2;
  shadow.receiveShadow = true;
  group.add(ground, shadow);
  group.add(strokes(gridOf(reach), { color: palette.grid, width: 1, opacity: 0.7 }));
  group.add(strokes(chain(circleOf(radius)), { color: palette.faint, width: 1.2 }));
  return group;
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
  for (const path of sky.solstices)
    if (path.length > 1)
      group.add(strokes(chain(path), { color: palette.sunEdge, width: 1.1, dash: 0.35, opacity: 0.75 }));
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
