import { say } from "@sunwright/words/report-figures";
import { busVoltageOf } from "@sunwright/engine/sizing/bus-voltage";
import { PANEL_POWER } from "@sunwright/engine/sizing/defaults";
import type { Design } from "@sunwright/engine/sizing/design";
import type { Trace } from "@sunwright/engine/sizing/trace";
import { formatNumber } from "./format";
import { loadCenterTrace, solarArrayTrace } from "./shown-traces";

/** One of the four figures over the drawing of the system. */
export interface ArchitectureWords {
  readonly label: string;
  /** Null where there is no such part: `none` says so. */
  readonly figure: { readonly trace: Trace; readonly value: string; readonly unit: string } | null;
  readonly none?: string;
  readonly detail: string;
  /** Of the battery bank. [V] */
  readonly voltage?: number;
}

/** The compact form puts what stands beside a figure under it. */
export function architectureWords(
  design: Design,
  applianceCount: number | null,
  compact: boolean,
): ArchitectureWords[] {
  const { panels, battery, inverter } = design;
  const array = solarArrayTrace(panels.capacity.value);
  return [
    {
      label: say("solarArray"),
      figure: { trace: array, value: formatNumber(array.value, 2), unit: "kW" },
      detail: `${formatNumber(panels.count.value)} × ${PANEL_POWER} W · ${formatNumber(panels.capacity.value)} W recommended`,
    },
    battery.governedBy === "none" ? NO_BATTERY : batteryWords(design, compact),
    {
      label: say("inverter"),
      figure: { trace: inverter.capacity, value: formatNumber(inverter.capacity.value / 1000, 2), unit: "kW" },
      detail: say("pureSineWaveSafety"),
    },
    loadWords(design, applianceCount, compact),
  ];
}

const NO_BATTERY: ArchitectureWords = {
  label: say("batteryBank"),
  figure: null,
  none: say("noBatteryNeeded"),
  detail: say("theGridCarriesThe"),
};

function batteryWords({ battery: { ampHours, capacity }, basis }: Design, compact: boolean): ArchitectureWords {
  const voltage = busVoltageOf(basis.parameters);
  const energy = say("kwhLithiumIronUsable", { value: formatNumber(capacity.value / 1000, 1) });
  return {
    label: say("batteryBank"),
    figure: { trace: ampHours, value: formatNumber(ampHours.value), unit: say("ah") },
    detail: compact ? `${voltage}V, ${energy}` : energy,
    voltage,
  };
}

function loadWords({ load }: Design, applianceCount: number | null, compact: boolean): ArchitectureWords {
  const { dailyConsumption: daily, peakPower } = load;
  const mean = loadCenterTrace(daily.value);
  const peak = say("kwPeak", { value: formatNumber(peakPower.value / 1000, 2) });
  const energy = say("kwhADay", { value: formatNumber(daily.value / 1000, 2) });
  const use = applianceCount === null ? energy : say("over", { energy, applianceCount: applianceWord(applianceCount) });
  return {
    label: say("loadCenter"),
    figure: { trace: mean, value: formatNumber(mean.value, 2), unit: compact ? "kW" : say("kw", { peak }) },
    detail: compact ? `${peak} · ${use}` : use,
  };
}

const applianceWord = (count: number) => say("appliances", { count });
