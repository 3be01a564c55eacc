import { counted } from "../units/counted";
import {
  BATTERY_VOLTAGE,
  DAYS_OF_YEAR,
  INVERTER_EFFICIENCY,
  INVERTER_SURGE_FACTOR,
  STATED_SYSTEM_EFFICIENCY,
  SUN_TOLERANCE,
} from "./defaults";
import type { DesignWarning } from "./design";
import { kilowattHours, monthName, percent, show } from "./explain";
import { efficiencyOf } from "./explain-energy";
import type { Figures } from "./figures";
import { MAINS, mainsMismatch } from "./mains";
import { REGION_SUN } from "../parameters/options";
import { refusalsOf } from "./electrical/refusals";
import type { UnderSourcedSun } from "./sourced-sun";
import { RUN_NAMES, RUN_PARAMETER, builtRuns } from "./electrical/runs";

/** What the user should know before trusting the figures; what cannot be built stands with it. */
export function warningsOf(figures: Figures, sourced: UnderSourcedSun): readonly DesignWarning[] {
  const warnings = [
    targetMissed,
    inverterTooWeak,
    sunAboveSource,
    sunAboveRegion,
    cityMissing,
    mainsOfAnotherCountry,
    peakBelowConsumption,
    surgeAboveInverter,
    batteryDrainedFast,
    busCurrent,
    coldBattery,
    altitudeOfAnotherPlace,
    longRun,
    efficiencyContradiction,
  ].flatMap((rule) => rule(figures, sourced) ?? []);
  const refused = refusalsOf(figures).filter(({ id }) => warnings.every((warning) => warning.id !== id));
  return [
    ...refused.map(({ id, parameter, text, remedy }) => ({ id, parameter, text: `${text} ${remedy}` })),
    ...warnings,
  ];
}

type Rule = (figures: Figures, sourced: UnderSourcedSun) => DesignWarning | null;

/** The search ends somewhere; a place too dark for any sensible system is told of. */
const targetMissed: Rule = ({ choice, input }) =>
  choice === null || choice.met
    ? null
    : {
        id: "target-missed",
        parameter: input.parameters.systemType === "hybrid" ? "backupHours" : "backupDays",
        text: `Even ${counted(choice.panels, "panel")}${choice.size.batteryKwh > 0 ? ` with ${kilowattHours(1_000 * choice.size.batteryKwh)}` : ""}, the most looked at, miss the target. Ask for less or add another source.`,
      };

const inverterTooWeak: Rule = ({ load, inverter }) =>
  inverter.capacity === 0 || load.coincidentPeak <= inverter.capacityAtSite
    ? null
    : {
        id: "inverter-too-weak",
        parameter: "altitude",
        text: `Heat and thin air leave ${show(inverter.capacityAtSite)} W of the inverter's ${show(inverter.capacity)} W, less than the ${show(load.coincidentPeak)} W of the largest hour: that hour stays without full power whatever panels and battery there are. A larger inverter is needed.`,
      };

const sunAboveSource: Rule = (figures, under) => {
  const { site, array, input } = figures;
  if (site.sunIsSourced || array.capacity === 0) return null;
  const onGrid = input.parameters.systemType === "on-grid";
  const darkest = Math.min(...site.sourcedSunHours);
  const month = array.designMonth ?? site.sourcedSunHours.indexOf(darkest);
  const sourced = onGrid ? site.meanSourcedSunHours : (site.sourcedSunHours[month] ?? darkest);
  const used = array.designSunHours;
  if (used <= sourced * (1 + SUN_TOLERANCE)) return null;
  const lowest = site.sourcedSunHours.indexOf(darkest);
  const measured = `${site.row.name} gets ${show(site.meanSourcedSunHours, 1)} a day on average and ${show(darkest, 1)} in ${monthName(lowest)}`;
  return {
    id: "sun-above-source",
    parameter: "sunlightHours",
    text: `You typed ${show(input.parameters.sunlightHours, 1)} sun hours; ${measured}. ${priceOfSun(figures, under)}`,
  };
};

