import { DEGREES_PER_RADIAN } from "../solar/angle";
import type { Horizon } from "../solar/horizon/horizon";
import { COVERS, CoveredCells, keyOf } from "./covered-cells";
import {
  acrossOf,
  along,
  type Axes,
  axesOf,
  type ModulePlane,
  type ModuleSize,
  type PlacedModule,
  type Space,
  upOf,
} from "./place";
import { rowScreens, type Screen } from "./screens";
import { cornersAhead, Shadow } from "./shadow-lines";
import { type Pattern, patternOf, type Third } from "./thirds";

export interface ShadeScene {
  readonly size: ModuleSize;
  readonly planes: readonly ModulePlane[];
  /** Prisms, and other planes of the roof. Rows of other planes are seen without being named. */
  readonly screens: readonly Screen[];
  /** Null for an open one. */
  readonly horizon: Horizon | null;
}

/** The way to the sun in each hour, of length 1. */
export interface SunHours {
  readonly east: Float64Array;
  readonly north: Float64Array;
  readonly up: Float64Array;
}

/** Which cells have lost the beam in each hour: what the sun and the place alone decide, the same under every weather. */
export interface PatternsOfYear {
  /** The first is that of a module without shade, the second of one that is all in it. */
  readonly patterns: readonly Pattern[];
  /** Of each hour the pattern of each module, plane after plane; null where the beam reaches all of them. */
  readonly hours: readonly (Int32Array | null)[];
}

const CLEAR = 0;
const DARK = 1;
/** The sun shines along the plane or from behind it: no beam on it that could be lost. */
const GRAZING = 1e-3;

export function patternsOfYear(scene: ShadeScene, sun: SunHours): PatternsOfYear {
  const book = new PatternBook(scene.size);
  const fields = fieldsOf(scene);
  const count = fields.reduce((sum, { modules }) => sum + modules.length, 0);
  const hours = Array.from(sun.up, (up, hour) => {
    if (up <= 0) return null;
    const way: Space = [sun.east[hour] ?? 0, sun.north[hour] ?? 0, up];
    return isBehind(scene.horizon, way) ? new Int32Array(count).fill(DARK) : patternsAt(fields, count, way, book);
  });
  return { patterns: book.patterns, hours };
}

/** Patterns that were seen, each once: those of a module without shade and of one all in it come first. */
class PatternBook {
  readonly patterns: Pattern[];
  readonly #thirds = new Map<number, Third>();
  readonly #numbers = new Map<Third, number>();
  readonly #places = new Map<string, number>();

  constructor({ grid }: ModuleSize) {
    this.patterns = [CLEAR, DARK].map((shade) => patternOf(grid, COVERS, () => shade * (COVERS - 1)));
    for (const third of this.patterns.flat()) this.#thirds.set(keyOf(third), third);
  }

  indexOf(cells: CoveredCells): number {
    if (cells.areNone) return CLEAR;
    if (cells.areAll) return DARK;
    const pattern = cells.pattern(this.#thirds);
    const key = pattern.map((third) => this.#numberOf(third)).join();
    const known = this.#places.get(key) ?? this.patterns.length;
    if (known === this.patterns.length) {
      this.patterns.push(pattern);
      this.#places.set(key, known);
    }
    return known;
  }

  #numberOf(third: Third): number {
    const number = this.#numbers.get(third) ?? this.#numbers.size;
    this.#numbers.set(third, number);
    return number;
  }
}
function isBehind(horizon: Horizon | null, [east, north, up]: Space): boolean {
  if (horizon === null) return false;
  return horizon(Math.atan2(east, north) * DEGREES_PER_RADIAN) > Math.asin(Math.min(up, 1)) * DEGREES_PER_RADIAN;
}

/** A plane with what stands in front of it. */
interface Field extends Axes {
  readonly modules: readonly ModuleBox[];
  readonly ahead: readonly { readonly shadow: Shadow; readonly facing: Space | null }[];
  readonly cells: CoveredCells;
}
interface ModuleBox extends PlacedModule {
  readonly right: number;
  readonly top: number;
}

function fieldsOf({ size, planes, screens }: ShadeScene): readonly Field[] {
  const rows = planes.map((plane) => rowScreens(plane, size));
  return planes.map((plane, index) => {
    const axes = axesOf(plane);
    const others = rows.flatMap((each, at) => (at === index ? [] : each));
    return {
      out: axes.out,
      right: axes.right,
      up: axes.up,
      modules: plane.modules.map((module) => ({
        x: module.x,
        y: module.y,
        turned: module.turned,
        right: module.x + acrossOf(module, size),
        top: module.y + upOf(module, size),
      })),
      ahead: [...screens, ...others].flatMap((screen) => {
        const corners = cornersAhead(screen, plane.origin, axes);
        return corners === null ? [] : { shadow: new Shadow(corners), facing: screen.facing };
      }),
      cells: new CoveredCells(size),
    };
  });
}

function patternsAt(fields: readonly Field[], count: number, way: Space, book: PatternBook): Int32Array | null {
  let found: Int32Array | null = null;
  let before = 0;
  for (const { out, right, up, ahead, modules, cells } of fields) {
    const steep = along(way, out);
    const shadows: Shadow[] = [];
    for (const { shadow, facing } of steep < GRAZING ? [] : ahead) {
      if (facing !== null && along(facing, way) <= 0) continue;
      shadow.cast(-along(way, right) / steep, -along(way, up) / steep);
      shadows.push(shadow);
    }
    for (const [index, module] of modules.entries()) {
      let isMet = false;
      for (const shadow of shadows) {
        if (!meets(shadow, module) || (isMet && cells.areAll)) continue;
        if (!isMet) cells.clear();
        isMet = true;
        cells.add(shadow, module);
      }
      const pattern = isMet ? book.indexOf(cells) : CLEAR;
      if (pattern === CLEAR) continue;
      found ??= new Int32Array(count);
      found[before + index] = pattern;
    }
    before += modules.length;
  }
  return found;
}

const meets = (shadow: Shadow, { x, y, right, top }: ModuleBox): boolean =>
  shadow.left < right && shadow.right > x && shadow.bottom < top && shadow.top > y;
