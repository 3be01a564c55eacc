import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import type { ParametersInput } from "../inputs/design";
import { explainSite } from "./explain-site";
import { figuresOf } from "../choice/figures";
import { house } from "../testing/house";

const siteOf = (change: Partial<ParametersInput>) =>
  explainSite(figuresOf(house({ systemType: "on-grid", sunlightSource: "site", ...change })));
const snowIn = (change: Partial<ParametersInput>) =>
  siteOf(change).designSunHours.inputs.filter(({ name }) => tell(name) === "Snow");

it("says where it snows that snow is left out, and elsewhere nothing of it", () => {
  // The coldest month of Berlin's row, whatever a person types for the year: 0.48 °C in January by the test reference year of
  // Potsdam (climate-recent.json). Lagos knows no snow.
  const [snow] = snowIn({ country: "Germany", city: "de-berlin", ambientTemperature: 29 });
  expect(snow && typeof snow.value !== "number" && tell(snow.value)).toMatch(
    /^not counted, though January has 0\.5 °C on average: panels under snow make nothing$/,
  );
  expect(snowIn({ country: "Nigeria", city: "ng-lagos-ikeja" })).toEqual([]);
});

it("says where the sun is from and of which years, and the same of the air where it is another source", () => {
  const { climateSource, designSunHours } = siteOf({ country: "Nigeria", city: "ng-lagos-ikeja" });
  // climate-recent.json: six years of NASA POWER for the sun; climate.json: CRU's normals for the air.
  expect(tell(climateSource ?? "")).toMatch(/^NASA POWER .*; 2019-2024, annual means; quality S$/);
  const air = designSunHours.inputs.find(({ name }) => tell(name) === "Air temperature is of the years");
  expect(air).toMatchObject({ value: "1961-1990 normals" });
  expect(tell(air?.from ?? "")).toContain("CRU CL 2.0");
});
