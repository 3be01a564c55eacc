import { expect, it } from "vitest";
import { COUNTRIES } from "../countries/names";
import { ageOfFigure, countryFigures, FIGURE_SUBJECTS } from "./country-figures";

const FIGURES = countryFigures();
const figure = (id: string) => FIGURES.find((one) => one.id === id);

it("are all of nine countries, each with an id of its own, a unit and a source or an arithmetic", () => {
  expect(new Set(FIGURES.map(({ id }) => id)).size).toBe(FIGURES.length);
  for (const country of COUNTRIES) {
    const subjects = FIGURES.filter((one) => one.country === country).map(({ subject }) => subject);
    for (const subject of ["energy", "petrol", "exchange", "module", "labour", "loanRate"] as const)
      expect(subjects, country).toContain(subject);
  }
  expect(new Set(FIGURES.map(({ subject }) => subject)).size).toBeLessThanOrEqual(FIGURE_SUBJECTS.length);
  for (const { id, unit, source, confidence } of FIGURES) {
    expect(unit, id).not.toBe("");
    expect(source !== "" || confidence === "inferred", id).toBe(true);
  }
});

it("are what the references print", () => {
  expect(figure("UK/energy/price-cap/0/0")).toMatchObject({ value: 0.2632, unit: "GBP/kWh", until: "2026-12-31" });
  expect(figure("UK/fixed/price-cap/1/0")).toMatchObject({ value: 0.5483, unit: "GBP/day" });
  expect(figure("Nigeria/module")).toMatchObject({ value: 255, unit: "NGN/W" });
  expect(figure("USA/subsidy/us-25d")).toMatchObject({ value: 30, unit: "%", until: "2025-12-31" });
  expect(figure("Germany/export/years")).toMatchObject({ value: 20 });
});

it("are ended the day after their last one, and old when their kind is", () => {
  const cap = figure("UK/energy/price-cap/0/0");
  const petrol = figure("UK/petrol");
  if (cap === undefined || petrol === undefined) throw new Error("The UK has both");
  expect([ageOfFigure(cap, "2026-12-31"), ageOfFigure(cap, "2027-01-01")]).toEqual(["fresh", "ended"]);
  // Of 30 June 2026: prices are fresh for twelve months.
  expect([ageOfFigure(petrol, "2027-06-30"), ageOfFigure(petrol, "2027-07-01")]).toEqual(["fresh", "old"]);
  expect(ageOfFigure({ ...petrol, from: null }, "2026-11-29")).toBe("undated");
});
