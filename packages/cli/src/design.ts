import type { Design } from "@sunwright/engine/sizing/design";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { commandLine } from "./arguments";
import { House } from "./house";
import { parsed, readJson } from "./input-file";
import type { Command } from "./main";

const number = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 0 });

function told(design: Design): string {
  const { load, site, panels, battery, inverter, cables, cost, simulation, warnings, recommendations } = design;
  return [
    `${site.name}: ${number(load.dailyConsumption.value)} Wh a day, ${number(load.peakPower.value)} W all at once`,
    `panels    ${number(panels.capacity.value)} W, ${number(panels.count.value)} pieces`,
    `battery   ${number(battery.capacity.value)} Wh, ${number(battery.ampHours.value)} Ah at 48 V`,
    `inverter  ${number(inverter.capacity.value)} W`,
    ...cables
      .filter(({ used }) => used)
      .map(({ run, size, length }) => `cable     ${run}: ${size.value} mm², ${number(length)} m`),
    ...(simulation
      ? [
          `served    ${simulation.hoursServed.value.toFixed(2)} % of the hours, ` +
            `${simulation.unmetHours.value.toFixed(0)} a year without full power (${simulation.weather})`,
        ]
      : []),
    `cost      US$ ${number(cost.total.value)}`,
    ...warnings.map(({ text }) => `note      ${text}`),
    ...recommendations.map(({ text }) => `advice    ${text}`),
    "",
    "--json prints every figure with its formula, its values and its source.",
  ].join("\n");
}

/** A house sized: panels, battery, inverter, cables, cost. */
export const design: Command = (args, write) => {
  const { path, values } = commandLine(args, { json: { type: "boolean" } } as const, "FILE");
  const result = sizeSystem(parsed(House, readJson(path), path));
  write(values.json ? JSON.stringify(result, null, 1) : told(result));
  return 0;
};
