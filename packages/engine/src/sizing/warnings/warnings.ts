import { calledAppliance } from "../inputs/called-appliance";
import { BATTERY_PLACE } from "../../parameters/options";
import { isDefault } from "../../parameters/parameters";
import { countryName } from "../../parameters/words";
import type { Text } from "../../units/told";
import { told } from "../inputs/advice-told";
import { carriedLoad, inverterCarries } from "../load/carried-load";
import type { Choice } from "../choice/choice";
import { costFigures } from "../rule/cost";
import { INVERTER_SURGE_FACTOR, STATED_SYSTEM_EFFICIENCY } from "../inputs/defaults";
import type { DesignWarning, ParametersInput } from "../inputs/design";
import { efficiencyOf } from "../explain/explain-energy";
import type { Figures } from "../choice/figures";
import { inverterPieces } from "../rule/inverter-pieces";
import { MAINS, type MainsMismatch, mainsMismatch } from "../rule/mains";
import { toldOfParts } from "../rule/parts-told";
import { piecesOf } from "../rule/pieces";
import { onGridResults } from "../choice/on-grid-results";
import { CHOSEN_PARTS } from "../../equipment/chosen-parts";
import { chosenFit } from "../electrical/chosen-fit";
import { figureList, partName } from "../electrical/part-refusals";
import { refusalsOf } from "../electrical/refusals";
import type { UnderSourcedSun } from "../choice/sourced-sun";
import { builtRuns, RUN_NAMES, RUN_PARAMETER } from "../electrical/runs";
import { generatorYear } from "../../simulation/with-generator";
import { MOST_SETS, setsBought, WEAR_YEARS } from "../rule/standby-set";
import { OF_ANOTHER_COUNTRY } from "./elsewhere";
import { missedByLimit, SIZE_BOUNDS } from "./size-bound";
import { cityMissing, sunAboveRegion, sunAboveSource, sunBeyondSky, townFarFromRow } from "./sun-warnings";
import { countedByUsualTariff } from "./tariff-of-panels";
import { temperatureOfADay } from "./temperature-of-a-day";
import { targetMissedInOtherYears } from "../choice/target-kept";
import { unseenYearsOf } from "../choice/unseen-years";
import type { WarningRule } from "./warning-rule";
import { weatherDoubts } from "../site/weather-doubts";
import { dearWithoutGenerator, generatorSaid } from "./dear-without-generator";
import { besideGenerator, type BesideGenerator, sunlessDays } from "./without-sun";

/**
 * What the user should know before trusting the figures; what cannot be built stands with it. Where no size keeps the
 * target, that comes first and nothing is said of how the size printed would be built.
 */
export function warningsOf(figures: Figures, sourced: UnderSourcedSun): readonly DesignWarning[] {
  const missed = targetMissed(figures, sourced);
  const rules = missed === null ? [...OF_HOUSE, ...OF_SIZE] : OF_HOUSE;
  const warnings = rules.flatMap((rule) => rule(figures, sourced) ?? []);
  const refused = refusalsOf(figures).filter(
    ({ id }) => warnings.every((warning) => warning.id !== id) && (missed === null || !REFUSED_BY_SIZE.includes(id)),
  );
  return [
    ...(missed === null ? [] : [missed]),
    ...refused.map(({ id, parameter, text, remedy }) => ({
      id,
      parameter,
      text: told("warning.refused", { refusal: text, remedy }),
    })),
    ...weatherDoubts(figures.input.parameters, figures.weather),
    ...warnings,
  ];
}

/** No size keeps the target: what the sun does not bring, and what brings it. */
const targetMissed: WarningRule = (figures) => {
  const { choice, input } = figures;
  if (choice === null || choice.met || missedByLimit(figures)) return null;
  const { systemType, generator } = input.parameters;
  const beside = besideGenerator(figures, choice);
  return {
    id: "target-missed",
    parameter: systemType === "off-grid" ? "backupDays" : "backupHours",
    text: noSuchBattery(choice, beside),
    ...(beside !== null && generator === "none" && { offer: { generator: beside.kind } }),
  };
};

/** On-grid, where nothing that can be built is worth its price: what it costs and what it saves. */
const doesNotPay: WarningRule = (figures) => {
  const results = onGridResults(figures);
  if (results === null || results.worth > 0) return null;
  const { year, selfUsed, sold, bills, spent, money, worth } = results;
  const perKwh = (saved: number, energy: number) => ({ dollars: energy > 0 ? saved / energy : 0 });
  return {
    id: "does-not-pay",
    parameter: "systemType",
    text: told("warning.doesNotPay", {
      panels: figures.choice?.panels ?? 0,
      build: { dollars: spent.capital },
      share: year.made > 0 ? selfUsed / year.made : 0,
      selfUsed: perKwh(bills.alone - bills.unsold, selfUsed),
      sold: bills.unsold > bills.net ? "paid" : "unpaid",
      export: perKwh(bills.unsold - bills.net, sold),
      years: money.prices.years,
      loss: { dollars: -worth },
    }),
  };
};