/** What too much typed sun costs in reliability. */
function priceOfSun(figures: Figures, { share, darkHours }: UnderSourcedSun): string {
  if (figures.input.parameters.systemType === "on-grid") {
    return `Simulated under that sun this array makes ${percent(share)} of the year's energy; the grid has to bring the other ${kilowattHours((1 - share) * yearlyConsumption(figures))} a year.`;
  }
  if (darkHours > 0) {
    return `Simulated under that sun this system serves ${percent(share, 1)} of the load: ${counted(darkHours, "hour")} a year without full power.`;
  }
  return "Simulated under that sun this system still serves every hour.";
}

const yearlyConsumption = ({ load }: Figures) => load.dailyConsumption * DAYS_OF_YEAR;

const sunAboveRegion: Rule = ({ input }) => {
  const { country, region, sunlightHours, sunlightSource, city } = input.parameters;
  if (country !== "Nigeria" || region === null || (sunlightSource === "site" && city !== null)) return null;
  const { from, to } = REGION_SUN[region];
  if (sunlightHours <= to) return null;
  return {
    id: "sun-above-region",
    parameter: "sunlightHours",
    text: `${show(sunlightHours, 1)} sun hours are above the range given for the ${region} region, ${show(from, 1)} to ${show(to, 1)} kWh/m² a day.`,
  };
};

const cityMissing: Rule = ({ site, input }) =>
  input.parameters.sunlightSource === "site" && site.city === null
    ? {
        id: "city-missing",
        parameter: "city",
        text: `No city of ${input.parameters.country} is chosen, so the typed ${show(input.parameters.sunlightHours, 1)} sun hours are used. Choose a city to size by its sourced sun.`,
      }
    : null;

const mainsOfAnotherCountry: Rule = ({ input }) => {
  const { country, voltageFrequency, systemType } = input.parameters;
  const mismatch = mainsMismatch(country, voltageFrequency);
  if (mismatch === null) return null;
  const { voltage, frequency } = MAINS[voltageFrequency];
  const { national } = mismatch;
  const nominal = national.voltage.map((volts) => `${volts} V`).join(" or ");
  const volts = mismatch.voltageIsWrong ? ` Appliances bought there are made for ${nominal}, not ${voltage} V.` : "";
  const hertz = mismatch.frequencyIsWrong
    ? ` Motors made for ${national.frequency} Hz run ${percent(Math.abs(frequency / national.frequency - 1))} ${frequency > national.frequency ? "faster" : "slower"} on ${frequency} Hz${systemType === "off-grid" ? "" : ", and the inverter cannot join the grid"}.`
    : "";
  return {
    id: "mains-of-another-country",
    parameter: "voltageFrequency",
    text: `Mains in ${country} are ${nominal} at ${national.frequency} Hz.${volts}${hertz} The figures follow your choice.`,
  };
};

const peakBelowConsumption: Rule = ({ load, input }) => {
  const mean = load.dailyConsumption / 24;
  if (input.load.kind !== "direct" || load.peakPower >= mean) return null;
  return {
    id: "peak-below-consumption",
    parameter: null,
    text: `${show(load.dailyConsumption)} Wh a day need ${show(mean)} W around the clock, more than the peak power of ${show(load.peakPower)} W. One of the two figures is wrong.`,
  };
};

const surgeAboveInverter: Rule = ({ load, inverter }) => {
  const carries = INVERTER_SURGE_FACTOR * inverter.capacityAtSite;
  if (load.surgePower <= carries) return null;
  const cause = load.hardestStart === null ? "" : ` ${load.hardestStart.name} starting makes it.`;
  return {
    id: "surge-above-inverter",
    parameter: null,
    text: `The surge of ${show(load.surgePower)} W is above the ${show(carries)} W this inverter gives for a moment at this site.${cause} A soft starter or a larger inverter is needed.`,
  };
};

