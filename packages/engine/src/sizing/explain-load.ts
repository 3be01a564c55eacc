import type { DesignLoad } from "./design";
import { figure, FROM, given, hour, percent, show } from "./explain";
import type { Figures } from "./figures";
import { dailyConsumption } from "./load";
import { monthlyConsumption } from "./results";

const SHOWN_TERMS = 4;

/** "75 × 4 × 9 + 180 × 1 × 10 + … = 10,166 Wh": the first terms, then how many more. */
function sumOf(terms: readonly string[], total: string): string {
  if (terms.length === 0) return `no appliances = ${total}`;
  const more = terms.length - SHOWN_TERMS;
  const shown = terms.slice(0, SHOWN_TERMS).join(" + ");
  return `${shown}${more > 0 ? ` + ${more} more` : ""} = ${total}`;
}

const SECTION_9 = "Design workflow specification, section 9";

export function explainLoad({ input, load }: Figures): DesignLoad {
  return {
    dailyConsumption: dailyConsumptionTrace(input.load, load.dailyConsumption),
    peakPower: peakPowerTrace(input.load, load.peakPower),
    coincidentPeak: coincidentPeakTrace(input.load, load),
    surgePower: surgePowerTrace(load),
    monthlyConsumption: figure(
      "monthly-consumption",
      "Monthly consumption",
      monthlyConsumption(load.dailyConsumption),
      "kWh",
      {
        formula: "E_month = E_day × 30",
        equation: `${show(load.dailyConsumption / 1_000, 3)} kWh × 30 = ${show(monthlyConsumption(load.dailyConsumption), 1)} kWh`,
        inputs: [given("E_day", "Daily consumption", load.dailyConsumption, "Wh", FROM.computed)],
        source: `${SECTION_9} (daily kWh × 30)`,
      },
    ),
    hourlyPower: load.hourlyPower,
    nightShare: load.nightShare,
  };
}

type Load = Figures["input"]["load"];

function dailyConsumptionTrace(load: Load, value: number) {
  if (load.kind === "direct") {
    return figure("daily-consumption", "Daily consumption", value, "Wh", {
      formula: "E = typed figure",
      equation: `E = ${show(value)} Wh`,
      inputs: [given("E", "Daily consumption", value, "Wh", FROM.user)],
      source: "Direct input",
    });
  }
  const terms = load.appliances.map(
    ({ power, quantity, hoursPerDay }) => `${show(power, 1)} W × ${quantity} × ${show(hoursPerDay, 1)} h`,
  );
  return figure("daily-consumption", "Daily consumption", value, "Wh", {
    formula: "E = Σ P × q × h",
    equation: sumOf(terms, `${show(value)} Wh`),
    inputs: load.appliances.map((appliance) =>
      given("P × q × h", appliance.name, dailyConsumption(appliance), "Wh", FROM.appliances),
    ),
    source: "AS/NZS 4509.2, load assessment",
  });
}

function peakPowerTrace(load: Load, value: number) {
  if (load.kind === "direct") {
    return figure("peak-power", "Peak power", value, "W", {
      formula: "P_peak = typed figure",
      equation: `P_peak = ${show(value)} W`,
      inputs: [given("P_peak", "Peak power", value, "W", FROM.user)],
      source: "Direct input",
    });
  }
  const terms = load.appliances.map(({ power, quantity }) => `${show(power, 1)} W × ${quantity}`);
  return figure("peak-power", "Peak power", value, "W", {
    formula: "P_peak = Σ P × q",
    equation: sumOf(terms, `${show(value)} W`),
    inputs: load.appliances.map(({ name, power, quantity }) =>
      given("P × q", name, power * quantity, "W", FROM.appliances),
    ),
    source: `${SECTION_9}: everything at once, as the specification counts it`,
  });
}

function coincidentPeakTrace(load: Load, { coincidentPeak, peakHour, nightShare }: Figures["load"]) {
  const curve = load.kind === "direct" ? FROM.household : FROM.appliances;
  return figure("coincident-peak", "Largest hour", coincidentPeak, "W", {
    formula: "P_hour = max over 24 h of Σ P × q × share of the hour",
    equation: `${hour(peakHour)} to ${hour(peakHour + 1)}: ${show(coincidentPeak)} W on average`,
    inputs: [
      given("t", "Hour", hour(peakHour), "", curve),
      given("n", "Share used from 18:00 to 06:00", percent(nightShare), "", curve),
    ],
    source:
      load.kind === "direct"
        ? "Reference household curve (reference table g, home, weekday), kept below the typed peak"
        : "24-hour curve: each appliance's hours spread evenly over the hours it may run in",
  });
}

function surgePowerTrace({ surgePower, coincidentPeak, hardestStart, peakPower }: Figures["load"]) {
  const name = "Surge power";
  const source = "AS/NZS 4509.2: running load plus the largest start";
  if (hardestStart === null) {
    return figure("surge-power", name, surgePower, "W", {
      formula: "P_surge = max(P_hour, P_peak)",
      equation: `max(${show(coincidentPeak)} W, ${show(peakPower)} W) = ${show(surgePower)} W`,
      inputs: [given("P_peak", "Peak power", peakPower, "W", FROM.user)],
      source,
    });
  }
  const { power, startFactor } = hardestStart;
  const mean = coincidentPeak + power * startFactor - surgePower;
  return figure("surge-power", name, surgePower, "W", {
    formula: "P_surge = P_hour − mean of one piece + P × k",
    equation: `${show(coincidentPeak)} W − ${show(mean)} W + ${show(power, 1)} W × ${show(startFactor, 1)} = ${show(surgePower)} W`,
    inputs: [
      given("P_hour", "Largest hour", coincidentPeak, "W", FROM.computed),
      given("P", `${hardestStart.name}, running`, power, "W", FROM.appliances),
      given("k", `${hardestStart.name}, start ÷ run`, startFactor, "", FROM.appliances),
    ],
    source,
  });
}
