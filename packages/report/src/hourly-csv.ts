import { tell } from "./tell";
import { say } from "@sunwright/words/report-hours";
import { COUNTRY_NUMBERS } from "@sunwright/words/number-places";
import { tellUnit } from "@sunwright/words/tell-unit";
import { PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import type { KnownRungs } from "@sunwright/engine/prices/ladder";
import { priceOfProject } from "@sunwright/engine/sizing/explain/price-ladder";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { HOURS_OF_YEAR } from "@sunwright/engine/units/year";
import { hourText } from "./calendar";
import { tracesOf } from "./design-traces";
import type { ReportInput, ReportProject } from "./document";
import { ledgerOf, moneyTraces } from "./money-text";
import { methodText } from "./outdated";
import { priceNote } from "./price-text";
import { fieldLabel, fieldUnit } from "./parameter-text";
import { type HourSupply, supplyOf } from "./supply";

type Cell = string | number | null;

/** A spreadsheet would run a cell that begins like a formula; the apostrophe keeps it text. */
const asText = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const csvCell = (cell: Cell, decimal: string) =>
  typeof cell === "number" ? String(cell).replace(".", decimal) : `"${asText(cell ?? "").replaceAll('"', '""')}"`;
/** Where the comma stands before decimals, semicolons stand between cells. */
const csvRow = (cells: readonly Cell[], decimal: string) =>
  cells.map((cell) => csvCell(cell, decimal)).join(decimal === "," ? ";" : ",");

/** To a millionth, where the figures of a simulation end. */
const rounded = (value: number) => Number(value.toFixed(6));

type Column = Exclude<keyof DesignHours, "charge">;

/** What the house gets from whom, as the hourly view stacks it, then where energy came from and went to. [kWh] */
const SUPPLIES = [
  ["sun", "csv.sunToHouse"],
  ["battery", "csv.batteryToHouse"],
  ["generator", "csv.generatorToHouse"],
  ["grid", "csv.gridToHouse"],
  ["unmet", "csv.unmet"],
] as const satisfies readonly (readonly [keyof HourSupply, string])[];
const FLOWS = [
  ["load", "csv.load"],
  ["production", "csv.production"],
  ["direct", "csv.sunIntoInverter"],
  ["toBattery", "csv.sunIntoBattery"],
  ["chargedFromMains", "csv.chargedFromMains"],
  ["fromBattery", "csv.outOfBattery"],
  ["surplus", "csv.surplus"],
  ["generator", "csv.generator"],
  ["gridImport", "csv.fromGrid"],
  ["gridExport", "csv.toGrid"],
] as const satisfies readonly (readonly [Column, string])[];

export const hourlyHead = (): string[] => [
  say("csv.hourOfYear"),
  say("csv.localTime"),
  ...FLOWS.map(([, key]) => say(key)),
  ...SUPPLIES.map(([, key]) => say(key)),
  say("csv.charge"),
];

interface HourlyReport extends Pick<ReportInput, "project" | "money"> {
  readonly design: Design;
  /** What is known of its price beyond it. */
  readonly known: KnownRungs;
  readonly hours: DesignHours;
}

/**
 * The hours of a design's shown year as a table (RFC 4180): the project's facts, parameters and figures, then a row for
 * each of 8,760 hours, the very ones the hourly views show. As the project's country writes numbers.
 */
export function hourlyCsv(report: HourlyReport): string {
  const rows = [...factRows(report), [], hourlyHead(), ...hourRows(report.hours)];
  const { decimal } = COUNTRY_NUMBERS[report.project.country];
  return `${rows.map((row) => csvRow(row, decimal)).join("\r\n")}\r\n`;
}

function factRows({ project, design, money, known }: HourlyReport): Cell[][] {
  const { site, simulation, method } = design;
  const price = priceOfProject(design, known);
  return [
    [say("csv.project"), project.name],
    [say("csv.site"), site.name],
    [say("csv.weather"), simulation ? tell(simulation.weather) : ""],
    [say("csv.yearShown"), (simulation?.shownYear ?? 0) + 1, say("csv.ofYears", { years: simulation?.years ?? 0 })],
    [say("csv.calculated"), project.calculatedAt],
    [say("csv.method"), methodText(method)],
    [say("csv.price"), Number(price.amount.toFixed(2)), price.currency, priceNote(price)],
    [],
    ...agesRows(simulation),
    [say("csv.parameter"), say("csv.value"), say("csv.unit")],
    ...PARAMETER_NAMES.map((name) => [fieldLabel(name), project[name], fieldUnit(name) ?? ""]),
    [],
    [say("csv.figure"), say("csv.value"), say("csv.unit"), say("csv.equation"), say("csv.source")],
    ...[...tracesOf(design), ...moneyFigures(project, design, { money, known })].map(
      ({ name, value, unit, equation, source }): Cell[] => [
        tell(name),
        value,
        tellUnit(unit),
        tell(equation),
        tell(source),
      ],
    ),
  ];
}

/** What the system serves as it ages. The hours below are those of the age its target holds at. */
function agesRows(simulation: SimulatedDesign | null): Cell[][] {
  const ages = simulation?.ages ?? [];
  if (ages.length === 0) return [];
  return [
    [
      say("csv.age"),
      say("csv.year"),
      say("csv.batteryLeft"),
      say("csv.panelsLeft"),
      say("csv.hoursServed"),
      say("csv.nineYearsOfTen"),
      say("csv.targetHolds"),
    ],
    ...ages.map(({ age, year, batteryShare, panelShare, hoursServed, nineOfTen, chosen }): Cell[] => [
      age,
      ...[year, batteryShare, panelShare, hoursServed, nineOfTen].map(rounded),
      chosen ? say("csv.targetHoldsHere") : "",
    ]),
    [],
  ];
}

function moneyFigures(project: ReportProject, design: Design, { money, known }: Pick<HourlyReport, "money" | "known">) {
  const ledger = money && ledgerOf(design, money, project.currency, {}, known);
  return ledger ? moneyTraces(ledger.money) : [];
}

const hourRows = (hours: DesignHours): Cell[][] =>
  Array.from({ length: HOURS_OF_YEAR }, (_, hour) => {
    const supply = supplyOf(hours, hour);
    return [
      hour,
      hourText(hour),
      ...FLOWS.map(([column]) => rounded(hours[column][hour] ?? 0)),
      ...SUPPLIES.map(([source]) => rounded(supply[source])),
      rounded((hours.charge[hour] ?? 0) * 100),
    ];
  });
