// Of the rest: whole designs where the sun is away for long.
import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { cityById } from "../../climate/cities";
import { yearOf } from "../../climate/year-of";
import { figuresOf } from "../choice/figures";
import { house } from "../testing/house";
import { sizeSystem } from "../size-system";
import { besideGenerator, sunlessDays } from "./without-sun";

const HOURS = 8_760;
/** Sunny everywhere but from one day to another. */
const darkened = (year: Float64Array, from: number, until: number) =>
  year.map((value, hour) => (hour >= 24 * from && hour < 24 * until ? 0 : value));

describe("days without sun", () => {
  const sunny = new Float64Array(HOURS).map((_, hour) => (hour % 24 === 12 ? 800 : 0));

  it("are counted in a row, the longest of all years", () => {
    expect(sunlessDays([sunny])).toBe(0);
    expect(sunlessDays([sunny, darkened(sunny, 100, 107), darkened(sunny, 10, 13)])).toBe(7);
  });

  it("run on from December into January", () => {
    expect(sunlessDays([darkened(darkened(sunny, 0, 17), 322, 365)])).toBe(60);
  });
});

describe("a house in the polar night", () => {
  const city = cityById("gb-stornoway");
  if (city === null) throw new Error("No Stornoway");
  const year = yearOf(city);
  const night = (column: Float64Array) => darkened(darkened(column, 0, 17), 322, 365);
  const { ghi, dni, dhi } = year.weather;
  const weather = {
    name: "70° N",
    year: { ...year, weather: { ...year.weather, ghi: night(ghi), dni: night(dni), dhi: night(dhi) } },
  };

  const input = house({ city: "gb-stornoway", country: "UK" });
  const design = sizeSystem(input, weather);
  const [first] = design.warnings;

  it("is told how long the sun stays away, and what the same house costs with a generator", () => {
    expect(design.simulation?.targetMet).toBe(false);
    expect(first?.id).toBe("target-missed");
    expect(first?.text).toMatchObject({ values: { sunlessDays: 60 } });
    expect(tell(first?.text ?? "")).toMatch(/^No sun for 60 days in a row\. Even/);
    expect(tell(first?.text ?? "")).toMatch(
      /With a petrol generator of [\d.]+ kW it is \d+ panels and [\d.]+ kWh: \$[\d,]+ to build/,
    );
  });

  it("is offered that generator by one tap, and no more panels are looked at than 25 times those of the mean day", () => {
    expect(first?.offer).toEqual({ generator: "petrol" });
    const { choice, array } = figuresOf(input, weather);
    const ofMeanDay = array.busEnergy / ((choice?.sun.sunHours ?? 0) * 400);
    expect(design.panels.count.value).toBeLessThan(25 * ofMeanDay + 20);
  });

  it("keeps its target with that generator, at a small part of the price", () => {
    const figures = figuresOf(input, weather);
    const beside = figures.choice && besideGenerator(figures, figures.choice);
    // 99% of the hours: 1% of 8,760 h.
    expect(beside?.darkHours).toBeLessThanOrEqual(87.6);
    expect(beside?.build).toBeLessThan(design.cost.total.value / 10);
  });

  it("is that house with its generator when the project has one", () => {
    const withSet = sizeSystem(house({ city: "gb-stornoway", country: "UK", generator: "petrol" }), weather);
    expect(withSet.simulation?.targetMet).toBe(true);
    expect(withSet.panels.count.value).toBeLessThan(design.panels.count.value / 10);
  });

  it("is given no advice on the details of a size that does not do", () => {
    expect(design.recommendations).toEqual([]);
    expect(design.simulation?.remedies).toEqual([]);
    expect(design.warnings.map(({ id }) => id)).not.toContain("bus-current");
  });
});
