import type { RuleFigures } from "../rule/rule-figures";
import { calledAppliance } from "../inputs/called-appliance";
import type { Text } from "../../units/told";
import type { DesignLoad } from "../inputs/design";
import { figure, FROM, given, hour } from "../inputs/make-trace";
import type { Figures } from "../choice/figures";
import { dailyConsumption } from "../load/load";
import { monthlyConsumption } from "../rule/results";
import { told } from "../inputs/told";
import { toldOfMeter } from "../load/meter-told";

const SHOWN_TERMS = 4;

/** "75 W × 4 × 9 h + 180 W × 1 × 10 h": the first terms, and how many more there are. */
function sumOf(terms: readonly Text[]): { readonly sum: Text; readonly more: number } {
  const [first, ...others] = terms.slice(0, SHOWN_TERMS);
  return {
    sum: others.reduce((sum, term) => told("load.sum", { sum, term }), first ?? told("load.noAppliances")),
    more: Math.max(0, terms.length - SHOWN_TERMS),
  };
}

export function explainLoad({ input, load }: Pick<RuleFigures, "input" | "load">): DesignLoad {
  return {
    dailyConsumption: dailyConsumptionTrace(input.load, load.dailyConsumption),
    peakPower: peakPowerTrace(input.load, load.peakPower),
    coincidentPeak: coincidentPeakTrace(input.load, load),
    surgePower: surgePowerTrace(load),
    monthlyConsumption: figure(
      "monthly-consumption",
      told("load.monthly"),
      monthlyConsumption(load.dailyConsumption),
      "kWh",
      {
        formula: "E_month = E_day × 30",
        equation: told("load.monthlyEquation", {
          day: load.dailyConsumption / 1_000,
          month: monthlyConsumption(load.dailyConsumption),
        }),
        inputs: [given("E_day", told("dailyConsumption"), load.dailyConsumption, "Wh", FROM.computed)],
        source: told("load.monthlySource"),
      },
    ),
    hourlyPower: load.hourlyPower,
    nightShare: load.nightShare,
  };
}

type Load = Figures["input"]["load"];

const isMeasured = (load: Load): boolean => load.kind === "direct" && load.hours !== undefined;

/** Read from a meter's file, where typed consumption would be the user's own. */
function measuredTrace(id: string, name: Text, { value, unit }: { readonly value: number; readonly unit: "Wh" | "W" }) {
  const isEnergy = unit === "Wh";
  return figure(id, name, value, unit, {
    formula: isEnergy ? toldOfMeter("dailyFormula") : toldOfMeter("peakFormula"),
    equation: isEnergy ? toldOfMeter("dailyEquation", { value }) : toldOfMeter("peakEquation", { value }),
    inputs: [given(isEnergy ? "E" : "P_peak", name, value, unit, toldOfMeter("meter"))],
    source: toldOfMeter("source"),
  });
}

function dailyConsumptionTrace(load: Load, value: number) {
  if (isMeasured(load)) return measuredTrace("daily-consumption", told("dailyConsumption"), { value, unit: "Wh" });
  if (load.kind === "direct") {
    return figure("daily-consumption", told("dailyConsumption"), value, "Wh", {
      formula: told("load.dailyTypedFormula"),
      equation: told("load.dailyTypedEquation", { value }),
      inputs: [given("E", told("dailyConsumption"), value, "Wh", FROM.user)],
      source: told("from.directInput"),
    });
  }
  const terms = load.appliances.map(({ power, quantity, hoursPerDay }) =>
    told("load.energyOfAppliance", { power, quantity, hours: hoursPerDay }),
  );
  return figure("daily-consumption", told("dailyConsumption"), value, "Wh", {
    formula: "E = Σ P × q × h",
    equation: told("load.dailyEquation", { ...sumOf(terms), total: value }),
    inputs: load.appliances.map((appliance) =>
      given("P × q × h", calledAppliance(appliance), dailyConsumption(appliance), "Wh", FROM.appliances),
    ),
    source: told("load.dailySource"),
  });
}

function peakPowerTrace(load: Load, value: number) {
  if (isMeasured(load)) return measuredTrace("peak-power", told("peakPower"), { value, unit: "W" });
  if (load.kind === "direct") {
    return figure("peak-power", told("peakPower"), value, "W", {
      formula: told("load.peakTypedFormula"),
      equation: told("load.peakTypedEquation", { value }),
      inputs: [given("P_peak", told("peakPower"), value, "W", FROM.user)],
      source: told("from.directInput"),
    });
  }
  const terms = load.appliances.map(({ power, quantity }) => told("load.powerOfAppliance", { power, quantity }));
  return figure("peak-power", told("peakPower"), value, "W", {
    formula: "P_peak = Σ P × q",
    equation: told("load.peakEquation", { ...sumOf(terms), total: value }),
    inputs: load.appliances.map(({ name, power, quantity }) =>
      given("P × q", name, power * quantity, "W", FROM.appliances),
    ),
    source: told("load.peakSource"),
  });
}

function coincidentPeakTrace(load: Load, { coincidentPeak, peakHour, nightShare }: Figures["load"]) {
  const typed = load.kind === "direct" ? FROM.household : FROM.appliances;
  const curve = isMeasured(load) ? toldOfMeter("meter") : typed;
  return figure("coincident-peak", told("largestHour"), coincidentPeak, "W", {
    formula: told("load.largestHourFormula"),
    equation: told("load.largestHourEquation", {
      from: hour(peakHour),
      to: hour(peakHour + 1),
      power: coincidentPeak,
    }),
    inputs: [
      given("t", told("load.hour"), hour(peakHour), "", curve),
      given("n", told("nightShare"), told("percent", { share: nightShare }), "", curve),
    ],
    source: isMeasured(load)
      ? toldOfMeter("source")
      : told(load.kind === "direct" ? "load.householdCurveSource" : "load.applianceCurveSource"),
  });
}

function surgePowerTrace({ surgePower, coincidentPeak, hardestStart, peakPower }: Figures["load"]) {
  const name = told("load.surge");
  const source = told("load.surgeSource");
  if (hardestStart === null) {
    return figure("surge-power", name, surgePower, "W", {
      formula: "P_surge = max(P_hour, P_peak)",
      equation: told("load.surgeByPeakEquation", { largestHour: coincidentPeak, peakPower, surgePower }),
      inputs: [given("P_peak", told("peakPower"), peakPower, "W", FROM.user)],
      source,
    });
  }
  const { power, startFactor } = hardestStart;
  const mean = coincidentPeak + power * startFactor - surgePower;
  return figure("surge-power", name, surgePower, "W", {
    formula: told("load.surgeFormula"),
    equation: told("load.surgeEquation", { largestHour: coincidentPeak, mean, power, startFactor, surgePower }),
    inputs: [
      given("P_hour", told("largestHour"), coincidentPeak, "W", FROM.computed),
      given("P", told("load.runningPower", { appliance: calledAppliance(hardestStart) }), power, "W", FROM.appliances),
      given(
        "k",
        told("load.startFactor", { appliance: calledAppliance(hardestStart) }),
        startFactor,
        "",
        FROM.appliances,
      ),
    ],
    source,
  });
}
