import type { say } from "@sunwright/words/shown-traces";
import { INVERTER_EFFICIENCY, PANEL_POWER } from "@sunwright/engine/sizing/inputs/defaults";
import {
  batteryAmpHours,
  installedPanelPower,
  inverterKilowatts,
  panelCount,
} from "@sunwright/engine/sizing/rule/results";
import type { EnergyFlows } from "@sunwright/engine/sizing/inputs/simulated";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { textsOf, type Told } from "@sunwright/engine/units/told";
import { formatNumber } from "./format";

/** Figures the page derives from a sized one by the rules of the specification, each with its own explanation. */

const told = textsOf<typeof say>("shown-traces");
const text = (value: number) => formatNumber(value, 2);

/** From the recommended capacity and the power of one panel. [kW] */
export function solarArrayTrace(capacity: number, power = PANEL_POWER): Trace {
  const count = panelCount(capacity, power);
  const value = installedPanelPower(count, power);
  return {
    id: "solar-array",
    name: told("solarArray"),
    value,
    unit: "kW",
    formula: `P = n × ${power} W ÷ 1,000, n = ⌈P_panels ÷ ${power} W⌉`,
    equation: `${text(count)} × ${power} W ÷ 1,000 = ${text(value)} kW`,
    inputs: [{ symbol: "P_panels", name: told("panelCapacity"), value: capacity, unit: "W", from: told("sized") }],
    source: told("specification"),
  };
}

/** Where the capacity alone is known: pieces of 400 W, or all of other panels that were chosen. [kW] */
export function arrayTraceOf(capacity: number): Trace {
  const trace = solarArrayTrace(capacity);
  if (capacity % PANEL_POWER === 0) return trace;
  const value = capacity / 1_000;
  return {
    ...trace,
    value,
    formula: "P = P_panels ÷ 1,000",
    equation: `${text(capacity)} W ÷ 1,000 = ${text(value)} kW`,
  };
}

/** From the capacity of the battery [Wh] and its nominal voltage. [Ah] */
export function batteryBankTrace(capacity: number, voltage: number): Trace {
  const value = batteryAmpHours(capacity, voltage);
  return {
    id: "battery-bank",
    name: told("batteryBank"),
    value,
    unit: "Ah",
    formula: `Q = E_battery ÷ ${voltage} V`,
    equation: `${formatNumber(capacity)} Wh ÷ ${voltage} V = ${formatNumber(value)} Ah`,
    inputs: [
      {
        symbol: "E_battery",
        name: told("batteryCapacity"),
        value: capacity,
        unit: "Wh",
        from: told("sized"),
      },
    ],
    source: told("specification"),
  };
}

/** From the capacity of the inverter. [kW] */
export function inverterTrace(capacity: number): Trace {
  const value = inverterKilowatts(capacity);
  return {
    id: "inverter-kilowatts",
    name: told("inverter"),
    value,
    unit: "kW",
    formula: "P = P_inverter ÷ 1,000, P_inverter = 2 × P_peak",
    equation: `${formatNumber(capacity)} W ÷ 1,000 = ${text(value)} kW`,
    inputs: [
      {
        symbol: "P_inverter",
        name: told("inverterCapacity"),
        value: capacity,
        unit: "W",
        from: told("sized"),
      },
    ],
    source: told("specification"),
  };
}

/** Mean power over the day, from the daily consumption. [kW] */
export function loadCenterTrace(dailyConsumption: number): Trace {
  const value = dailyConsumption / 24_000;
  return {
    id: "load-center",
    name: told("meanPower"),
    value,
    unit: "kW",
    formula: "P = E_day ÷ 24 h ÷ 1,000",
    equation: `${formatNumber(dailyConsumption)} Wh ÷ 24 h ÷ 1,000 = ${text(value)} kW`,
    inputs: [
      {
        symbol: "E_day",
        name: told("dailyConsumption"),
        value: dailyConsumption,
        unit: "Wh",
        from: told("yourLoad"),
      },
    ],
    source: told("specification"),
  };
}

/**
 * Share of the load that neither grid nor generator brings, over the simulated years. What they put into the battery
 * comes back to the house, so all they give counts. [%]
 */
export function solarShareTrace({ load, served, gridImport, generator }: EnergyFlows): Trace {
  const brought = Math.max(0, served - gridImport - generator);
  const value = load > 0 ? (100 * brought) / load : 0;
  const input = (symbol: string, name: Told, energy: number) => ({
    symbol,
    name,
    value: energy,
    unit: "kWh a day",
    from: told("meanDay"),
  });
  return {
    id: "solar-share",
    name: told("sunsShare"),
    value,
    unit: "%",
    formula: "s = (E_served − E_grid − E_generator) ÷ E_load",
    equation: `(${text(served)} − ${text(gridImport)} − ${text(generator)}) ÷ ${text(load)} = ${formatNumber(value, 1)}%`,
    inputs: [
      input("E_served", told("served"), served),
      input("E_grid", told("fromGrid"), gridImport),
      input("E_generator", told("fromGenerator"), generator),
      input("E_load", told("load"), load),
    ],
    source: told("energyBalance"),
  };
}

/** What the panels make on a mean day of the simulated years, by where it goes first. [kWh a day] */
export function producedTrace({ production, toBattery, surplus }: EnergyFlows): Trace {
  const direct = production - toBattery - surplus;
  return {
    id: "produced",
    name: told("productionADay"),
    value: production,
    unit: "kWh a day",
    formula: "E_panels = E_direct + E_battery + E_surplus",
    equation: told("productionEquation", { direct, toBattery, surplus, production }),
    inputs: [
      ["E_direct", told("ontoInverter"), direct] as const,
      ["E_battery", told("toBattery"), toBattery] as const,
      ["E_surplus", told("surplus"), surplus] as const,
    ].map(([symbol, name, value]) => ({ symbol, name, value, unit: "kWh a day", from: told("meanDay") })),
    source: told("energyBalance"),
  };
}

/** What the panels give the grid on a mean day of the simulated years. [kWh a day] */
export const soldTrace = ({ production, direct, toBattery, surplus, gridExport }: EnergyFlows): Trace => ({
  id: "grid-export",
  name: told("toGrid"),
  value: gridExport,
  unit: "kWh a day",
  formula: "E_out = (E_panels − E_direct − E_battery − E_surplus) × η_inv",
  equation: told("toGridEquation", {
    production,
    direct,
    toBattery,
    surplus,
    inverterEfficiency: INVERTER_EFFICIENCY,
    toGrid: gridExport,
  }),
  inputs: [
    ["E_panels", told("production"), production] as const,
    ["E_direct", told("direct"), direct] as const,
    ["E_battery", told("toBattery"), toBattery] as const,
    ["E_surplus", told("surplus"), surplus] as const,
  ].map(([symbol, name, value]) => ({
    symbol,
    name,
    value,
    unit: "kWh a day",
    from: told("meanDay"),
  })),
  source: told("energyBalance"),
});
