import { describe, expect, it } from "vitest";
import orientation from "../../validation/truth/q_orientation.json" with { type: "json" };
import { referenceWeather } from "../../validation/weather";
import { referenceFiles } from "../../validation/testing/reference";
import { DAYS_OF_MONTH } from "../inputs/defaults";
import type { ParametersInput } from "../inputs/design";
import { figuresOf } from "../choice/figures";
import { parameterUseOf } from "../advice/parameter-use";
import { planeFactor, towardsEquator } from "./plane-irradiation";
import { siteFigures } from "./site";
import { plainDesign } from "../testing/designs";
import { DEFAULTS, house } from "../testing/house";

const CAPE_TOWN = {
  city: "za-cape-town",
  country: "South Africa",
  sunlightSource: "site",
  ambientTemperature: 17,
  installationLocation: "roof-sloped",
} as const;
const inCapeTown = (change: Partial<ParametersInput> = {}) => house({ ...CAPE_TOWN, ...change });
const siteOf = (change: Partial<ParametersInput> = {}) => siteFigures({ ...DEFAULTS, ...CAPE_TOWN, ...change });

describe("the sun on a plane that faces anywhere", () => {
  it("is the closed sum where the plane nearly faces the equator, and the same to both sides of it", () => {
    for (const latitude of [52, 12, -34]) {
      const equator = towardsEquator(latitude);
      for (let month = 0; month < 12; month += 1) {
        const of = (azimuth: number) => planeFactor(latitude, month, 35, 5, azimuth);
        expect(of(equator + 1e-6)).toBeCloseTo(of(equator), 3);
        expect(of(equator + 70)).toBeCloseTo(of(equator - 70), 9);
      }
    }
  });

  /** Twelve means know no afternoon clouds, of which Golden has the most: west of south they are 9.5% too bright there. */
  it.each(orientation.cases.map((one) => [one.site, one] as const))("%s: within 10% of table q's year", (site, one) => {
    const { weather } = referenceWeather(referenceFiles, site);
    let hour = 0;
    const ghi = DAYS_OF_MONTH.map((days) => {
      const end = hour + 24 * days;
      let total = 0;
      for (; hour < end; hour += 1) total += weather.ghi[hour] ?? 0;
      return total / days / 1_000;
    });
    for (const { tilt, azimuth, poa_kwh_m2: light } of one.planes.filter((plane) => plane.tilt <= 30)) {
      const year = ghi.reduce(
        (sum, sun, month) => sum + sun * (DAYS_OF_MONTH[month] ?? 0) * planeFactor(one.lat, month, tilt, sun, azimuth),
        0,
      );
      expect(Math.abs(year / light - 1), `${azimuth}° at ${tilt}°`).toBeLessThan(0.1);
    }
  });
});

describe("the direction and tilt of the panels", () => {
  it("are those of the mount's rule where nobody named them, also in designs stored before they could be named", () => {
    const { panelAzimuth: _, panelTilt: __, ...before } = { ...DEFAULTS, ...CAPE_TOWN };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stored design, as it stands
    expect(siteFigures(before as ParametersInput)).toEqual(siteOf());
    expect(siteOf()).toMatchObject({ facing: 0, tilt: { tilt: 20 }, facesEquator: true });
  });

  it("change nothing where they are named as the rule has them", () => {
    const [ruled, named] = [inCapeTown(), inCapeTown({ panelAzimuth: 0, panelTilt: 20 })].map((input) =>
      plainDesign(input),
    );
    expect(named?.panels.capacity.value).toBe(ruled?.panels.capacity.value);
    expect(named?.battery.capacity.value).toBe(ruled?.battery.capacity.value);
    expect(named?.cost.total.value).toBe(ruled?.cost.total.value);
  });

  it("reach the search: a steep roof in Cape Town that faces away asks for more than one that faces north", () => {
    const north = figuresOf(inCapeTown({ panelAzimuth: 0, panelTilt: 35 }));
    const south = figuresOf(inCapeTown({ panelAzimuth: 180, panelTilt: 35 }));
    expect(south.site.meanSunHours).toBeLessThan(0.75 * north.site.meanSunHours);
    expect(south.cost.total).toBeGreaterThan(1.1 * north.cost.total);
    expect(south.choice?.met).toBe(true);
  });

  it("find a flat tilt for a rack on the ground that looks away from the sun", () => {
    const ground = { installationLocation: "ground-mount" } as const;
    expect(siteOf({ ...ground, panelAzimuth: 180 }).tilt.tilt).toBe(10);
    expect(siteOf(ground).tilt.tilt).toBeGreaterThan(30);
  });

  it("say what they did, and stand in the trace of the tilt", () => {
    const figures = figuresOf(inCapeTown({ panelAzimuth: 180, panelTilt: 35 }));
    const keys = parameterUseOf(figures)
      .filter(({ parameter }) => parameter === "panelAzimuth" || parameter === "panelTilt")
      .map(({ text }) => (typeof text === "object" && "key" in text ? text.key : text));
    expect(keys).toEqual(["advice.use.panelAzimuth.turned", "advice.use.panelTilt.typed"]);
    const { tilt } = plainDesign(inCapeTown({ panelAzimuth: 180, panelTilt: 35 })).panels;
    expect(tilt.inputs.find(({ symbol }) => symbol === "γ")?.value).toBe(180);
  });
});
