import { expect, it } from "vitest";
import reference from "../layout/truth/designer-2x1.json" with { type: "json" };
import { verified } from "../layout/testing/verify";
import type { Obstruction } from "../roof/roof-problem";
import { problemOf } from "../layout/instance";
import { layoutCandidates, USUAL_RULES } from "./best-layout";

const design = {
  roof: { width: 12, height: 8, tilt: 30, azimuth: 180 },
  panel: { width: 2, height: 1, power: 400 },
  obstructions: [],
  site: { city: "ng-kano" },
  ownRules: USUAL_RULES,
};
const limits = { seconds: 3, now: () => performance.now() };

it("offers 30, 27, the proved 34 of the reference with 0.2 m, and the optimiser's own; the most energy first", () => {
  const all = layoutCandidates(design, limits);
  const count = (name: string) => all.find((one) => one.name === name)?.panels.length;
  expect(count("landscape")).toBe(30);
  expect(count("portrait")).toBe(27);
  expect(count("both")).toBe(reference.reference.value);
  const energies = all.map(({ energy }) => energy);
  expect(energies).toEqual([...energies].sort((a, b) => b - a));
  expect(all[0]?.name).toBe("optimiser");
});

it("places nothing that breaks the spacing", () => {
  const both = layoutCandidates(design, limits).find(({ name }) => name === "both");
  expect(verified(problemOf(reference), both?.panels ?? []).faults).toEqual([]);
});

it("yields less where a chimney stands, and never covers it", () => {
  const chimney: Obstruction = { id: "c", type: "chimney", x: 6, y: 4, width: 1, height: 1, shadowLength: 2 };
  const [clear] = layoutCandidates(design, limits);
  const [around] = layoutCandidates({ ...design, obstructions: [chimney] }, limits);
  expect(around?.energy).toBeLessThan(clear?.energy ?? 0);
});
