import type { ErrorCode } from "@sunwright/contract/errors";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { citiesOf } from "@sunwright/engine/climate/cities";
import { say } from "@sunwright/words/refusals";
import { expect, it } from "vitest";
import { found, settle } from "./refusals";

const refusal = (code: ErrorCode) => say(code);

it("finds what is there, also where it is empty, and refuses what is not", () => {
  for (const row of [{ id: "one" }, 0, "", false]) expect(found(row)).toBe(row);
  expect(() => found(null)).toThrow(refusal("project_not_found"));
});

it.each(COUNTRIES)("takes every city of %s there, and in no other country", (country) => {
  const at = { country, region: null, city: null };
  const others = COUNTRIES.filter((other) => other !== country);
  for (const { id: city } of citiesOf(country)) {
    expect(settle(at, { city })).toEqual({ country, region: null, city });
    for (const other of others)
      expect(() => settle({ ...at, country: other }, { city })).toThrow(refusal("unknown_city"));
  }
});

it("refuses a city that no table has, and keeps what is stored where none is sent", () => {
  const stored = { country: "Nigeria", region: null, city: "ng-kano" } as const;
  for (const city of ["", "ng-nowhere", "NG-KANO"])
    expect(() => settle(stored, { city })).toThrow(refusal("unknown_city"));
  expect(settle(stored, {})).toEqual(stored);
  expect(settle(stored, { city: null })).toEqual({ ...stored, city: null });
  // A country that is changed takes its city with it: nobody sent a wrong one.
  expect(settle(stored, { country: "Kenya" })).toEqual({ country: "Kenya", region: null, city: null });
});
