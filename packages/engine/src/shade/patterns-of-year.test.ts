import { describe, expect, it } from "vitest";
import { flatRows } from "../surfaces/flat-rows";
import { type PatternsOfYear, patternsOfYear, type ShadeScene } from "./patterns-of-year";
import type { Space } from "./place";
import { prismScreens } from "./screens";

const GRID = { rows: 10, columns: 6, halves: 1 } as const;
const SIZE = { width: 1, height: 1.6, grid: GRID };
const radians = (angle: number) => (angle * Math.PI) / 180;

/** The sun at one place in the sky. [°] */
const sunAt = (azimuth: number, elevation: number) => ({
  east: Float64Array.of(Math.sin(radians(azimuth)) * Math.cos(radians(elevation))),
  north: Float64Array.of(Math.cos(radians(azimuth)) * Math.cos(radians(elevation))),
  up: Float64Array.of(Math.sin(radians(elevation))),
});

/** Of a module at the first hour: how many cells of each third have none, one … four of their points in shade. */
const thirdsOf = ({ patterns, hours }: PatternsOfYear, module: number) =>
  (patterns[hours[0]?.[module] ?? 0] ?? []).map(([lit]) => lit);

const CLEAR = [
  [20, 0, 0, 0, 0],
  [20, 0, 0, 0, 0],
  [20, 0, 0, 0, 0],
];
const DARK = [
  [0, 0, 0, 0, 20],
  [0, 0, 0, 0, 20],
  [0, 0, 0, 0, 20],
];
const scene = (given: Partial<ShadeScene>): ShadeScene => ({
  size: SIZE,
  planes: [{ origin: [0, 0, 0], azimuth: 180, tilt: 0, modules: [{ x: 0, y: 0, turned: false }] }],
  screens: [],
  horizon: null,
  ...given,
});

describe("a wall before a level module, the sun behind it at 45°", () => {
  const wall = (top: number) =>
    prismScreens({
      plan: [
        [-5, -1],
        [5, -1],
        [5, 0],
        [-5, 0],
      ],
      base: 0,
      top,
    });

  it.each([
    // The shadow is as long as the wall is high: so many rows of cells from below, each 0.16 m.
    [0.8, 5],
    [0.32, 2],
    [1.44, 9],
  ])("of %d m shades %d of ten rows", (top, rows) => {
    const found = patternsOfYear(scene({ screens: wall(top) }), sunAt(180, 45));
    expect(thirdsOf(found, 0)).toEqual(CLEAR.map(() => [20 - 2 * rows, 0, 0, 0, 2 * rows]));
  });

  it("shades all of it when it is higher, and nothing from the other side or when the sun is overhead", () => {
    expect(thirdsOf(patternsOfYear(scene({ screens: wall(3) }), sunAt(180, 45)), 0)).toEqual(DARK);
    expect(patternsOfYear(scene({ screens: wall(3) }), sunAt(0, 45)).hours).toEqual([null]);
    expect(patternsOfYear(scene({ screens: wall(3) }), sunAt(180, 90)).hours).toEqual([null]);
  });

  it("shades the left third of a module that stands and the lower third of one that lies when it covers that part", () => {
    const post = prismScreens({
      plan: [
        [0, -1],
        [1 / 3, -1],
        [1 / 3, -0.5],
        [0, -0.5],
      ],
      base: 0,
      top: 9,
    });
    expect(thirdsOf(patternsOfYear(scene({ screens: post }), sunAt(180, 45)), 0)).toEqual([
      DARK[0],
      CLEAR[1],
      CLEAR[2],
    ]);
    const lying = [{ origin: [0, 0, 0] as Space, azimuth: 180, tilt: 0, modules: [{ x: 0, y: 0, turned: true }] }];
    const low = patternsOfYear(scene({ planes: lying, screens: wall(1 / 3) }), sunAt(180, 45));
    // Turned clockwise, the right side of a module is below.
    expect(thirdsOf(low, 0)).toEqual([CLEAR[0], CLEAR[1], DARK[2]]);
  });
});

