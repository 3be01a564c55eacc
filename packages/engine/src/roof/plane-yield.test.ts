// Of the rest: the best plane, city by city.
import { describe, expect, it } from "vitest";
import { adviceOf, facingAdvice } from "./best-facing";
import { bestPlane, roofSky, yieldByAzimuth } from "./plane-yield";
import { roofSun } from "./roof-sun";
import { bare } from "./testing/bare-roof";

const skies = new Map<string, ReturnType<typeof roofSky>>();
const skyOver = (city: string) => {
  const sky = skies.get(city) ?? roofSky({ city });
  skies.set(city, sky);
  return sky;
};
const roofOf = (city: string, azimuth: number, tilt: number) => ({
  ...bare,
  site: { city },
  roof: { ...bare.roof, azimuth, tilt },
});
const COMPASS = Array.from({ length: 24 }, (_, index) => 15 * index);

describe("the best plane of a site", () => {
  it.each(["ng-lagos-ikeja", "gh-accra", "ke-nairobi", "za-cape-town", "de-berlin"])(
    "yields at least as much in %s as every fifth degree of tilt in every fifteenth of the compass",
    (city) => {
      const sky = skyOver(city);
      const best = bestPlane(sky, bare.mounting);
      for (let tilt = 0; tilt <= 60; tilt += 5)
        for (const value of yieldByAzimuth(roofOf(city, 0, tilt), COMPASS, sky))
          expect(value, `${tilt}°`).toBeLessThanOrEqual(best.specificYield + 1e-9);
    },
  );

  it("is never worse than the roof's own, at whatever odd angle that lies", () => {
    const { best } = roofSun(roofOf("ng-lagos-ikeja", 180, 30), skyOver("ng-lagos-ikeja"));
    const own = { ...roofOf("ng-lagos-ikeja", best.azimuth + 0.3, best.tilt + 0.3) };
    const sun = roofSun(own, skyOver("ng-lagos-ikeja"));
    expect(sun.best.specificYield).toBeGreaterThanOrEqual(sun.specificYield);
  });
});

describe("which way a roof should face", () => {
  const advice = (city: string, azimuth: number, tilt: number) => {
    const roof = roofOf(city, azimuth, tilt);
    const sky = skyOver(city);
    return facingAdvice(roof, yieldByAzimuth(roof, [azimuth], sky)[0] ?? 0, sky);
  };

  // Lagos and Accra lie 6° north of the equator: a slope of 30° wants the southern sun.
  it.each(["ng-lagos-ikeja", "gh-accra"])(
    "S-513 keeps the default of south and 30° in %s, where it is best",
    (city) => {
      expect(advice(city, 180, 30), "S-513 south stays").toMatchObject({ kind: "best", azimuth: 180 });
      const north = advice(city, 0, 30);
      expect(north, "S-513 north is turned to south").toMatchObject({ kind: "turn", azimuth: 180 });
      expect(north.gain, "S-513 south gives 10% more").toBeCloseTo(0.1, 1);
    },
  );

  it("S-513 turns no default roof on the equator for a few parts in a thousand", () => {
    const nairobi = advice("ke-nairobi", 180, 30);
    expect(nairobi.kind, "S-513 south is near the best in Nairobi").toBe("near");
    expect(nairobi.gain, "S-513 by how little").toBeLessThan(0.01);
  });

  it.each(["za-cape-town", "za-johannesburg", "au-sydney"])(
    "S-513 turns the default roof north in %s (A-46)",
    (city) => {
      expect(advice(city, 180, 30), "S-513 north in the south").toMatchObject({ kind: "turn", azimuth: 0 });
      expect(advice(city, 0, 30).kind, "S-513 north stays").toBe("best");
    },
  );

  it("S-513 calls a roof nearly flat where no way to face gives 2% more than another", () => {
    for (const [city, tilt] of [
      ["de-berlin", 0],
      ["ng-lagos-ikeja", 5],
      ["ke-nairobi", 5],
    ] as const)
      expect(advice(city, 0, tilt).kind, `S-513 ${tilt}° in ${city}`).toBe("flat");
    expect(advice("de-berlin", 0, 10).kind, "S-513 10° in Berlin is a slope").toBe("turn");
  });

  it("draws the lines at 2%", () => {
    expect(adviceOf(100, [100, 101.9])).toMatchObject({ kind: "flat" });
    expect(adviceOf(100, [90, 100])).toMatchObject({ kind: "best", azimuth: 45 });
    expect(adviceOf(100, [90, 101])).toMatchObject({ kind: "near", azimuth: 45 });
    // 1.96% and 0.04% read as 2% and nothing.
    expect(adviceOf(100, [90, 101.96])).toMatchObject({ kind: "turn", gain: 0.02 });
    expect(adviceOf(100, [90, 100.04])).toMatchObject({ kind: "best", gain: 0 });
    expect(adviceOf(100, [90, 110])).toMatchObject({ kind: "turn", azimuth: 45 });
    // A designer's roof may face between two points of the compass and yield more than any of them.
    expect(adviceOf(111, [90, 110])).toMatchObject({ kind: "best", gain: 0 });
  });
});
