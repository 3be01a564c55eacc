import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { DEFAULT_PARAMETERS, Project } from "@sunwright/contract/projects";
import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { ProjectMoney } from "@sunwright/contract/economics";
import { PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import { expect, it } from "vitest";
import { inputsText } from "./inputs";

const AT = "2026-02-03T23:30:00Z";
const PROJECT = Project.parse({
  ...DEFAULT_PARAMETERS,
  id: "one",
  name: "House",
  consumptionSource: "appliances",
  directDailyConsumption: null,
  directPeakPower: null,
  recommendedPanelCapacity: null,
  recommendedBatteryCapacity: null,
  recommendedInverterCapacity: null,
  estimatedCost: null,
  calculatedAt: null,
  access: "owner",
  designIsCurrent: false,
  designIsOutdated: false,
  archivedAt: null,
  createdAt: AT,
  updatedAt: AT,
  version: 1,
});
const APPLIANCE: ProjectAppliance = {
  id: "a",
  applianceId: null,
  appliance: null,
  customName: "Pump",
  customPower: 900,
  quantity: 1,
  hoursPerDay: 2,
  hoursOfDay: [9, 10],
  months: null,
  motor: true,
  essential: false,
  dailyConsumption: 1_800,
  peakPower: 900,
};
const MONEY: ProjectMoney = { country: "Nigeria", figures: NO_OWN_FIGURES };
const WEATHER = { fileName: "lagos.epw", storedAt: AT };
const before = inputsText(PROJECT, [APPLIANCE], MONEY, null);

it.each([
  ["its name", { name: "Another" }],
  ["when it was saved", { updatedAt: "2026-03-01T00:00:00Z", version: 7 }],
  [
    "what was calculated",
    { recommendedPanelCapacity: 4_000, estimatedCost: 9_000, calculatedAt: AT, designIsCurrent: true },
  ],
  ["who looks", { access: "view" as const }],
  ["that it was archived", { archivedAt: AT }],
  ["the currency it is shown in", { currency: "KES" as const }],
])("keeps a comparison when a project changes %s", (_what, change) => {
  expect(inputsText({ ...PROJECT, ...change }, [APPLIANCE], MONEY, null)).toBe(before);
});

it.each(PARAMETER_NAMES.filter((name) => name !== "currency"))("asks for a new comparison when %s changes", (name) => {
  const changed = { ...PROJECT, [name]: "something else" };
  expect(inputsText(changed, [APPLIANCE], MONEY, null)).not.toBe(before);
});

it.each([
  ["consumption is typed", { ...PROJECT, consumptionSource: "direct" as const }, [APPLIANCE], MONEY, null],
  ["a figure is typed", { ...PROJECT, directPeakPower: 900 }, [APPLIANCE], MONEY, null],
  ["an appliance goes", PROJECT, [], MONEY, null],
  ["one runs longer", PROJECT, [{ ...APPLIANCE, hoursPerDay: 3 }], MONEY, null],
  ["a price is typed", PROJECT, [APPLIANCE], { ...MONEY, figures: { ...MONEY.figures, tariff: 225 } }, null],
  ["a weather file comes", PROJECT, [APPLIANCE], MONEY, WEATHER],
])("asks for a new comparison when %s", (_what, project, appliances, money, weather) => {
  expect(inputsText(project, appliances, money, weather)).not.toBe(before);
});

it("asks for a new comparison when an offer is chosen: the design's own parts are then counted at it", () => {
  const offer = { rung: "offer", amount: 6_898_500, currency: "NGN", day: AT, includes: [] } as const;
  expect(inputsText(PROJECT, [APPLIANCE], MONEY, null, { offer })).not.toBe(before);
});

it("tells one weather file from the next of the same name", () => {
  const next = { ...WEATHER, storedAt: "2026-03-01T00:00:00Z" };
  expect(inputsText(PROJECT, [], MONEY, WEATHER)).not.toBe(inputsText(PROJECT, [], MONEY, next));
});
