import { writeFileSync } from "node:fs";
import { MONTH_OF_DAY } from "@sunwright/engine/energy/load-year";
import type { YearColumns } from "@sunwright/engine/energy/balance";
import { commandLine } from "./arguments";
import { inWords, parsed, readJson } from "./input-file";
import type { Command } from "./main";
import { Problem } from "./problem";
import { simulatedYear, type SimulatedYear } from "./simulated-year";
import { Simulation } from "./simulation-input";

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
    `all power in ${hoursServed} of 8760 hours, ${hoursServedPercent.toFixed(2)} %; ` +
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

const FIRST_OF_MONTH = MONTH_OF_DAY.map((month, day) => day - MONTH_OF_DAY.indexOf(month) + 1);

/** One line an hour; hours of local standard time, energies in kWh. */
function hoursCsv(load: Float64Array, columns: YearColumns): string {
  const names = ["pv", "served", "dumped", "discharge", "generator", "gridImport", "gridExport", "charge"] as const;
  const lines = Array.from(load, (kilowattHours, hour) => {
    const day = Math.floor(hour / 24);
    const stamp = [(MONTH_OF_DAY[day] ?? 0) + 1, FIRST_OF_MONTH[day] ?? 0, hour % 24];
    const values = [kilowattHours, ...names.map((name) => columns[name][hour] ?? Number.NaN)];
    return [...stamp, ...values.map((value) => Number(value.toFixed(9)))].join(",");
  });
  const unit = (name: string) => (name === "charge" ? "state_of_charge" : `${name}_kwh`);
  return `${["month", "day", "hour", "load_kwh", ...names.map(unit)].join(",")}\n${lines.join("\n")}\n`;
}

function store(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Problem(`${path}: ${inWords(error)}`);
  }
}

/** A system of given size through a year, hour by hour. */
export const simulate: Command = (args, write) => {
  const options = { json: { type: "boolean" }, hours: { type: "string" } } as const;
  const { path, values } = commandLine(args, options, "FILE");
  const { year, load, columns } = simulatedYear(parsed(Simulation, readJson(path), path));
  if (values.hours !== undefined) store(values.hours, hoursCsv(load, columns));
  write(values.json ? JSON.stringify(year, null, 1) : told(year));
  return 0;
};
