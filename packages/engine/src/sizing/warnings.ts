import { counted } from "../units/counted";
import { carriedLoad, inverterCarries } from "./carried-load";
import type { Choice } from "./choice";
import { costFigures } from "./cost";
import { DAYS_OF_YEAR, INVERTER_SURGE_FACTOR, STATED_SYSTEM_EFFICIENCY, SUN_TOLERANCE } from "./defaults";
import type { DesignWarning } from "./design";
import { dollars, kilowattHours, monthName, percent, show } from "./explain";
import { efficiencyOf } from "./explain-energy";
import type { Figures } from "./figures";
import { MAINS, mainsMismatch } from "./mains";
import { REGION_SUN } from "../parameters/options";
import { refusalsOf } from "./electrical/refusals";
import type { UnderSourcedSun } from "./sourced-sun";
import { builtRuns, RUN_NAMES, RUN_PARAMETER } from "./electrical/runs";
import { besideGenerator, sunlessDays } from "./without-sun";

/**
 * What the user should know before trusting the figures; what cannot be built stands with it. Where no size keeps the
 * target, that comes first and nothing is said of how the size printed would be built.
 */
export function warningsOf(figures: Figures, sourced: UnderSourcedSun): readonly DesignWarning[] {
  const missed = targetMissed(figures, sourced);
  const told = (rules: readonly Rule[]) => rules.flatMap((rule) => rule(figures, sourced) ?? []);
  const warnings = told(missed === null ? [...OF_HOUSE, ...OF_SIZE] : OF_HOUSE);
  const refused = refusalsOf(figures).filter(
    ({ id }) => warnings.every((warning) => warning.id !== id) && (missed === null || !REFUSED_BY_SIZE.includes(id)),
  );
  return [
    ...(missed === null ? [] : [missed]),
    ...refused.map(({ id, parameter, text, remedy }) => ({ id, parameter, text: `${text} ${remedy}` })),
    ...warnings,
  ];
}

type Rule = (figures: Figures, sourced: UnderSourcedSun) => DesignWarning | null;

/** No size keeps the target: what the sun does not bring, and what brings it. */
const targetMissed: Rule = (figures) => {
  const { choice, input } = figures;
  if (choice === null || choice.met) return null;
  const { systemType } = input.parameters;
  return {
    id: "target-missed",
    parameter: systemType === "off-grid" ? "backupDays" : systemType === "hybrid" ? "backupHours" : null,
    text: systemType === "on-grid" ? tooLittleEnergy(figures, choice) : noSuchBattery(figures, choice),
  };
};

const tooLittleEnergy = ({ inverter }: Figures, { panels }: Choice) =>
  `${counted(panels, "panel")} behind an inverter of ${show(inverter.capacityAtSite / 1_000, 1)} kW make less than the year uses, and more of them were not found to help: the grid brings the rest.`;

function noSuchBattery(figures: Figures, choice: Choice): string {
  const days = sunlessDays(choice.sun.unit);
  const sunless = days === 0 ? "" : `No sun for ${counted(days, "day")} in a row. `;
  const most = `Even ${counted(choice.panels, "panel")} with ${kilowattHours(1_000 * choice.size.batteryKwh)}, the most looked at, miss the target.`;
  const beside = besideGenerator(figures, choice);
  if (beside === null) return `${sunless}${most} No generator was found to keep it either: ask for less.`;
  const { kind, panels, battery, ratedKw, build, run } = beside;
  return `${sunless}${most} With a ${kind} generator of ${show(ratedKw, 1)} kW it is ${counted(panels, "panel")} and ${kilowattHours(battery)}: ${dollars(build)} to build and ${dollars(run)} for fuel and upkeep in twenty years.`;
}

/** Only what runs when the grid is away: while it is there it carries the house past the inverter. */
const inverterTooWeak: Rule = (figures) => {
  if (inverterCarries(figures)) return null;
  const { inverter } = figures;
  const { runningPower } = carriedLoad(figures);
  return {
    id: "inverter-too-weak",
    parameter: "altitude",
    text: `The inverter's ${show(inverter.capacity)} W are ${show(inverter.capacityAtSite)} W at this site, less than the ${show(runningPower)} W that ${runs(figures)}: some of it stays without power whatever panels and battery there are. An inverter of ${watts(runningPower / atSite(figures))} carries it.`,
  };
};