/** Source: engineering notes, section 5: discharge at no more than half the capacity an hour unless the maker states more. */
const USUAL_DISCHARGE_RATE = 0.5;
const batteryDrainedFast: Rule = ({ load, battery, input }) => {
  if (battery.capacity === 0) return null;
  const rate = load.coincidentPeak / INVERTER_EFFICIENCY / battery.capacity;
  if (rate <= USUAL_DISCHARGE_RATE) return null;
  const parameter = battery.governedBy === "backupDays" ? "backupDays" : "backupHours";
  return {
    id: "battery-drained-fast",
    parameter,
    text: `The largest hour draws ${show(load.coincidentPeak)} W from ${kilowattHours(battery.capacity)}: ${show(rate, 2)} of the capacity an hour, above the 0.5 most makers allow. ${input.parameters.systemType === "hybrid" ? "More backup hours give" : "More backup days give"} a battery that can.`,
  };
};

/** Beyond this current 48 V cables and fuses become impractical; high-voltage batteries are the usual answer. [A] House rule. */
const PRACTICAL_BUS_CURRENT = 300;
const busCurrent: Rule = ({ inverter, battery }) => {
  const current = inverter.capacity / INVERTER_EFFICIENCY / BATTERY_VOLTAGE;
  if (battery.capacity === 0 || current <= PRACTICAL_BUS_CURRENT) return null;
  return {
    id: "bus-current",
    parameter: null,
    text: `At 48 V the inverter's full ${show(inverter.capacity / 1_000, 1)} kW draw ${show(current)} A from the battery. Above 300 A use several inverters with a battery each, or a high-voltage battery.`,
  };
};

const coldBattery: Rule = ({ site, battery }) => {
  const coldest = Math.min(...site.temperature);
  if (battery.capacity === 0 || coldest >= 0) return null;
  return {
    id: "cold-battery",
    parameter: "ambientTemperature",
    text: `${show(coldest, 1)} °C in the coldest month: lithium iron must not be charged below 0 °C. Keep the battery in a heated place or take one with heaters.`,
  };
};

/** Typed altitude and the city's may differ by a hill; beyond this one of them is wrong. [m] House rule. */
const ALTITUDE_TOLERANCE = 300;
const altitudeOfAnotherPlace: Rule = ({ site, input }) => {
  const { altitude } = input.parameters;
  const elevation = site.city?.elevation ?? null;
  if (elevation === null || Math.abs(altitude - elevation) <= ALTITUDE_TOLERANCE) return null;
  return {
    id: "altitude-of-another-place",
    parameter: "altitude",
    text: `You typed ${show(altitude)} m; ${site.row.name} stands at ${show(elevation)} m. Thin air above 1,000 m weakens the inverter.`,
  };
};

/** Run after run the wire itself says when a distance is too long: the largest cable no longer does it alone. */
const longRun: Rule = (figures) => {
  const long = builtRuns(figures).find(({ choice }) => choice.parallel > 1);
  if (long === undefined) return null;
  return {
    id: "long-run",
    parameter: RUN_PARAMETER[long.run],
    text: `${RUN_NAMES[long.run]}, ${show(long.length)} m: one cable of 120 mm² is not enough, ${show(long.choice.parallel)} side by side would be. Shorten the run or raise its voltage.`,
  };
};

const efficiencyContradiction: Rule = (figures) => {
  const found = efficiencyOf(figures);
  if (figures.array.capacity === 0 || found >= STATED_SYSTEM_EFFICIENCY) return null;
  return {
    id: "system-efficiency",
    parameter: null,
    text: `The stated system efficiency is 92%. Heat, dust, cables${figures.battery.capacity > 0 ? ", inverter and battery" : " and inverter"} leave ${percent(found)} in this design; the array is sized with that.`,
  };
};
