import { say } from "@sunwright/words/report-figures";
import { say as home } from "@sunwright/words/home-view";
import { busVoltageOf } from "@sunwright/engine/sizing/rule/bus-voltage";
import { panelPowerOf } from "@sunwright/engine/sizing/rule/results";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import type { HomeDesign } from "./design-in-short";
import { inverterNote, noBatteryText } from "./grid-figures";
import { formatNumber } from "./format";
import { shownHours } from "./months-of-year";
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
  const array = solarArrayTrace(panels.capacity.value, panelPowerOf(panels));
  return [
    {
      label: say("system.solarArray"),
      figure: { trace: array, value: formatNumber(array.value, 2), unit: "kW" },
      detail: say("system.arrayDetail", {
        panels: formatNumber(panels.count.value),
        panelPower: panelPowerOf(panels),
        capacity: formatNumber(panels.capacity.value),
      }),
    },
    battery.governedBy === "none" ? noBattery(noBatteryText(design)) : batteryWords(design, compact),
    {
      label: say("system.inverter"),
      figure: { trace: inverter.capacity, value: formatNumber(inverter.capacity.value / 1000, 2), unit: "kW" },
      detail: inverterNote(design.grid),
    },
    loadWords(design, applianceCount, compact),
  ];
}

/** The same parts as a household calls them, without what is only typed into a wiring plan. */
export function architectureAtHome({ panels, battery, inverter, load, simulation }: HomeDesign): ArchitectureWords[] {
  const watts = panelPowerOf(panels);
  const array = solarArrayTrace(panels.capacity.value, watts);
  const { capacity } = battery;
  return [
    {
      label: home("part.panels"),
      figure: { trace: array, value: formatNumber(array.value, 1), unit: "kW" },
      detail: home("part.panelsDetail", { panels: panels.count.value, watts }),
    },
    battery.governedBy === "none"
      ? { ...noBattery(say("noBattery")), label: home("part.battery") }
      : {
          label: home("part.battery"),
          figure: { trace: capacity, value: formatNumber(capacity.value / 1000, 1), unit: "kWh" },
          detail:
            simulation === null ? "" : home("part.batteryDetail", { hours: shownHours(simulation.sunlessHours.value) }),
        },
    {
      label: home("part.inverter"),
      figure: { trace: inverter.capacity, value: formatNumber(inverter.capacity.value / 1000, 1), unit: "kW" },
      detail: home("part.inverterDetail"),
    },
    {
      label: home("part.house"),
      figure: {
        trace: load.dailyConsumption,
        value: formatNumber(load.dailyConsumption.value / 1000, 2),
        unit: "kWh",
      },
      detail: home("part.houseDetail"),
    },
  ];
}

const noBattery = (none: string): ArchitectureWords => ({
  label: say("system.batteryBank"),
  figure: null,
  none,
  detail: say("system.gridCarriesNights"),
});

function batteryWords({ battery: { ampHours, capacity }, basis }: Design, compact: boolean): ArchitectureWords {
  const voltage = busVoltageOf(basis.parameters);
  const kilowattHours = formatNumber(capacity.value / 1000, 1);
  return {
    label: say("system.batteryBank"),
    figure: { trace: ampHours, value: formatNumber(ampHours.value), unit: "Ah" },
    detail: compact
      ? say("system.batteryDetailWithVoltage", { voltage, kilowattHours })
      : say("system.batteryDetail", { kilowattHours }),
    voltage,
  };
}

function loadWords({ load }: Design, applianceCount: number | null, compact: boolean): ArchitectureWords {
  const { dailyConsumption: daily, peakPower } = load;
  const mean = loadCenterTrace(daily.value);
  const kilowatts = formatNumber(peakPower.value / 1000, 2);
  const use = dailyUse(formatNumber(daily.value / 1000, 2), applianceCount);
  return {
    label: say("system.loadCenter"),
    figure: {
      trace: mean,
      value: formatNumber(mean.value, 2),
      unit: compact ? "kW" : say("system.kilowattsWithPeak", { kilowatts }),
    },
    detail: compact ? `${say("system.peak", { kilowatts })} · ${use}` : use,
  };
}

const dailyUse = (kilowattHours: string, appliances: number | null) =>
  appliances === null
    ? say("system.dailyUse", { kilowattHours })
    : say("system.dailyUseOfAppliances", { kilowattHours, appliances });