const noSuchBattery = (choice: Choice, beside: BesideGenerator | null) =>
  told("warning.targetMissed", {
    sunlessDays: sunlessDays(choice.sun.unit),
    panels: choice.panels,
    battery: choice.size.batteryKwh,
    besideGenerator:
      beside === null
        ? told("warning.targetMissedByGenerator")
        : told("warning.targetKeptByGenerator", generatorSaid(beside)),
  });

/** Only what runs when the grid is away: while it is there it carries the house past the inverter. */
const inverterTooWeak: WarningRule = (figures) => {
  if (inverterCarries(figures)) return null;
  const { inverter, input } = figures;
  const { runningPower } = carriedLoad(figures);
  const isHybrid = input.parameters.systemType === "hybrid";
  return {
    id: "inverter-too-weak",
    parameter: "altitude",
    text: told(isHybrid ? "warning.inverterTooWeakForEssentials" : "warning.inverterTooWeak", {
      capacity: inverter.capacity,
      atSite: inverter.capacityAtSite,
      needed: runningPower,
      enough: soldInverter(runningPower / atSite(figures), figures),
    }),
  };
};

/** Share of its rating that an inverter gives at the site. */
const atSite = ({ inverter }: Figures) => Math.max(LEAST_SHARE, inverter.capacityAtSite / inverter.capacity);
/** Beyond every place people live at. */
const LEAST_SHARE = 0.01;
/** Of the inverters sold that give so much. [W] */
function soldInverter(power: number, figures: Figures): number {
  const { count, size } = inverterPieces(power, figures);
  return count * size;
}

const mainsOfAnotherCountry: WarningRule = ({ input }) => {
  const { country, voltageFrequency } = input.parameters;
  const mismatch = mainsMismatch(country, voltageFrequency);
  return mismatch === null
    ? null
    : {
        id: "mains-of-another-country",
        parameter: "voltageFrequency",
        text: mainsText(mismatch, input.parameters),
      };
};

function mainsText({ national, voltageIsWrong, frequencyIsWrong }: MainsMismatch, parameters: ParametersInput): Text {
  const { voltage: volts, frequency: chosen } = MAINS[parameters.voltageFrequency];
  const mains = {
    country: countryName(parameters.country),
    nominal: { list: national.voltage.map((nominal) => `${nominal} V`), join: "or" },
    national: national.frequency,
  } as const;
  if (!frequencyIsWrong) return told("warning.mainsVoltage", { ...mains, volts });
  const motors = told(parameters.systemType === "off-grid" ? "warning.motors" : "warning.motorsAndGrid", {
    national: national.frequency,
    change: Math.abs(chosen / national.frequency - 1),
    direction: chosen > national.frequency ? "faster" : "slower",
    chosen,
  });
  return voltageIsWrong
    ? told("warning.mainsVoltageAndFrequency", { ...mains, volts, motors })
    : told("warning.mainsFrequency", { ...mains, motors });
}

const peakBelowConsumption: WarningRule = ({ load, input }) => {
  const mean = load.dailyConsumption / 24;
  if (input.load.kind !== "direct" || load.peakPower >= mean) return null;
  return {
    id: "peak-below-consumption",
    parameter: null,
    text: told("warning.peakBelowConsumption", { consumption: load.dailyConsumption, mean, peak: load.peakPower }),
  };
};

