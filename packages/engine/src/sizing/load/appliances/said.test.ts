import { expect, it } from "vitest";
import { CATALOGUE } from "./catalogue";
import data from "./data/said.json" with { type: "json" };
import { noLoadCalled } from "./no-load";
import { namesSaidFor } from "./said";

it("knows names of appliances of the catalogue alone", () => {
  const ids = new Set(CATALOGUE.map(({ id }) => id));
  expect(Object.keys(data.said).filter((id) => !ids.has(id))).toEqual([]);
  expect(namesSaidFor("refrigerator")).toContain("fridge");
  expect(namesSaidFor("refrigerator")).toContain("Kuehlschrank");
  expect(namesSaidFor("toString")).toEqual([]);
});

it("knows what takes nothing of the system", () => {
  expect(noLoadCalled(" Gen")).toBe("generator");
  expect(noLoadCalled("gas cooker")).toBe("gas-cooker");
  expect(noLoadCalled("generous")).toBeNull();
});
