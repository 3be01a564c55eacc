import type { FigureVersion } from "@sunwright/contract/figures";
import { countryFigures } from "@sunwright/engine/prices/country-figures";
import { expect, it } from "vitest";
import { figureHistory, stepLine } from "./figure-history";

const PETROL = countryFigures().find(({ id }) => id === "Nigeria/petrol");
if (PETROL === undefined) throw new Error("Nigeria has a price of petrol");
const state = (value: number, from: string) => ({ value, source: "A list", from, until: null });
const version = (number: number, before: number, after: number): FigureVersion => ({
  version: number,
  at: `2026-11-0${number}T09:00:00.000Z`,
  by: "Amina",
  doing: "edited",
  of: null,
  changes: [
    { id: "Kenya/petrol", before: state(1, "2026-01-01"), after: state(2, "2026-02-01") },
    { id: "Nigeria/petrol", before: state(before, "2026-03-20"), after: state(after, `2026-0${number + 3}-01`) },
  ],
});

it("is every value that versions tell of, the oldest first", () => {
  expect(figureHistory(PETROL, [version(2, 1_118, 1_300), version(1, 1_245, 1_118)])).toEqual([
    { value: 1_245, from: "2026-03-20" },
    { value: 1_118, from: "2026-04-01" },
    { value: 1_300, from: "2026-05-01" },
  ]);
});

it("is the one there is where nobody renewed it", () => {
  expect(figureHistory(PETROL, [])).toEqual([{ value: 1_245, from: "2026-03-20" }]);
});

it("is drawn as steps, the least at the bottom", () => {
  const values = [10, 30, 20].map((value) => ({ value, from: "2026-01-01" }));
  expect(stepLine(values, { width: 300, height: 40 })).toBe("M0 40H100L100 0H200L200 20H300");
});
