import * as fc from "fast-check";
import { expect, it } from "vitest";
import { degrees } from "../../units/quantity";
import { cosDegrees, sinDegrees } from "../angle";
import { incidenceCosine, type Plane } from "../transposition/plane";
import { rowShade, type SunOverRows } from "./row-shade";

const planeOf = (tilt: number, azimuth = 180): Plane => ({ tilt: degrees(tilt), azimuth: degrees(azimuth) });

function sunOver(plane: Plane, zenith: number, azimuth: number): SunOverRows {
  const sun = { zenith: degrees(zenith), azimuth: degrees(azimuth) };
  return {
    ratio: incidenceCosine(plane, sun) / cosDegrees(zenith),
    along: (sinDegrees(azimuth - plane.azimuth) * sinDegrees(zenith)) / cosDegrees(zenith),
  };
}

it("shades as pvlib's shaded_fraction1d: rows of 2 m, 3 m apart, tilted 30°", () => {
  // Source: pvlib-python, example of `shading.shaded_fraction1d`; the sun 80° from the zenith in the south-east.
  const plane = planeOf(30);
  const shade = rowShade(plane, { groundCoverageRatio: 2 / 3 });
  expect(1 - shade.beam(sunOver(plane, 80, 135))).toBeCloseTo(0.47755694708090535, 12);
});

it("shades upright rows as high as they are apart like a street", () => {
  const plane = planeOf(90);
  const shade = rowShade(plane, { groundCoverageRatio: 1 });
  // A sun that rises one for two reaches halfway down the wall opposite; one for one its foot.
  expect(shade.beam({ ratio: 2, along: 0 })).toBe(0.5);
  expect(shade.beam({ ratio: 1, along: 0 })).toBe(1);
  // A wall in a street as wide as high sees 1 − 1/√2 of the sky and of the ground, alone half of it.
  expect(shade.sky / 2).toBeCloseTo(1 - Math.SQRT1_2, 12);
  expect(shade.ground({ ratio: 0, along: 0 }, 1) / 2).toBeCloseTo(1 - Math.SQRT1_2, 12);
  // The whole street lies in shadow.
  expect(shade.ground({ ratio: 1, along: 0 }, 0)).toBe(0);
});

it("leaves rows far apart and rows lying flat all their light", () => {
  const far = rowShade(planeOf(30), { groundCoverageRatio: 1e-6 });
  const flat = rowShade(planeOf(0), { groundCoverageRatio: 0.9 });
  for (const { sky, beam, ground } of [far, flat]) {
    const sun = { ratio: 1, along: 3 };
    expect(sky).toBeCloseTo(1, 6);
    expect(beam(sun)).toBe(1);
    expect(ground(sun, 0.3)).toBeCloseTo(1, 5);
  }
});

it("refuses a ground coverage ratio that no rows have", () => {
  for (const groundCoverageRatio of [0, -0.3, Number.NaN]) {
    expect(() => rowShade(planeOf(30), { groundCoverageRatio })).toThrow(RangeError);
  }
});

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const rows = fc.record({ tilt: real(1, 90), groundCoverageRatio: real(0.1, 1.5), length: real(0.5, 30) });
const suns = fc.record({ zenith: real(0, 88), azimuth: real(0, 360) });
const middles = (count: number) => Array.from({ length: count }, (_, index) => (index + 0.5) / count);

/**
 * Whether the row in front stands between the sun and a point: x along the rows, y towards where they face, z up. The
 * row in front is the same row shifted by the distance of the rows.
 */
function isShaded(
  point: readonly [number, number, number],
  sun: SunOverRows,
  tilt: number,
  pitch: number,
  length: number,
) {
  const [x, y, z] = point;
  // The row in front: y = pitch − s cos(tilt), z = s sin(tilt), 0 ≤ s ≤ 1. A ray to the sun that climbs by one goes
  // `along` to the side and (ratio − cos(tilt))/sin(tilt) ahead.
  const climb = ((pitch - y) * sinDegrees(tilt) - z * cosDegrees(tilt)) / sun.ratio;
  const s = (z + climb) / sinDegrees(tilt);
  const across = x + climb * sun.along;
  return climb > 0 && s >= 0 && s <= 1 && across >= 0 && across <= length;
}

