// Of the rest: whole designs in places that no table has; the row of such a place is tried in the first tier.
import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { ladderOf } from "./explain/price-ladder";
import type { ParametersInput } from "./inputs/design";
import { sizeSystem } from "./size-system";
import { house } from "./testing/house";

const SUN = {
  kampala: "5.4 5.6 5.5 5.1 4.9 4.7 4.7 4.9 5.2 5.2 5 5.1",
  dakar: "5 5.9 6.7 7 6.9 6.5 5.9 5.5 5.5 5.5 5 4.7",
  lahore: "2.9 3.9 5.1 6.2 6.8 6.7 5.8 5.5 5.3 4.4 3.4 2.7",
};
const IN_KAMPALA = { town: "0 0.3476 32.5825 1190 Kampala", ambientTemperature: 22, altitude: 1_190 };
const PLACES: readonly (readonly [string, Partial<ParametersInput>])[] = [
  ["Kampala", { ...IN_KAMPALA, monthSun: SUN.kampala }],
  ["Dakar", { town: "0 14.7167 -17.4677 20 Dakar", monthSun: SUN.dakar, ambientTemperature: 24 }],
  ["Lahore", { town: "0 31.5497 74.3436 217 Lahore", monthSun: SUN.lahore, ambientTemperature: 24 }],
];
const designed = (place: Partial<ParametersInput>, systemType: ParametersInput["systemType"] = "off-grid") =>
  sizeSystem({ ...house({ country: "Elsewhere", city: null, systemType, ...place }), prices: "local" });
const idsOf = ({ warnings }: ReturnType<typeof designed>) => warnings.map(({ id }) => id);

it.each(PLACES)("designs a house in %s that keeps its target, and says what is not known", (name, place) => {
  const design = designed(place);
  expect(design.site.name).toBe(name);
  expect(design.panels.capacity.value).toBeGreaterThan(0);
  expect(design.simulation?.hoursServed.value).toBeGreaterThanOrEqual(99);
  expect(idsOf(design)).toContain("country-unknown");
  expect(idsOf(design)).not.toContain("mains-of-another-country");
  const ladder = ladderOf(design);
  expect(ladder.local).toBeNull();
  // The specification's fixed rates: 0.75, 0.5 and 0.5 dollars, and a fifth for installing.
  const [panels, battery, inverter] = [design.panels, design.battery, design.inverter].map(
    (part) => part.capacity.value,
  );
  const fixed = 1.2 * (0.75 * (panels ?? 0) + 0.5 * (battery ?? 0) + 0.5 * (inverter ?? 0));
  expect(ladder.estimate?.amount).toBeCloseTo(fixed, 6);
});

it("takes the typed hours of a year where no month is typed, and says that winters come out too bright", () => {
  const design = designed({ ...IN_KAMPALA, sunlightHours: 5 });
  expect(design.site.monthlySunHours.reduce((sum, sun) => sum + sun, 0) / 12).toBeCloseTo(5, 1);
  expect(idsOf(design)).toContain("sun-by-height");
  expect(idsOf(designed({ ...IN_KAMPALA, monthSun: SUN.kampala }))).not.toContain("sun-by-height");
});

it("warns of more sun than there is above the air, in a month and over the year", () => {
  const month = designed({ ...IN_KAMPALA, monthSun: SUN.kampala.replace("4.7 4.7", "4.7 12") });
  const [beyond] = month.warnings.filter(({ id }) => id === "sun-beyond-sky");
  expect(tell(beyond?.text ?? "")).toContain("July: 12 kWh/m² a day is more than the sun brings above the air");
  expect(idsOf(designed({ ...IN_KAMPALA, sunlightHours: 12 }))).toContain("sun-beyond-sky");
});

it("asks for the coordinates and, beside a grid, for the tariff", () => {
  expect(idsOf(designed({}))).toContain("place-missing");
  const beside = designed({ ...IN_KAMPALA, monthSun: SUN.kampala }, "on-grid");
  expect(idsOf(beside)).toContain("tariff-unknown");
  const [unknown] = beside.warnings.filter(({ id }) => id === "tariff-unknown");
  expect(tell(unknown?.text ?? "")).toContain("0.159 US dollars");
});
