import { counted } from "@sunwright/engine/units/counted";
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
      label: "Solar array",
      figure: { trace: array, value: formatNumber(array.value, 2), unit: "kW" },
      detail: `${formatNumber(panels.count.value)} × ${PANEL_POWER} W · ${formatNumber(panels.capacity.value)} W recommended`,
    },
    battery.governedBy === "none" ? NO_BATTERY : batteryWords(design, compact),
    {
      label: "Inverter",
      figure: { trace: inverter.capacity, value: formatNumber(inverter.capacity.value / 1000, 2), unit: "kW" },
      detail: "Pure sine wave · 100% safety margin",
    },
    loadWords(design, applianceCount, compact),
  ];
}

const NO_BATTERY: ArchitectureWords = {
  label: "Battery bank",
  figure: null,
  none: "No battery needed",
  detail: "The grid carries the nights",
};

function batteryWords({ battery: { ampHours, capacity }, basis }: Design, compact: boolean): ArchitectureWords {
  const voltage = busVoltageOf(basis.parameters);
  const energy = `${formatNumber(capacity.value / 1000, 1)} kWh lithium iron · 90% usable`;
  return {
    label: "Battery bank",
    figure: { trace: ampHours, value: formatNumber(ampHours.value), unit: "Ah" },
    detail: compact ? `${voltage}V, ${energy}` : energy,
    voltage,
  };
}

function loadWords({ load }: Design, applianceCount: number | null, compact: boolean): ArchitectureWords {
  const { dailyConsumption: daily, peakPower } = load;
  const mean = loadCenterTrace(daily.value);
  const peak = `(${formatNumber(peakPower.value / 1000, 2)} kW peak)`;
  const energy = `${formatNumber(daily.value / 1000, 2)} kWh a day`;
  const use = applianceCount === null ? energy : `${energy} over ${applianceWord(applianceCount)}`;
  return {
    label: "Load center",
    figure: { trace: mean, value: formatNumber(mean.value, 2), unit: compact ? "kW" : `kW ${peak}` },
    detail: compact ? `${peak} · ${use}` : use,
  };
}

const applianceWord = (count: number) => counted(count, "appliance");
