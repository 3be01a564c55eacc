import { DEFAULT_PARAMETERS, type Project } from "@sunwright/contract/projects";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { expect, it } from "vitest";
import { designInput } from "./design-input";
import { tracesOf } from "@sunwright/engine/report/design-traces";
import { reportCsv, reportFileName, reportJson } from "./report";

const project: Project = {
  ...DEFAULT_PARAMETERS,
  id: "p",
  name: '=SUM(A1), "the house"',
  consumptionSource: "direct",
  directDailyConsumption: 10_166,
  directPeakPower: 2_860,
  recommendedPanelCapacity: null,
  recommendedBatteryCapacity: null,
  recommendedInverterCapacity: null,
  estimatedCost: null,
  calculatedAt: null,
  designIsCurrent: false,
  archivedAt: null,
  access: "owner",
  createdAt: "2026-02-03T08:00:00Z",
  updatedAt: "2026-02-03T08:00:00Z",
  version: 1,
};
const design = sizeSystem(
  designInput({ kind: "direct", dailyConsumption: 10_166, peakPower: 2_860 }, DEFAULT_PARAMETERS),
);

it("quotes every text and lets no name run as a formula in a spreadsheet", () => {
  const [first] = reportCsv({ project, appliances: [], design: null }).split("\r\n");
  expect(first).toBe(`"Project","'=SUM(A1), ""the house"""`);
});

it("holds every parameter, and every figure of the design with its formula and source", () => {
  const csv = reportCsv({ project, appliances: [], design });
  expect(csv).toContain('"Sunlight hours",6.5,"h"');
  expect(csv).toContain('"Currency","NGN",""');
  for (const { name, source } of tracesOf(design)) {
    expect(csv).toContain(`"${name.replaceAll('"', '""')}"`);
    expect(csv).toContain(source.replaceAll('"', '""'));
  }
});

it("gives the same report to other programs", () => {
  expect(JSON.parse(reportJson({ project, appliances: [], design }))).toMatchObject({
    project: { name: project.name },
    appliances: [],
    design: { method: design.method },
  });
});

it("names the file after the project, in any script", () => {
  expect(reportFileName("Bello Residence", "csv")).toBe("bello-residence.csv");
  expect(reportFileName("Ilé Adé / 2", "json")).toBe("ilé-adé-2.json");
  expect(reportFileName("///", "csv")).toBe("project.csv");
});
