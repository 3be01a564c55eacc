import { expect, it } from "vitest";
import { cityById } from "../climate/cities";
import { yearsOf } from "../climate/year-of";
import { SEARCH_YEARS, splitYears, VERDICT_YEARS } from "./year-numbers";

/** A year whose rainy month has a dull spell of so many days. */
const dull = (spell: number) =>
  Float64Array.from({ length: 365 }, (_, day) => (day >= 200 && day < 200 + spell ? 1_000 : 5_000));

it("searches in the middle year of each fifth between bright and dull, and tells the verdict from the twenty others", () => {
  // Year n has n dull days: the fifths are 0 to 4, 5 to 9 and so on.
  const { search, verdict } = splitYears(dull);
  expect(search).toEqual([2, 7, 12, 17, 22]);
  expect([search.length, verdict.length]).toEqual([SEARCH_YEARS, VERDICT_YEARS]);
  const all = new Set([...search, ...verdict]);
  expect(all).toEqual(new Set(Array.from({ length: 25 }, (_, number) => number)));
});

it("splits the years of a city the same way each time", () => {
  const kano = cityById("ng-kano");
  if (kano === null) throw new Error("no Kano");
  expect(splitYears(yearsOf(kano).days)).toEqual(splitYears(yearsOf(kano).days));
});
