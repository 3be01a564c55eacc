import type { Design } from "@sunwright/engine/sizing/design";
import type { SystemType } from "@sunwright/engine/sizing/options";
import type { Trace } from "@sunwright/engine/sizing/trace";
import { monthName } from "./months";

/** A sentence in pieces: plain words, and figures that explain themselves. */
export type VerdictPart = string | { readonly text: string; readonly trace: Trace };

const figures = (value: number, digits = 0) => value.toLocaleString("en-US", { maximumFractionDigits: digits });
const pieces = (count: number, one: string) => `${figures(count)} ${one}${count === 1 ? "" : "s"}`;

/**
 * What the system does, in plain words. Only what the deterministic method knows: it sizes by months, so it promises
 * no hours.
 */
export function verdict(design: Design, name: string, systemType: SystemType): VerdictPart[] {
  return [...parts(design, systemType), ...promise(design, name, systemType), ...doubt(design, systemType)];
}

function parts({ panels, battery, inverter }: Design, systemType: SystemType): VerdictPart[] {
  const array = { text: pieces(panels.count.value, "panel"), trace: panels.count };
  const power = { text: `${figures(inverter.capacity.value / 1000, 2)} kW inverter`, trace: inverter.capacity };
  if (systemType === "on-grid") return [array, " and a ", power];
  return [
    array,
    ", a ",
    { text: `${figures(battery.ampHours.value)} Ah battery`, trace: battery.ampHours },
    " and a ",
    power,
  ];
}

function promise(design: Design, name: string, systemType: SystemType): VerdictPart[] {
  const daily = {
    text: `${figures(design.load.dailyConsumption.value / 1000, 2)} kWh a day`,
    trace: design.load.dailyConsumption,
  };
  const { designMonth } = design.site;
  const through = designMonth === null ? "" : ` through ${monthName(designMonth)}, the hardest month`;
  const backup = { text: backupShown(design.battery), trace: design.battery.capacity };
  if (systemType === "on-grid") return [` cover ${name}'s `, daily, " over a year. The grid carries the nights."];
  if (systemType === "off-grid") return [` carry ${name}'s `, daily, `${through}, and `, backup, " without sun."];
  return [` supply ${name}'s `, daily, ` beside the grid${through}, and bridge an outage of `, backup, "."];
}

/** "3 days" or "24 hours", as the battery's own trace has it. */
export function backupShown(battery: Design["battery"]): string {
  const days = battery.governedBy === "backupDays";
  const input = battery.capacity.inputs.find(({ unit }) => unit === (days ? "days" : "h"));
  const amount = typeof input?.value === "number" ? input.value : 0;
  return pieces(amount, days ? "day" : "hour");
}

/** When the place's sourced sun gives less than what was typed, the sentence says what is left. */
function doubt({ energy, site }: Design, systemType: SystemType): VerdictPart[] {
  const served = energy.servedAtSourcedSun;
  if (systemType === "on-grid" || served === null || served.value >= 0.995) return [];
  const share = { text: `${figures(served.value * 100)}%`, trace: served };
  return [` Under ${site.sourcedPlace}'s sourced sun they serve `, share, " of it."];
}