/** Share of its rating that an inverter gives at the site. */
const atSite = ({ inverter }: Figures) => Math.max(LEAST_SHARE, inverter.capacityAtSite / inverter.capacity);
/** Beyond every place people live at. */
const LEAST_SHARE = 0.01;
/** Rounded up, so that what is printed does. */
const watts = (power: number) => `${show(100 * Math.ceil(power / 100))} W`;

const runs = ({ input }: Figures) =>
  input.parameters.systemType === "hybrid" ? "the essential appliances draw at once" : "run at once";

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

const surgeAboveInverter: Rule = (figures) => {
  const { surgePower, hardestStart } = carriedLoad(figures);
  const carries = INVERTER_SURGE_FACTOR * figures.inverter.capacityAtSite;
  // A typed peak of 0 W names no inverter: that one of the two figures is wrong is said already.
  if (surgePower <= carries || figures.inverter.capacity === 0) return null;
  const cause = hardestStart === null ? "" : ` ${hardestStart.name} starting makes it.`;
  const larger = `an inverter of ${watts(surgePower / INVERTER_SURGE_FACTOR / atSite(figures))}`;
  const softer =
    softStarted(figures) <= carries
      ? `A soft starter or ${larger}`
      : `${larger.charAt(0).toUpperCase()}${larger.slice(1)}`;
  return {
    id: "surge-above-inverter",
    parameter: null,
    text: `The surge of ${show(surgePower)} W is above the ${show(carries)} W this inverter gives for a moment at this site.${cause} ${softer} carries it.`,
  };
};

/** Start ÷ running power that a soft starter leaves a motor. Source: makers' data, 2 to 3, cited. */
const SOFT_START = 3;
/** The surge with soft starters at every motor. [W] */
function softStarted({ input }: Figures): number {
  if (input.load.kind === "direct") return Number.POSITIVE_INFINITY;
  const appliances = input.load.appliances.map((one) =>
    one.motor ? { ...one, startFactor: Math.min(one.startFactor, SOFT_START) } : one,
  );
  return carriedLoad({ input: { ...input, load: { ...input.load, appliances } } }).surgePower;
}

/**
 * Appliances at their full power, not the hour's mean: a battery's electronics switch off within seconds.
 * Source: engineering notes, section 5: discharge at no more than half the capacity an hour unless the maker states more.
 */
const batteryDrainedFast: Rule = (figures) => {
  const { battery, technology } = figures;
  const { rate } = technology.battery;
  const drawn = carriedLoad(figures).runningPower / technology.inverter.efficiency;
  if (battery.capacity === 0 || drawn <= rate * battery.capacity) return null;
  const parameter = battery.governedBy === "backupDays" ? "backupDays" : "backupHours";
  const enough = 100 * Math.ceil(drawn / rate / 100);
  const more = costFigures(0, enough - battery.capacity, 0, technology).total;
  return {
    id: "battery-drained-fast",
    parameter,
    text: `${show(drawn)} W at once from ${kilowattHours(battery.capacity)} are ${show(drawn / battery.capacity, 2)} of the capacity an hour, above the ${show(rate, 1)} most makers allow. Take one that states more, or ${kilowattHours(enough)}, ${dollars(more)} more.`,
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
    text: `${RUN_NAMES[long.run]}, ${show(long.length)} m: one cable of 120 mm² is not enough, ${show(long.choice.parallel)} side by side of ${show(long.choice.cable.area, 1)} mm² are.`,
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

/** What is wrong with the load or the place, whatever the size. */
const OF_HOUSE: readonly Rule[] = [
  inverterTooWeak,
  sunAboveSource,
  sunAboveRegion,
  cityMissing,
  mainsOfAnotherCountry,
  peakBelowConsumption,
  surgeAboveInverter,
  coldBattery,
  altitudeOfAnotherPlace,
];
/** What is wrong with the panels and battery recommended. */
const OF_SIZE: readonly Rule[] = [batteryDrainedFast, longRun, efficiencyContradiction];
const REFUSED_BY_SIZE: readonly string[] = ["bus-current", "long-run", "no-string", "no-string-fuse"];
