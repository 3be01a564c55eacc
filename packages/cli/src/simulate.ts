import { HOURS_OF_YEAR, MONTH_OF_DAY } from "@sunwright/engine/units/year";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import { commandLine } from "./arguments";
import { parsed, readJson } from "./input-file";
import type { Command } from "./command";
import { writeText } from "./output-file";
import { simulatedYear, type SimulatedYear } from "./simulated-year";
import { SimulationInput } from "./simulation-input";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const HEADS = ["produced", "load", "served", "surplus", "generator", "imported", "exported", "dark h"];
const line = (name: string, cells: readonly (string | number)[]) =>
  name.padEnd(5) + cells.map((cell) => (typeof cell === "number" ? cell.toFixed(0) : cell).padStart(10)).join("");

function told({
  weather,
  tilt,
  azimuth,
  sunHours,
  hoursServed,
  hoursServedPercent,
  months,
  totals,
}: SimulatedYear): string {
  return [
    `${weather}; panels at ${tilt}°, facing ${azimuth}°; ${sunHours.toFixed(2)} kWh/m² a day on them`,
    `all power in ${hoursServed.toFixed(0)} of ${HOURS_OF_YEAR} hours, ${hoursServedPercent.toFixed(2)} %; ` +
      `${totals.unmet.toFixed(1)} kWh of ${totals.load.toFixed(0)} unserved`,
    "",
    line("kWh", HEADS),
    ...months.map(({ production, load, served, surplus, generator, gridImport, gridExport, unmetHours }, month) =>
      line(MONTHS[month] ?? "", [production, load, served, surplus, generator, gridImport, gridExport, unmetHours]),
    ),
    line("year", [
      totals.pv,
      totals.load,
      totals.served,
      totals.dumped,
      totals.generator,
      totals.gridImport,
      totals.gridExport,
      totals.lossOfLoadHours,
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
export const simulate: Command = (args, write) => {
  const options = { json: { type: "boolean" }, hours: { type: "string" } } as const;
  const { path, values } = commandLine(args, options, "FILE");
  const { year, hours } = simulatedYear(parsed(SimulationInput, readJson(path), path));
  if (values.hours !== undefined) writeText(values.hours, hoursCsv(hours));
  write(values.json ? JSON.stringify(year, null, 1) : told(year));
  return 0;
};
