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
  // The coldest month of Berlin's row, 0.3 °C, whatever a person types for the year; Lagos knows no snow.
  const [snow] = snowIn({ country: "Germany", city: "de-berlin", ambientTemperature: 29 });
  expect(snow && typeof snow.value !== "number" && tell(snow.value)).toMatch(
    /^not counted, though February has 0\.3 °C on average: panels under snow make nothing$/,
  );
  expect(snowIn({ country: "Nigeria", city: "ng-lagos-ikeja" })).toEqual([]);
});
