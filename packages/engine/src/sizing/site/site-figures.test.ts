import { describe, expect, it } from "vitest";
import { cityById, representativeCity } from "../../climate/cities";
import type { ParametersInput } from "../inputs/design";
import { meanOfYear, siteFigures, withTypedSun } from "./site";
import { DEFAULTS } from "../testing/house";

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const city = cityById("gb-london-heathrow");
if (city === null) throw new Error("No London");
const at = (change: Partial<ParametersInput> = {}) => siteFigures({ ...DEFAULTS, ...change });
const london = { city: "gb-london-heathrow", country: "UK" } as const;

it("weighs each month by its days", () => {
  expect(meanOfYear(Array<number>(12).fill(4))).toBeCloseTo(4, 12);
  for (const [month, days] of DAYS.entries())
    expect(meanOfYear(DAYS.map((_, other) => (other === month ? 365 : 0)))).toBeCloseTo(days, 12);
});

describe("the sun of a site", () => {
  it("is the typed figure in every month where no city gives its cycle", () => {
    const site = at({ sunlightHours: 5.5 });
    expect(site.city).toBeNull();
    expect(site.sunHours).toEqual(Array<number>(12).fill(5.5));
    expect(site).toMatchObject({ meanSunHours: 5.5, sunIsSourced: false });
  });

  it("is the city's cycle scaled to the typed mean, or the city's own", () => {
    const typed = at({ ...london, sunlightHours: 2, sunlightSource: "typed" });
    expect(typed).toMatchObject({ sunIsSourced: false, meanSunHours: 2 });
    expect(meanOfYear(typed.sunHours)).toBeCloseTo(2, 9);
    const sourced = at({ ...london, sunlightSource: "site" });
    expect(sourced.sunIsSourced).toBe(true);
    expect(sourced.sunHours).toEqual(sourced.sourcedSunHours);
    expect(sourced.meanSunHours).toBe(sourced.meanSourcedSunHours);
    expect(sourced.meanSourcedSunHours).toBeCloseTo(meanOfYear(sourced.sourcedSunHours), 12);
    for (const [month, sun] of sourced.sunHours.entries()) {
      expect(sun).toBeCloseTo((city.ghi[month] ?? NaN) * (sourced.planeFactors[month] ?? NaN), 12);
      expect((typed.sunHours[month] ?? NaN) / sun).toBeCloseTo(2 / sourced.meanSunHours, 9);
    }
  });

  it("is typed where only the country's row stands for the place, whatever source is chosen", () => {
    const site = at({ sunlightSource: "site", sunlightHours: 4 });
    expect(site.row.id).toBe(representativeCity("Nigeria", null).id);
    expect(site).toMatchObject({ sunIsSourced: false, meanSunHours: 4 });
  });

  it("comes from the equator: the south in the north, the north in the south", () => {
    expect(at(london).facing).toBe(180);
    expect(at({ country: "South Africa" }).facing).toBe(0);
  });
});

describe("the air of a site", () => {
  const yearOf = (values: readonly number[] | null) => meanOfYear(values ?? [NaN]);

  it("has the typed mean in every month where no city gives its cycle, with the row's mean swing", () => {
    const site = at({ ambientTemperature: 20 });
    const { row } = site;
    expect(site.temperature).toEqual(Array<number>(12).fill(20));
    const rise = yearOf(row.temperatureMax) - yearOf(row.temperature);
    const fall = yearOf(row.temperature) - yearOf(row.temperatureMin);
    expect(site.hottestDay).toBeCloseTo(20 + rise, 9);
    expect(site.coldestNight).toBeCloseTo(20 - fall, 9);
    for (const day of site.dayTemperature) expect(day).toBeCloseTo(20 + (2 / Math.PI) * rise, 9);
    expect(site.coldestMonth).toBe(0);
  });

  it("has the city's cycle shifted to the typed mean", () => {
    const site = at({ ...london, ambientTemperature: 30 });
    const shift = 30 - meanOfYear(city.temperature);
    expect(meanOfYear(site.temperature)).toBeCloseTo(30, 9);
    const maxima = (city.temperatureMax ?? []).map((value) => value + shift);
    const minima = (city.temperatureMin ?? []).map((value) => value + shift);
    expect(site.hottestDay).toBeCloseTo(Math.max(...maxima), 9);
    expect(site.coldestNight).toBeCloseTo(Math.min(...minima), 9);
    for (const [month, mean] of city.temperature.entries()) {
      expect(site.temperature[month]).toBeCloseTo(mean + shift, 9);
      const swing = (city.temperatureMax?.[month] ?? NaN) - mean;
      expect(site.dayTemperature[month]).toBeCloseTo(mean + shift + (2 / Math.PI) * swing, 9);
    }
    expect(site.coldestMonth).toBe(city.temperature.indexOf(Math.min(...city.temperature)));
  });
});

it("counts a city in its own country alone", () => {
  expect(at(london).city?.id).toBe("gb-london-heathrow");
  expect(at({ city: "gb-london-heathrow", country: "Nigeria" }).city).toBeNull();
  expect(at({ city: "nowhere", country: "UK" }).city).toBeNull();
});

it("types a sun in place of the site's and nothing else", () => {
  const parameters = { ...DEFAULTS, ...london, sunlightSource: "site" } as const;
  expect(withTypedSun(parameters, 3)).toEqual({ ...parameters, sunlightSource: "typed", sunlightHours: 3 });
});