it("shades rows by those before them where the sun stands lower than their limit by table o", () => {
  const [tilt, pitch] = [15, 2.4];
  const { shadeLimit } = flatRows({
    width: 9,
    depth: 9,
    setback: 0,
    pitch,
    tilt,
    module: { along: 1, side: 1.6 },
    gap: 0,
  });
  const row = (north: number) => ({
    origin: [0, north, 0] as Space,
    azimuth: 180,
    tilt,
    modules: [
      { x: 0, y: 0, turned: false },
      { x: 1.02, y: 0, turned: false },
    ],
  });
  const rows = scene({ planes: [row(0), row(pitch)] });
  expect(patternsOfYear(rows, sunAt(180, shadeLimit + 0.5)).hours).toEqual([null]);
  const elevation = shadeLimit - 12;
  const low = patternsOfYear(rows, sunAt(180, elevation));
  expect([0, 1].map((module) => thirdsOf(low, module))).toEqual([CLEAR, CLEAR]);
  // Where the ray over the front row's top meets the slope of the next, and how many of twenty lines of points lie below.
  const [run, rise, steep] = [
    1.6 * Math.cos(radians(tilt)),
    1.6 * Math.sin(radians(tilt)),
    Math.tan(radians(elevation)),
  ];
  const shaded = (rise - (pitch - run) * steep) / (Math.sin(radians(tilt)) + Math.cos(radians(tilt)) * steep);
  const lines = Array.from({ length: 20 }, (_, line) => (line + 0.5) * 0.08).filter((place) => place < shaded).length;
  const [whole, half] = [2 * Math.floor(lines / 2), 2 * (lines % 2)];
  expect(whole).toBeGreaterThan(0);
  for (const module of [2, 3])
    expect(thirdsOf(low, module)).toEqual(CLEAR.map(() => [20 - whole - half, 0, half, 0, whole]));
});

it("shades a plane by the one behind the ridge, and all planes where the sun is behind the hills", () => {
  const north = { origin: [3, 8, 3] as Space, azimuth: 0, tilt: 40, modules: [{ x: 0, y: 0, turned: false }] };
  const ridge: readonly Space[] = [
    [-2, 0, 3],
    [5, 0, 3],
    [5, 4, 3 + 4 * Math.tan(radians(40))],
    [-2, 4, 3 + 4 * Math.tan(radians(40))],
  ];
  const roof = scene({ planes: [north], screens: [{ corners: ridge, facing: null }] });
  // A plane that faces away from a low sun gets no beam; a level one behind the ridge loses it.
  expect(patternsOfYear(roof, sunAt(180, 45)).hours).toEqual([null]);
  const level = scene({ planes: [{ ...north, origin: [3, 9, 3], tilt: 0 }], screens: roof.screens });
  expect(thirdsOf(patternsOfYear(level, sunAt(180, 20)), 0)).toEqual(DARK);
  const valley = scene({ horizon: (azimuth) => (azimuth > 0 ? 30 : 5) });
  expect(thirdsOf(patternsOfYear(valley, sunAt(90, 29)), 0)).toEqual(DARK);
  expect(patternsOfYear(valley, sunAt(270, 6)).hours).toEqual([null]);
});

it("takes a fence for a wall without an inside, and a plan given the other way round for the same body", () => {
  const fence = prismScreens({
    plan: [
      [-5, 0],
      [5, 0],
    ],
    base: 0,
    top: 0.8,
  });
  expect(thirdsOf(patternsOfYear(scene({ screens: fence }), sunAt(180, 45)), 0)).toEqual(
    CLEAR.map(() => [10, 0, 0, 0, 10]),
  );
  const plan: readonly (readonly [number, number])[] = [
    [-5, -1],
    [5, -1],
    [5, 0],
    [-5, 0],
  ];
  const one = prismScreens({ plan, base: 0, top: 0.8 });
  const other = prismScreens({
    plan: plan.map((_, index) => plan[plan.length - 1 - index] ?? [0, 0]),
    base: 0,
    top: 0.8,
  });
  expect(patternsOfYear(scene({ screens: one }), sunAt(200, 30))).toEqual(
    patternsOfYear(scene({ screens: other }), sunAt(200, 30)),
  );
});

it("refuses a module whose thirds it could not tell apart", () => {
  const grid = { rows: 96, columns: 6, halves: 1 } as const;
  expect(() => patternsOfYear(scene({ size: { ...SIZE, grid } }), sunAt(180, 45))).toThrow(RangeError);
});
