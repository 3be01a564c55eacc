import { expect, it } from "vitest";
import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { designHours } from "@sunwright/engine/sizing/choice/design-hours";
import { designedYear } from "@sunwright/engine/sizing/choice/designed-year";
import { ownGridOf } from "@sunwright/engine/sizing/inputs/own-grid";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { house } from "@sunwright/engine/sizing/testing/house";
import type { ReportInput } from "./document";
import { hourlyCsv } from "./hourly-csv";
import { ledgerOf } from "./money-text";
import { planSentence } from "./plan-text";
import { reportDocument } from "./report";
import { verdictText } from "./verdict";

const asked = house({
  country: "South Africa",
  city: "za-johannesburg",
  systemType: "on-grid",
  sunlightSource: "site",
});
const basis = { ...asked, prices: "local" as const, ...ownGridOf(asked.parameters, NO_OWN_FIGURES) };
const design = sizeSystem(basis);
const money = { country: "South Africa", figures: NO_OWN_FIGURES } as const;
const project = {
  ...basis.parameters,
  currency: "ZAR" as const,
  name: "House Naidoo",
  version: 1,
  consumptionSource: "direct" as const,
  directDailyConsumption: 10_000,
  directPeakPower: 3_000,
  designIsCurrent: true,
  designIsOutdated: false,
  calculatedAt: "2026-11-30T10:00:00Z",
  updatedAt: "2026-11-30T10:00:00Z",
};
const hours = designHours(designedYear(design, design.simulation?.shownYear ?? 0));

it("says one bill on the page, in the report, in the CSV and in the ledger, and names its plan", () => {
  const ledger = ledgerOf(design, money, "ZAR");
  const sentence = ledger && planSentence(ledger, "ZAR");
  const bill = ledger?.money.solar.lines.find(({ trace }) => trace.id === "money-grid-bill")?.trace;
  if (!sentence || !bill) throw new Error("A home in Johannesburg with panels is billed by Homeflex");
  const figures = sentence.flatMap((part) => (typeof part === "string" ? [] : [part.trace]));
  expect(figures.map(({ id }) => id)).toEqual(["money-plan-system", "money-plan-usual", "money-plan-alone"]);
  expect(figures[0]?.value).toBe(bill.value);
  expect(verdictText(sentence)).toMatch(/^Homes with registered panels must be billed by Eskom Homeflex: R[\d,.]+/);

  const input: ReportInput = {
    project,
    appliances: [],
    design,
    hours,
    money,
    roof: null,
    view: { currency: "ZAR", units: "metric", timeZone: "Africa/Johannesburg", today: "2026-11-30" },
  };
  expect(JSON.stringify(reportDocument(input))).toContain(JSON.stringify(verdictText(sentence)).slice(1, -1));
  const line = hourlyCsv({ project, design, hours, money, known: {} })
    .split("\r\n")
    .find((row) => row.startsWith('"Grid a year"'));
  // Numbers of a CSV are written as the country writes them.
  expect(line).toContain(`;${bill.value};`.replace(".", ","));
});

it("says nothing of a house on its country's plan", () => {
  const usual = sizeSystem({ ...asked, prices: "local" });
  const ledger = ledgerOf(usual, money, "ZAR");
  expect(ledger && planSentence(ledger, "ZAR")).toBeNull();
});
