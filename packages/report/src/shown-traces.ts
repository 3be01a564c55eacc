import { say } from "@sunwright/words/report-figures";
import { INVERTER_EFFICIENCY, PANEL_POWER } from "@sunwright/engine/sizing/defaults";
import { batteryAmpHours, installedPanelPower, inverterKilowatts, panelCount } from "@sunwright/engine/sizing/results";
import type { EnergyFlows } from "@sunwright/engine/sizing/simulated";
import type { Trace } from "@sunwright/engine/sizing/trace";
import { formatNumber } from "./format";

/** Figures the page derives from a sized one by the rules of the specification, each with its own explanation. */

const text = (value: number) => formatNumber(value, 2);

/** From the recommended capacity. [kW] */
export function solarArrayTrace(capacity: number): Trace {
  const count = panelCount(capacity);
  const value = installedPanelPower(count);
  return {
    id: "solar-array",
    name: say("system.solarArray"),
    value,
    unit: "kW",
    formula: `P = n × ${PANEL_POWER} W ÷ 1,000, n = ⌈P_panels ÷ ${PANEL_POWER} W⌉`,
    equation: `${text(count)} × ${PANEL_POWER} W ÷ 1,000 = ${text(value)} kW`,
    inputs: [
      { symbol: "P_panels", name: say("trace.panelCapacity"), value: capacity, unit: "W", from: say("trace.sized") },
    ],
    source: say("trace.specification"),
  };
}

/** From the capacity of the battery [Wh] and its nominal voltage. [Ah] */
export function batteryBankTrace(capacity: number, voltage: number): Trace {
  const value = batteryAmpHours(capacity, voltage);
  return {
    id: "battery-bank",
    name: say("system.batteryBank"),
    value,
    unit: "Ah",
    formula: `Q = E_battery ÷ ${voltage} V`,
    equation: `${formatNumber(capacity)} Wh ÷ ${voltage} V = ${formatNumber(value)} Ah`,
    inputs: [
      {
        symbol: "E_battery",
        name: say("trace.batteryCapacity"),
        value: capacity,
        unit: "Wh",
        from: say("trace.sized"),
      },
    ],
    source: say("trace.specification"),
  };
}

/** From the capacity of the inverter. [kW] */
export function inverterTrace(capacity: number): Trace {
  const value = inverterKilowatts(capacity);
  return {
    id: "inverter-kilowatts",
    name: say("system.inverter"),
    value,
    unit: "kW",
    formula: "P = P_inverter ÷ 1,000, P_inverter = 2 × P_peak",
    equation: `${formatNumber(capacity)} W ÷ 1,000 = ${text(value)} kW`,
    inputs: [
      {
        symbol: "P_inverter",
        name: say("trace.inverterCapacity"),
        value: capacity,
        unit: "W",
        from: say("trace.sized"),
      },
    ],
    source: say("trace.specification"),
  };
}

/** Mean power over the day, from the daily consumption. [kW] */
export function loadCenterTrace(dailyConsumption: number): Trace {
  const value = dailyConsumption / 24_000;
  return {
    id: "load-center",
    name: say("trace.meanPower"),
    value,
    unit: "kW",
    formula: "P = E_day ÷ 24 h ÷ 1,000",
    equation: `${formatNumber(dailyConsumption)} Wh ÷ 24 h ÷ 1,000 = ${text(value)} kW`,
    inputs: [
      {
        symbol: "E_day",
        name: say("energy.dailyConsumption"),
        value: dailyConsumption,
        unit: "Wh",
        from: say("trace.yourLoad"),
      },
    ],
    source: say("trace.specification"),
  };
}

/**
 * Share of the load that neither grid nor generator brings, over the simulated years. What they put into the battery
 * comes back to the house, so all they give counts. [%]
 */
export function solarShareTrace({ load, served, gridImport, generator }: EnergyFlows): Trace {
  const brought = Math.max(0, served - gridImport - generator);
  const value = load > 0 ? (100 * brought) / load : 0;
  const input = (symbol: string, name: string, energy: number) => ({
    symbol,
    name,
    value: energy,
    unit: say("unit.kilowattHoursADay"),
    from: say("trace.meanDay"),
  });
  return {
    id: "solar-share",
    name: say("trace.sunsShare"),
    value,
    unit: "%",
    formula: "s = (E_served − E_grid − E_generator) ÷ E_load",
    equation: `(${text(served)} − ${text(gridImport)} − ${text(generator)}) ÷ ${text(load)} = ${formatNumber(value, 1)}%`,
    inputs: [
      input("E_served", say("trace.served"), served),
      input("E_grid", say("trace.fromGrid"), gridImport),
      input("E_generator", say("trace.fromGenerator"), generator),
      input("E_load", say("trace.load"), load),
    ],
    source: say("trace.energyBalance"),
  };
}

/** What the panels give the grid on a mean day of the simulated years. [kWh a day] */
export const soldTrace = ({ production, direct, toBattery, surplus, gridExport }: EnergyFlows): Trace => ({
  id: "grid-export",
  name: say("trace.toGrid"),
  value: gridExport,
  unit: say("unit.kilowattHoursADay"),
  formula: "E_out = (E_panels − E_direct − E_battery − E_surplus) × η_inv",
  equation: say("trace.toGridEquation", {
    production: text(production),
    direct: text(direct),
    toBattery: text(toBattery),
    surplus: text(surplus),
    inverterEfficiency: INVERTER_EFFICIENCY,
    toGrid: text(gridExport),
  }),
  inputs: [
    ["E_panels", say("trace.production"), production] as const,
    ["E_direct", say("trace.direct"), direct] as const,
    ["E_battery", say("trace.toBattery"), toBattery] as const,
    ["E_surplus", say("trace.surplus"), surplus] as const,
  ].map(([symbol, name, value]) => ({
    symbol,
    name,
    value,
    unit: say("unit.kilowattHoursADay"),
    from: say("trace.meanDay"),
  })),
  source: say("trace.energyBalance"),
});