const surgeAboveInverter: WarningRule = (figures) => {
  const { surgePower, hardestStart } = carriedLoad(figures);
  const carried = INVERTER_SURGE_FACTOR * figures.inverter.capacityAtSite;
  // A typed peak of 0 W names no inverter: that one of the two figures is wrong is said already.
  if (surgePower <= carried || figures.inverter.capacity === 0) return null;
  const surge = {
    surge: surgePower,
    carried,
    remedy: softStarted(figures) <= carried ? "softStarter" : "inverter",
    enough: soldInverter(surgePower / INVERTER_SURGE_FACTOR / atSite(figures), figures),
  };
  return {
    id: "surge-above-inverter",
    parameter: null,
    text:
      hardestStart === null
        ? told("warning.surgeAboveInverter", surge)
        : told("warning.surgeOfMotor", { ...surge, appliance: calledAppliance(hardestStart) }),
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
const batteryDrainedFast: WarningRule = (figures) => {
  const { battery, technology } = figures;
  const { dischargeRate: rate } = technology.battery;
  const drawn = carriedLoad(figures).runningPower / technology.inverter.efficiency;
  if (battery.capacity === 0 || drawn <= rate * battery.capacity) return null;
  const parameter = battery.governedBy === "backupDays" ? "backupDays" : "backupHours";
  const { moduleKwh } = piecesOf(figures);
  const enough = Math.round(1_000 * moduleKwh * Math.ceil(drawn / rate / (1_000 * moduleKwh)));
  const more = costFigures(0, enough - battery.capacity, 0, technology).total;
  return {
    id: "battery-drained-fast",
    parameter,
    text: told("warning.batteryDrainedFast", {
      drawn,
      battery: battery.capacity / 1_000,
      rate: drawn / battery.capacity,
      allowed: rate,
      enough: enough / 1_000,
      extra: { dollars: more },
    }),
  };
};

const coldBattery: WarningRule = ({ site, battery }) => {
  const coldest = Math.min(...site.batteryTemperature);
  if (battery.capacity === 0 || coldest >= 0) return null;
  return {
    id: "cold-battery",
    parameter: BATTERY_PLACE,
    text: told("warning.coldBattery", { coldest }),
  };
};

/** Where no size spares the set: most often because the battery is too cold to be charged by whatever runs. */
const generatorWornOut: WarningRule = (figures) => {
  const { choice, standby, site } = figures;
  if (choice === null || standby === null) return null;
  const { hours } = generatorYear(unseenYearsOf({ ...figures, choice }).house, choice.size);
  const sets = setsBought({ kind: standby.kind, pieces: standby.set.pieces, hours });
  if (sets <= MOST_SETS * standby.set.pieces) return null;
  const isCold = Math.min(...site.batteryTemperature) < 0;
  const remedy = isCold ? "heat" : standby.kind === "petrol" ? "diesel" : "none";
  return {
    id: "generator-worn-out",
    parameter: "generator",
    text: told("warning.generatorWornOut", { hours, sets, years: WEAR_YEARS, remedy }),
  };
};

/** Typed altitude and the city's may differ by a hill; beyond this one of them is wrong. [m] House rule. */
const ALTITUDE_TOLERANCE = 300;
const altitudeOfAnotherPlace: WarningRule = ({ site, input }) => {
  const { altitude } = input.parameters;
  const elevation = site.town?.place.elevation ?? site.city?.elevation ?? null;
  if (elevation === null || Math.abs(altitude - elevation) <= ALTITUDE_TOLERANCE) return null;
  const said = { place: site.town?.place.name ?? site.row.name, elevation };
  return {
    id: "altitude-of-another-place",
    parameter: "altitude",
    text: isDefault("altitude", altitude)
      ? told("warning.standardAltitude", { ...said, standard: altitude })
      : told("warning.altitudeOfAnotherPlace", { ...said, typed: altitude }),
  };
};

/** Run after run the wire itself says when a distance is too long: the largest cable no longer does it alone. */
const longRun: WarningRule = (figures) => {
  const long = builtRuns(figures).find(({ choice }) => choice.parallel > 1);
  if (long === undefined) return null;
  return {
    id: "long-run",
    parameter: RUN_PARAMETER[long.run],
    text: told("warning.longRun", {
      run: RUN_NAMES[long.run],
      length: long.length,
      parallel: long.choice.parallel,
      area: long.choice.cable.area,
    }),
  };
};

const efficiencyContradiction: WarningRule = (figures) => {
  const found = efficiencyOf(figures);
  const stated = STATED_SYSTEM_EFFICIENCY;
  if (figures.array.capacity === 0 || found >= stated) return null;
  return {
    id: "system-efficiency",
    parameter: null,
    text: told(figures.battery.capacity > 0 ? "warning.systemEfficiencyWithBattery" : "warning.systemEfficiency", {
      stated,
      found,
    }),
  };
};

/** What the rows of the chosen parts leave open. */
const partsUnstated: WarningRule = (figures) => {
  if (figures.input.parts === undefined) return null;
  const { unstated } = chosenFit(figures);
  const parts = CHOSEN_PARTS.flatMap((part) => {
    const open = unstated.filter((one) => one.part === part);
    return open.length === 0
      ? []
      : [toldOfParts("unstated", { name: partName(part, figures), figures: figureList(open) })];
  });
  if (parts.length === 0) return null;
  return {
    id: "parts-unstated",
    parameter: null,
    text: told("warning.partsUnstated", { parts: { list: parts, join: "unit" } }),
  };
};

/** What is wrong with the load or the place, whatever the size. */
const OF_HOUSE: readonly WarningRule[] = [
  ...SIZE_BOUNDS,
  doesNotPay,
  inverterTooWeak,
  sunAboveSource,
  sunAboveRegion,
  cityMissing,
  sunBeyondSky,
  ...OF_ANOTHER_COUNTRY,
  townFarFromRow,
  mainsOfAnotherCountry,
  peakBelowConsumption,
  surgeAboveInverter,
  coldBattery,
  generatorWornOut,
  temperatureOfADay,
  countedByUsualTariff,
  altitudeOfAnotherPlace,
  partsUnstated,
];
/** What is wrong with the panels and battery recommended. */
const OF_SIZE: readonly WarningRule[] = [
  targetMissedInOtherYears,
  dearWithoutGenerator,
  batteryDrainedFast,
  longRun,
  efficiencyContradiction,
];
const REFUSED_BY_SIZE: readonly string[] = ["bus-current", "long-run", "no-string-fuse", "lead-strings"];
