import { HOURS_OF_YEAR, MONTH_OF_DAY } from "@sunwright/engine/units/year";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import { say } from "@sunwright/words/cli";
import { formatters } from "@sunwright/words/formats";
import { tell } from "@sunwright/words/engine";
import { language } from "@sunwright/words/language";
import { commandLine } from "./arguments";
import { PART_OPTIONS, withParts } from "./chosen-parts";
import { parsed, readJson } from "./input-file";
import type { Command } from "./command";
import { writeText } from "./output-file";
import { simulatedYear, type SimulatedYear } from "./simulated-year";
import { SimulationInput } from "./simulation-input";

/** The energies of a month, then its hours without power. */
const heads = () => [
  say("year.produced"),
  say("year.load"),
  say("year.servedEnergy"),
  say("year.surplus"),
  say("year.generator"),
  say("year.imported"),
  say("year.exported"),
  say("year.darkHours"),
];
/** Room for a year's kilowatt hours. [characters] */
const CELL_WIDTH = 10;
const NAME_WIDTH = 5;

function table(head: readonly string[], rows: readonly (readonly [name: string, values: readonly number[]])[]) {
  const width = Math.max(CELL_WIDTH, ...head.map((name) => name.length + 2));
  const names = Math.max(NAME_WIDTH, ...rows.map(([name]) => name.length + 1));
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(names) + cells.map((cell) => cell.padStart(width)).join("");
  return [
    line("kWh", head),
    ...rows.map(([name, values]) =>
      line(
        name,
        values.map((value) => value.toFixed(0)),
      ),
    ),
  ];
}

const monthName = (month: number) =>
  formatters.getDateTimeFormat(language(), { month: "short", timeZone: "UTC" }).format(Date.UTC(2001, month));

function summary(year: SimulatedYear): string {
  const { weather, doubts, tilt, azimuth, sunHours, hoursServed, hoursServedPercent, months, totals } = year;
  return [
    say("year.panels", { weather, tilt, azimuth, sun: sunHours }),
    ...doubts.map((doubt) => tell(doubt)),
    say("year.served", {
      served: hoursServed,
      hours: HOURS_OF_YEAR,
      percent: hoursServedPercent,
      unserved: totals.unmet,
      load: totals.load,
    }),
    "",
    ...table(heads(), [
      ...months.map(
        ({ production, load, served, surplus, generator, gridImport, gridExport, unmetHours }, month) =>
          [
            monthName(month),
            [production, load, served, surplus, generator, gridImport, gridExport, unmetHours],
          ] as const,
      ),
      [
        say("year.total"),
        [
          totals.pv,
          totals.load,
          totals.served,
          totals.dumped,
          totals.generator,
          totals.gridImport,
          totals.gridExport,
          totals.lossOfLoadHours,
        ],
      ],
    ]),
  ].join("\n");
}

const DAY_OF_MONTH = MONTH_OF_DAY.map((month, day) => day - MONTH_OF_DAY.indexOf(month) + 1);

const COLUMNS = [
  ["load", "load_kwh"],
  ["production", "production_kwh"],
  ["direct", "direct_kwh"],
  ["toBattery", "to_battery_kwh"],
  ["fromBattery", "from_battery_kwh"],
  ["surplus", "surplus_kwh"],
  ["unmet", "unmet_kwh"],
  ["generator", "generator_kwh"],
  ["gridImport", "grid_import_kwh"],
  ["gridExport", "grid_export_kwh"],
  ["charge", "state_of_charge"],
] as const satisfies readonly (readonly [keyof DesignHours, string])[];

/** One line an hour of local standard time; energies in kWh, charge from 0 to 1. */
function hoursCsv(hours: DesignHours): string {
  const lines = Array.from(hours.load, (_, hour) => {
    const day = Math.floor(hour / 24);
    const stamp = [(MONTH_OF_DAY[day] ?? 0) + 1, DAY_OF_MONTH[day] ?? 0, hour % 24];
    const values = COLUMNS.map(([name]) => Number((hours[name][hour] ?? Number.NaN).toFixed(9)));
    return [...stamp, ...values].join(",");
  });
  return `${["month", "day", "hour", ...COLUMNS.map(([, name]) => name)].join(",")}\n${lines.join("\n")}\n`;
}

/** A system of given size through a year, hour by hour. */
export const simulate: Command = async (args, write) => {
  const options = { json: { type: "boolean" }, hours: { type: "string" }, ...PART_OPTIONS } as const;
  const { path, values } = commandLine(args, options, "FILE");
  const { year, hours } = await simulatedYear(parsed(SimulationInput, withParts(readJson(path), values), path));
  if (values.hours !== undefined) writeText(values.hours, hoursCsv(hours));
  write(values.json ? JSON.stringify(year, null, 1) : summary(year));
  return 0;
};
