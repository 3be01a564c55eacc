// Of the rest: the yearly losses of the design note, year by year; hours in shade are tried in the first tier.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxOf, type Rectangle } from "../geometry/rectangle";
import { sharesOf } from "../layout/panel-shares";
import type { Shade, ShadeRule } from "../layout/shade";
import { sharesKept } from "../layout/shares-kept";
import { shareByShadows } from "../layout/testing/shadows";
import { airMassKastenYoung } from "../solar/air-mass";
import { ineichen } from "../solar/clear-sky/ineichen";
import { hourlyInstants } from "../solar/sun/instant";
import { observerAt } from "../solar/sun/observer";
import { sunColumns } from "../solar/sun/sun-columns";
import { degrees, metres } from "../units/quantity";
import { roofSun } from "./roof-sun";
import table from "./truth/box-shade.json" with { type: "json" };

/** A year without clouds: Linke turbidity 3, a usual clear day. */
function clearYear(latitude: number) {
  const observer = observerAt({ latitude: degrees(latitude), longitude: degrees(0), elevation: metres(0) });
  const instants = hourlyInstants(0, 30);
  const { apparentZenith } = sunColumns(instants, observer);
  const sky = Array.from(apparentZenith, (zenith) =>
    ineichen({
      apparentZenith: zenith,
      absoluteAirMass: airMassKastenYoung(zenith),
      linkeTurbidity: 3,
      elevation: 0,
      extraterrestrial: 1367,
    }),
  );
  const column = (part: "ghi" | "dni" | "dhi") => Float64Array.from(sky, (light) => light[part]);
  const weather = {
    instants,
    ghi: column("ghi"),
    dni: column("dni"),
    dhi: column("dhi"),
    temperature: new Float64Array(instants.length).fill(15),
    windSpeed: new Float64Array(instants.length).fill(2),
  };
  return { observer, timeZone: 0, weather };
}

const BEAM_SHARE = 0.65;
const area = { left: -6, top: -6, right: 7, bottom: 7 };
function shadeOf(latitude: number, tilt: number, azimuth: number, rule: ShadeRule = "partition"): Shade {
  const { rays } = roofSun({
    roof: { width: 12, height: 12, tilt, azimuth },
    mounting: { kind: "flush" },
    site: { name: "without clouds", year: clearYear(latitude) },
  });
  const beam = rays.reduce((sum, { weight }) => sum + weight, 0);
  return {
    rays: rays.map((ray) => ({ ...ray, weight: (ray.weight * BEAM_SHARE) / beam })),
    casters: [{ left: 0, top: 0, right: 1, bottom: 1, height: 1 }],
    least: 0,
    rule,
    area,
  };
}

function moduleAt(side: string, distance: number, width: number, height: number): Rectangle {
  const [x, y] = [0.5 - width / 2, 0.5 - height / 2];
  if (side === "left") return { x: -distance - width, y, width, height };
  if (side === "right") return { x: 1 + distance, y, width, height };
  return { x, y: side === "up" ? -distance - height : 1 + distance, width, height };
}

const shareOf = (shade: Shade, panel: Rectangle) => sharesOf(shade, [panel])[0] ?? 0;

/** The table does not say how its module lies; losses lie within this of its figures. In percentage points. */
const AT_MOST = 9;
const ON_AVERAGE = 2.5;

describe("the shade of a box on a roof", () => {
  it.each([
    ["partition", (row: (typeof table.rows)[number]) => row.loss],
    ["area", (row: (typeof table.rows)[number]) => row.byArea ?? []],
  ] as const)("by %s agrees with the yearly losses of the design note", (rule, losses) => {
    const misses = table.rows.flatMap((row) => {
      const shade = shadeOf(row.latitude, row.tilt, row.azimuth, rule);
      return losses(row).map((loss, index) => {
        const panel = moduleAt(row.side, table.distances[index] ?? 0, 1.65, 1);
        return Math.abs(100 * (1 - shareOf(shade, panel)) - loss);
      });
    });
    expect(Math.max(...misses)).toBeLessThan(AT_MOST);
    expect(misses.reduce((sum, miss) => sum + miss, 0) / misses.length).toBeLessThan(ON_AVERAGE);
  });

  const sunny = shadeOf(40, 30, 150);
  const tenths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 10);
  const casters = fc.array(
    fc.record({
      x: tenths(-50, 50),
      y: tenths(-50, 50),
      width: tenths(1, 20),
      height: tenths(1, 20),
      tall: tenths(0, 20),
    }),
    { maxLength: 3 },
  );
  const shadeWith = (boxes: readonly (Rectangle & { tall: number })[], rule: ShadeRule): Shade => ({
    ...sunny,
    rule,
    casters: boxes.map((box) => ({ ...boxOf(box), height: box.tall })),
  });
  const rules = fc.constantFrom<ShadeRule[]>("partition", "area");
  const places = fc.array(fc.record({ x: tenths(-60, 50), y: tenths(-60, 50) }), { minLength: 1, maxLength: 12 });

  it("is the same for one panel, for many at once and on a grid of positions", () => {
    fc.assert(
      fc.property(casters, rules, places, (boxes, rule, corners) => {
        const shade = shadeWith(boxes, rule);
        const panels = corners.map((corner) => ({ ...corner, width: 1.65, height: 1 }));
        const together = sharesOf(shade, panels);
        for (const [index, panel] of panels.entries()) {
          const x = [panel.x];
          const onGrid = sharesKept(shade, [{ from: panel.y, to: panel.y, xs: { from: x, to: x } }], panel)[0];
          const alone = rule === "partition" ? shareByShadows(shade, boxOf(panel)) : shareOf(shade, panel);
          expect(together[index]).toBeCloseTo(alone, 9);
          expect(onGrid).toBeCloseTo(alone, 9);
        }
      }),
      { seed: 3, numRuns: 25 },
    );
  });

  it("in a cell is never more than at any place of the cell", () => {
    fc.assert(
      fc.property(casters, rules, places, tenths(0, 6), tenths(0, 6), (boxes, rule, corners, wide, tall) => {
        const shade = shadeWith(boxes, rule);
        for (const { x, y } of corners) {
          const cell = { from: y, to: y + tall, xs: { from: [x], to: [x + wide] } };
          const most = sharesKept(shade, [cell], { width: 1, height: 1.65 })[0] ?? 0;
          for (const [u, v] of [
            [0, 0],
            [0.3, 0.8],
            [1, 0.5],
            [1, 1],
          ] as const) {
            const panel = { x: x + u * wide, y: y + v * tall, width: 1, height: 1.65 };
            expect(shareOf(shade, panel)).toBeLessThanOrEqual(most + 1e-9);
          }
        }
      }),
      { seed: 4, numRuns: 25 },
    );
  });
});
