import { describe, expect, it } from "vitest";
import { Check } from "../validation/check";
import { readJson } from "../validation/files";
import {
  balanceCase,
  balanceInputs,
  loadOf,
  smallestArrayCase,
  systemOf,
  yieldOf,
} from "../validation/tables/energy-balance";
import { peerCase, peerSeries, sameBalanceCase } from "../validation/tables/peers";
import { casesOf, outside, referenceFiles } from "../validation/testing/reference";
import { gridPresence } from "./grid-presence";
import { smallestArray } from "./smallest-array";

const cases = casesOf("g_offgrid.json");
const inputs = balanceInputs(referenceFiles);

describe("table g, the hourly balance of a year", () => {
  it.each(cases)("%s: every total to 1e-6 kWh, every count exactly", (_, row) => {
    expect(outside(balanceCase(inputs), row)).toEqual([]);
  });

  const sizings = readJson(referenceFiles, "g_offgrid.json").list("smallest_pv");
  it.each(sizings.map((row) => [row.text("case"), row.number("lpsp_target"), row] as const))(
    "%s at an unmet share of %f: the smallest array to 1e-4 kWp",
    (_, _target, row) => {
      const check = new Check("smallest array", "1e-4 kWp");
      const rows = cases.map(([, found]) => found);
      smallestArrayCase(row, rows, inputs, check);
      expect(check.report()).toMatchObject({ comparisons: 1, outside: [] });
    },
  );

  it("finds no array where the inverter is too small for the load", () => {
    const row = cases[0]?.[1];
    if (!row) throw new Error("no cases");
    const system = systemOf(row);
    const small = { ...system, inverter: { ...system.inverter, ratedKw: 0.1 } };
    expect(smallestArray(small, loadOf(row, inputs), yieldOf(row, inputs), 0.01)).toBeNull();
  });
});

describe("table k, published HOMER and SAM runs", () => {
  const series = peerSeries(referenceFiles);
  const rows = casesOf("k_homer_sam.json");

  it.each(rows)("%s: unmet share within 0.3 points of each peer at its efficiency", (_, row) => {
    expect(outside(peerCase(series), row)).toEqual([]);
  });
  it.each(rows)("%s: every energy of the other program's balance to a relative 1e-9", (_, row) => {
    expect(outside(sameBalanceCase(series), row)).toEqual([]);
  });
});

describe("grid windows", () => {
  it("wrap past midnight and repeat day by day", () => {
    const present = gridPresence([[[22, 4]], [[6, 10]]]);
    const hoursOf = (day: number) =>
      Array.from(present.slice(day * 24, day * 24 + 24).entries())
        .filter(([, on]) => on)
        .map(([hour]) => hour);
    expect(hoursOf(0)).toEqual([0, 1, 2, 3, 22, 23]);
    expect(hoursOf(1)).toEqual([6, 7, 8, 9]);
    expect(hoursOf(2)).toEqual([0, 1, 2, 3, 22, 23]);
  });
});
