import { COLD } from "./battery";
import { busVoltageOf, STATED_BUS_VOLTAGE } from "./bus-voltage";
import type { BatteryDesign } from "./design";
import { dollars, figure, FROM, given, hour, rounded, show } from "./explain";
import type { Figures } from "./figures";
import { batteryAmpHours } from "./results";
import type { Trace } from "./trace";

export function explainBattery(figures: Figures): BatteryDesign {
  const { battery, input } = figures;
  const voltage = busVoltageOf(input.parameters);
  const ampHours = batteryAmpHours(battery.capacity, voltage);
  return {
    capacity: battery.governedBy === "none" ? noBattery("battery-capacity") : capacityTrace(figures),
    deterministic: battery.governedBy === "none" ? noBattery("battery-capacity-by-rule") : ruleTrace(figures),
    ampHours: figure("battery-amp-hours", `Battery at ${voltage} V`, ampHours, "Ah", {
      formula: `Q = C ÷ ${voltage} V`,
      equation: `${show(battery.capacity)} Wh ÷ ${voltage} V = ${show(ampHours, 1)} Ah`,
      inputs: [given("C", "Battery capacity", battery.capacity, "Wh", FROM.computed)],
      source: voltage === STATED_BUS_VOLTAGE ? FROM.specification : "Capacity ÷ the battery voltage you chose",
    }),
    governedBy: battery.governedBy,
  };
}

const noBattery = (id: string): Trace =>
  figure(id, "Battery capacity", 0, "Wh", {
    formula: "C = 0",
    equation: "On-grid: the grid fills in at night, so no battery is needed: 0 Wh",
    inputs: [given("system", "System type", "on-grid", "", FROM.user)],
    source: "Design workflow specification, resolution A-27",
  });

function capacityTrace({ battery, array, choice, cost, technology }: Figures): Trace {
  return figure("battery-capacity", "Battery capacity", battery.capacity, "Wh", {
    formula: "least cost of panels and battery that keep the target in the simulated years",
    equation:
      choice === null
        ? "No load: 0 Wh"
        : `${show(battery.capacity)} Wh with ${show(array.capacity)} W of panels for ${dollars(cost.panels + cost.batteries)} before installation`,
    inputs: [
      given("P", "Panels found with it", array.capacity, "W", FROM.computed),
      given("C_r", "By autonomy, without any sun", battery.byRule, "Wh", FROM.standard),
      given(
        "C",
        "Largest power ÷ capacity",
        technology.battery.rate,
        "1/h",
        `${show(100 * technology.battery.rate)}% of the capacity an hour, unless the maker states more`,
      ),
    ],
    source: "Search over simulated hourly years, docs/engineering/sizing.md; the rule stands beside it",
  });
}

function ruleTrace({ battery, load, site, inverter, input, technology }: Figures): Trace {
  const { chemistry, depthOfDischarge, roundTrip, source } = technology.battery;
  const oneWay = Math.sqrt(roundTrip);
  const cold = COLD[chemistry];
  const { efficiency } = technology.inverter;
  const { backupDays, backupHours } = input.parameters;
  const byDays = battery.governedBy === "backupDays";
  const hours = byDays ? 24 * backupDays : backupHours;
  const standing = inverter.standingPower * hours;
  const losses = `${depthOfDischarge} × ${show(oneWay, 3)} × ${show(battery.cold, 3)}`;
  const carried = byDays
    ? `${show(load.dailyConsumption)} × ${show(backupDays, 2)}`
    : `${show(battery.carried)} (${show(backupHours, 2)} h from ${hour(battery.windowStart)})`;
  return figure("battery-capacity-by-rule", "Battery by autonomy", battery.byRule, "Wh", {
    formula: `C = (${byDays ? "E × days" : "worst window of the load"} ÷ η_inv + P_0 × h) ÷ (DoD × η_d × k_T), rounded up`,
    equation: `(${carried} ÷ ${efficiency} + ${show(standing)}) ÷ (${losses}) = ${show(battery.exact, 1)} Wh, so ${show(battery.byRule)} Wh`,
    inputs: [
      byDays
        ? given("E", "Daily consumption", load.dailyConsumption, "Wh", FROM.computed)
        : given("E_h", "Worst window of the 24-hour curve", Math.round(battery.carried), "Wh", FROM.computed),
      byDays
        ? given("days", "Backup days", backupDays, "days", FROM.user)
        : given("h", "Backup hours", backupHours, "h", FROM.user),
      given("η_inv", "Inverter efficiency", efficiency, "", FROM.specification),
      given(
        "P_0",
        "Inverter standing by",
        rounded(inverter.standingPower, 2),
        "W",
        "0.36% of its rating, class of Victron MultiPlus-II, cited",
      ),
      given("DoD", "Depth of discharge", depthOfDischarge, "", source),
      given("η_d", "Discharge", rounded(oneWay, 4), "", `√${show(100 * roundTrip)}%: ${source}`),
      given(
        "k_T",
        `Cold, ${show(Math.min(...site.temperature), 1)} °C in the coldest month`,
        rounded(battery.cold, 4),
        "",
        `1 − ${cold.perKelvin} per K below ${cold.below} °C, ${cold.name}`,
      ),
    ],
    source: "AS/NZS 4509.2, battery by autonomy",
  });
}
