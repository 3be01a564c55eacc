import { describe, expect, it } from "vitest";
import { hoursAway } from "./random-outages";

const YEARS = 400;
const years = (perYear: number, meanHours: number) =>
  Array.from({ length: YEARS }, (_, year) => hoursAway({ perYear, meanHours }, `outages of a place, year ${year}`));

/** How long each outage lasts. [h] */
function lengthsIn(away: Uint8Array | null): number[] {
  const lengths: number[] = [];
  for (const [hour, gone] of (away ?? new Uint8Array(0)).entries()) {
    if (gone === 0) continue;
    if (away?.[hour - 1] === 1) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
    else lengths.push(1);
  }
  return lengths;
}

describe("outages by chance", () => {
  it.each([
    [52, 4],
    [12, 10],
    [200, 2],
    [365, 12],
  ])("%d a year of %d h on average take that share of the hours", (perYear, meanHours) => {
    const total = years(perYear, meanHours)
      .flatMap(lengthsIn)
      .reduce((sum, length) => sum + length, 0);
    expect(total / YEARS / (perYear * meanHours)).toBeGreaterThan(0.97);
    expect(total / YEARS / (perYear * meanHours)).toBeLessThan(1.03);
  });

  it("last as exponential draws do: one in ten more than 2.3 means, one in a hundred more than 4.6", () => {
    const lengths = years(52, 10).flatMap(lengthsIn);
    const longer = (hours: number) => lengths.filter((length) => length > hours).length / (52 * YEARS);
    expect(longer(23)).toBeGreaterThan(0.09);
    expect(longer(23)).toBeLessThan(0.11);
    expect(longer(46)).toBeGreaterThan(0.008);
    expect(longer(46)).toBeLessThan(0.012);
  });

  it("follow from place and year alone", () => {
    const of = (name: string) => hoursAway({ perYear: 50, meanHours: 4 }, name);
    expect(of("outages of Lagos, year 1")).toEqual(of("outages of Lagos, year 1"));
    expect(of("outages of Lagos, year 1")).not.toEqual(of("outages of Lagos, year 2"));
  });

  it("are none where none are named", () => {
    expect(hoursAway({ perYear: 0, meanHours: 4 }, "a place")).toBeNull();
  });
});