it("keeps the share of the beam that rays past the row in front leave", () => {
  const steps = middles(40);
  fc.assert(
    fc.property(rows, suns, ({ tilt, groundCoverageRatio, length }, { zenith, azimuth }) => {
      const plane = planeOf(tilt);
      const sun = sunOver(plane, zenith, azimuth);
      fc.pre(sun.ratio > 1e-3);
      let lit = 0;
      for (const up of steps) {
        for (const across of steps) {
          const point = [across * length, -up * cosDegrees(tilt), up * sinDegrees(tilt)] as const;
          if (!isShaded(point, sun, tilt, 1 / groundCoverageRatio, length)) lit += 1;
        }
      }
      const counted = lit / steps.length ** 2;
      expect(Math.abs(rowShade(plane, { groundCoverageRatio, length }).beam(sun) - counted)).toBeLessThan(
        2 / steps.length,
      );
    }),
    { numRuns: 300 },
  );
});

it("sees the sky as its mask angles up the row leave it", () => {
  fc.assert(
    fc.property(rows, ({ tilt, groundCoverageRatio }) => {
      // Gilman et al. 2018, masking angle at each height; the sky above it seen by a tilted point.
      const heights = middles(2000);
      const seen = heights.reduce((total, up) => {
        const rest = 1 - up;
        const mask = Math.atan2(rest * sinDegrees(tilt), 1 / groundCoverageRatio - rest * cosDegrees(tilt));
        return total + (1 + Math.cos((tilt * Math.PI) / 180 + mask)) / 2 / heights.length;
      }, 0);
      const alone = (1 + cosDegrees(tilt)) / 2;
      expect(rowShade(planeOf(tilt), { groundCoverageRatio }).sky).toBeCloseTo(seen / alone, 5);
    }),
    { numRuns: 300 },
  );
});

it("sees the ground strip by strip, each lit or in a shadow", () => {
  const strips = middles(400);
  const heights = middles(40);
  fc.assert(
    fc.property(rows, suns, ({ tilt, groundCoverageRatio }, { zenith, azimuth }) => {
      const plane = planeOf(tilt);
      const sun = sunOver(plane, zenith, azimuth);
      fc.pre(Math.abs(sun.ratio) > 1e-3);
      const pitch = 1 / groundCoverageRatio;
      const [whole, lit] = strips.reduce(
        ([all, bright], strip) => {
          const y = strip * pitch;
          const seen = heights.reduce((total, up) => total + viewOf(y, pitch / strips.length, up, tilt), 0);
          // Its own shadow ahead of it, or that of the row in front behind that.
          const inShadow = sun.ratio >= 0 ? y > pitch - sun.ratio : y < -sun.ratio;
          return [all + seen / heights.length, bright + (inShadow ? 0 : seen / heights.length)];
        },
        [0, 0],
      );
      const shade = rowShade(plane, { groundCoverageRatio });
      const alone = (1 - cosDegrees(tilt)) / 2;
      expect(shade.ground(sun, 1) * alone).toBeCloseTo(whole, 2);
      expect(Math.abs(shade.ground(sun, 0) * alone - lit)).toBeLessThan(0.01);
    }),
    { numRuns: 100 },
  );
});

/** View of a narrow strip of ground from a point up the row: half the difference of the sines to the point's normal. */
function viewOf(middle: number, width: number, up: number, tilt: number): number {
  const sine = (y: number) => {
    const [ahead, down] = [y + up * cosDegrees(tilt), up * sinDegrees(tilt)];
    // Along the row's slope, downwards: the cosine to it is the sine to its normal.
    return (ahead * cosDegrees(tilt) + down * sinDegrees(tilt)) / Math.hypot(ahead, down);
  };
  return Math.max(0, (sine(middle - width / 2) - sine(middle + width / 2)) / 2);
}
