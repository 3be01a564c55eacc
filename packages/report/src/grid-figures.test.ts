import { house } from "@sunwright/engine/sizing/testing/house";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { expect, it } from "vitest";
import { gridFigures, sunDoubtSentence } from "./grid-figures";

function gridOf(country: "South Africa" | "Germany", city: string) {
  const { grid } = sizeSystem(house({ country, city, systemType: "on-grid", sunlightSource: "site" }));
  if (grid === null) throw new Error("A system on the grid");
  return grid;
}

it("puts beside each figure what it comes to with the least and the most sun where the sun is not sure", () => {
  const grid = gridOf("South Africa", "za-cape-town");
  const bought = gridFigures(grid, "USD").find(({ trace }) => trace.id === "grid-bought");
  expect(bought?.value).toMatch(/^[\d,]+ \([\d,]+ to [\d,]+\)$/);
  // The panels beside the inverter do not move with the sun.
  expect(gridFigures(grid, "USD").find(({ trace }) => trace.id === "grid-ratio")?.value).toMatch(/^[\d.]+$/);
  // climate-recent.json: 5.132 kWh/m² a day, kept with low confidence; 8 % either way.
  expect(sunDoubtSentence(grid)).toContain("5.13 kWh/m² a day by its source, and between 4.72 and 5.54");
});

it("puts nothing there where it is sure", () => {
  const grid = gridOf("Germany", "de-berlin");
  expect(
    gridFigures(grid, "USD")
      .map(({ value }) => value)
      .join(),
  ).not.toContain(" to ");
  expect(sunDoubtSentence(grid)).toBeNull();
});
