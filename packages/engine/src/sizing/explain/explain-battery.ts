import { labelOf } from "../../parameters/words";
import { exactBattery } from "../../simulation/least-cost";
import { COLD } from "../inputs/battery";
import { moduleOf } from "../rule/bank-module";
import { busVoltageOf, STATED_BUS_VOLTAGE } from "../rule/bus-voltage";
import type { BatteryDesign } from "../inputs/design";
import { figure, FROM, given, hour, rounded } from "../inputs/make-trace";
import { leastCostFormula } from "./explain-panels";
import type { Figures } from "../choice/figures";
import { batteryAmpHours } from "../rule/results";
import { inverterSource, standbySource } from "../rule/technology";
import { told } from "../inputs/told";
import type { Trace } from "../inputs/trace";

export const BACKUP_HOURS = labelOf("backupHours");

export function explainBattery(figures: Figures): BatteryDesign {
  const { battery, input } = figures;
  const voltage = busVoltageOf(input.parameters);
  const ampHours = batteryAmpHours(battery.capacity, voltage);
  return {
    capacity: battery.governedBy === "none" ? noBattery("battery-capacity") : capacityTrace(figures),
    deterministic: battery.governedBy === "none" ? noBattery("battery-capacity-by-rule") : ruleTrace(figures),
    ampHours: figure("battery-amp-hours", told("battery.ampHours", { voltage }), ampHours, "Ah", {
      formula: told("battery.ampHoursFormula", { voltage }),
      equation: told("battery.ampHoursEquation", { capacity: battery.capacity, voltage, ampHours }),
      inputs: [given("C", told("batteryCapacity"), battery.capacity, "Wh", FROM.computed)],
      source: voltage === STATED_BUS_VOLTAGE ? FROM.specification : told("battery.ampHoursSource"),
    }),
    governedBy: battery.governedBy,
  };
}

const noBattery = (id: string): Trace =>
  figure(id, told("batteryCapacity"), 0, "Wh", {
    formula: "C = 0",
    equation: told("battery.noneEquation"),
    inputs: [given("", told("systemType"), told("onGrid"), "", FROM.user)],
    source: told("battery.noneSource"),
  });

/** The battery the same panels would do with if it could be bought by 10 Wh; null where nothing was searched for it alone. [Wh] */
function exactNeed(choice: Figures["choice"]): number | null {
  if (choice === null || choice.task === null || !choice.met || choice.house.generator !== null) return null;
  const { panels, size } = choice;
  return Math.ceil(1_000 * exactBattery(choice.task, { panels, batteryKwh: size.batteryKwh }) - 1e-6);
}

function capacityTrace(figures: Figures): Trace {
  const { battery, array, choice, cost, technology } = figures;
  const exact = exactNeed(choice);
  const module = moduleOf(figures).energy;
  return figure("battery-capacity", told("batteryCapacity"), battery.capacity, "Wh", {
    formula: leastCostFormula(figures),
    equation:
      choice === null
        ? told("battery.noLoad")
        : told("battery.capacityEquation", {
            battery: battery.capacity,
            modules: Math.round(battery.capacity / module),
            module,
            panels: array.capacity,
            cost: { dollars: cost.panels + cost.batteries },
          }),
    inputs: [
      given("P", told("battery.panelsWithIt"), array.capacity, "W", FROM.computed),
      given(
        "C_1",
        told("battery.module"),
        module,
        "Wh",
        technology.battery.chosen?.source ?? told("battery.moduleFrom"),
      ),
      ...(exact === null ? [] : [given("C_x", told("battery.exact"), exact, "Wh", told("battery.exactFrom"))]),
      given("C_r", told("battery.byAutonomyWithoutSun"), battery.byRule, "Wh", FROM.standard),
      given(
        "C",
        told("battery.rate"),
        technology.battery.rate,
        "1/h",
        technology.battery.chosen?.source ?? told("battery.rateFrom", { rate: technology.battery.rate }),
      ),
    ],
    source: told("battery.capacitySource"),
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
  const common = {
    efficiency,
    standing,
    depthOfDischarge,
    oneWay,
    cold: battery.cold,
    exact: battery.exact,
    capacity: battery.byRule,
  };
  return figure("battery-capacity-by-rule", told("battery.byAutonomy"), battery.byRule, "Wh", {
    formula: `C = ⌈(${byDays ? "E × d" : "E_h"} ÷ η_inv + P_0 × h) ÷ (DoD × η_d × k_T)⌉`,
    equation: byDays
      ? told("battery.byDaysEquation", { ...common, consumption: load.dailyConsumption, days: backupDays })
      : told("battery.byHoursEquation", {
          ...common,
          carried: battery.carried,
          hours: backupHours,
          start: hour(battery.windowStart),
        }),
    inputs: [
      byDays
        ? given("E", told("dailyConsumption"), load.dailyConsumption, "Wh", FROM.computed)
        : given("E_h", told("battery.worstWindow"), Math.round(battery.carried), "Wh", FROM.computed),
      byDays
        ? given("d", labelOf("backupDays"), backupDays, "days", FROM.user)
        : given("h", BACKUP_HOURS, backupHours, "h", FROM.user),
      given("η_inv", told("inverterEfficiency"), efficiency, "", inverterSource(technology)),
      given("P_0", told("inverterStandingBy"), rounded(inverter.standingPower, 2), "W", standbySource(technology)),
      given("DoD", told("depthOfDischarge"), depthOfDischarge, "", source),
      given(
        "η_d",
        told("battery.dischargeEfficiency"),
        rounded(oneWay, 4),
        "",
        told("battery.dischargeEfficiencyFrom", { roundTrip, source }),
      ),
      given(
        "k_T",
        told("battery.cold", { temperature: Math.min(...site.batteryTemperature) }),
        rounded(battery.cold, 4),
        "",
        told("battery.coldFrom", { perKelvin: cold.perKelvin, below: cold.below, chemistry: cold.name }),
      ),
    ],
    source: told("battery.byAutonomySource"),
  });
}
