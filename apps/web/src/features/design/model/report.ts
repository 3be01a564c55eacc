import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/design";
import { tracesOf } from "@sunwright/engine/report/design-traces";
import { applianceName, appliancePower } from "./appliances";
import { describeHours } from "@sunwright/engine/report/hours-of-day";
import { FIELD_LABELS, FIELD_NAMES, FIELD_UNITS } from "../../../lib/parameter-words";

export interface Report {
  readonly project: Project;
  readonly appliances: readonly ProjectAppliance[];
  /** Null before the first calculation. */
  readonly design: Design | null;
}

type Cell = string | number | null;

/** A spreadsheet would run a cell that begins like a formula; the apostrophe keeps it text. */
const asText = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const csvCell = (cell: Cell) =>
  typeof cell === "number" ? String(cell) : `"${asText(cell ?? "").replaceAll('"', '""')}"`;
const csvRow = (cells: readonly Cell[]) => cells.map(csvCell).join(",");

/** Appliances, parameters, figures, recommendations and warnings, one table under the other (RFC 4180). */
export function reportCsv({ project, appliances, design }: Report): string {
  const rows: Cell[][] = [
    ["Project", project.name],
    ["Saved", project.updatedAt],
    [],
    ["Appliance", "Power [W]", "Quantity", "Hours per day", "Hours of the day", "Peak [W]", "Daily consumption [Wh]"],
    ...appliances.map((appliance) => [
      applianceName(appliance),
      appliancePower(appliance),
      appliance.quantity,
      appliance.hoursPerDay,
      describeHours(appliance.hoursOfDay),
      appliance.peakPower,
      appliance.dailyConsumption,
    ]),
    [],
    ["Parameter", "Value", "Unit"],
    ...FIELD_NAMES.map((name) => [FIELD_LABELS[name], project[name], FIELD_UNITS[name] ?? ""]),
    ...(design === null ? [] : designRows(design)),
  ];
  return `${rows.map(csvRow).join("\r\n")}\r\n`;
}

const designRows = (design: Design): Cell[][] => [
  [],
  ["Figure", "Value", "Unit", "Formula", "With this project's values", "Source"],
  ...tracesOf(design).map(({ name, value, unit, formula, equation, source }) => [
    name,
    value,
    unit,
    formula,
    equation,
    source,
  ]),
  [],
  ["Month", "Sun hours a day", "Delivered to the bus [Wh a day]"],
  ...design.site.monthlySunHours.map((hours, month) => [month + 1, hours, design.energy.monthlyDelivered[month] ?? 0]),
  [],
  ...simulatedRows(design),
  ["Recommendations"],
  ...design.recommendations.map(({ text }) => [text]),
  [],
  ["Warnings"],
  ...design.warnings.map(({ text }) => [text]),
];

const simulatedRows = ({ simulation }: Design): Cell[][] =>
  simulation === null
    ? []
    : [
        MONTH_HEAD,
        ...simulation.months.map((month, index) => [index + 1, ...MONTH_COLUMNS.map((column) => month[column])]),
        [],
        ["Remedy", "Unmet [h a year]", "Extra cost [USD]"],
        ...simulation.remedies.map(({ label, unmetHours, extraCost }) => [label, unmetHours, extraCost]),
        [],
        ["Panels [W]", "Battery [Wh]", "Unmet [h a year]", "Least cost [USD]"],
        ...simulation.curve.map(({ panels, battery, unmetHours, cost }) => [panels, battery, unmetHours, cost]),
        [],
      ];

const MONTH_HEAD = [
  "Month",
  "Solar [kWh]",
  "Surplus [kWh]",
  "Generator [kWh]",
  "Grid [kWh]",
  "Load [kWh]",
  "Unmet [h]",
];
const MONTH_COLUMNS = ["production", "surplus", "generator", "gridImport", "load", "unmetHours"] as const;

export const reportJson = (report: Report) => `${JSON.stringify(report, null, 2)}\n`;

/** "bello-residence.csv": letters and digits of any script, dashes for the rest. */
export function reportFileName(name: string, extension: "csv" | "json"): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${plain === "" ? "project" : plain}.${extension}`;
}
