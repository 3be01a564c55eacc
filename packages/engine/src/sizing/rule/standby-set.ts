import { renewals } from "../../economics/cost-stream";
import { generatorShare, LEAST_LOAD } from "../../economics/generator-derating";
import { litresOfYear } from "../../economics/generator-fuel";
import {
  GENERATOR_CLASSES,
  type GeneratorKind,
  kindFor,
  nextLarger,
  type SetsOnSale,
  setsFor,
} from "../../economics/generator-set";
import { type GeneratingSet, type House, largestCarriedHour } from "../../simulation/plant";
import type { GeneratorUse } from "../../simulation/summary";
import type { SetsToChoose } from "../../simulation/with-generator";
import { carriedLoad } from "../load/carried-load";
import {
  GENERATOR_CHARGE_RATE,
  GENERATOR_CHARGER_EFFICIENCY,
  GENERATOR_START_CHARGE,
  GENERATOR_STOP_CHARGE,
} from "../inputs/defaults";
import type { DesignInput, ParametersInput } from "../inputs/design";
import { gridIsAlwaysThere } from "../inputs/supply";
import type { SiteFigures } from "../site/site";
import type { Technology } from "./technology";

/** The generating set of a project and what it has to carry. */
export interface StandbyFigures {
  readonly kind: GeneratorKind;
  /** Share of its nameplate a set gives at this site, 0 to 1. */
  readonly share: number;
  /** Largest hour it carries, by the load curve or, once there are any, in the simulated years. [W] */
  readonly largestHour: number;
  /** Charged meanwhile. [W] */
  readonly charge: number;
  /** Hardest start. [W] */
  readonly start: number;
  /** At this site. [W] */
  readonly needed: number;
  readonly set: GeneratingSet;
}

interface AtSite {
  readonly input: DesignInput;
  readonly site: SiteFigures;
}

interface Project extends AtSite {
  readonly technology: Technology;
  /** [Wh] */
  readonly battery: { readonly capacity: number };
}

/** Beside a grid that is there at every hour it has nothing to do, and on-grid the inverter stops with the grid. */
export function standbyKind({ systemType, generator, ...supply }: ParametersInput): GeneratorKind | null {
  if (generator === "none" || systemType === "on-grid") return null;
  return systemType === "hybrid" && gridIsAlwaysThere(supply) ? null : generator;
}

/** Share of its nameplate a set gives at the site of a project. */
export const shareAtSite = ({ input, site }: AtSite) => generatorShare(input.parameters.altitude, site.hottestDay);

/**
 * The smallest set on sale that carries the house before anything is searched: its largest hour and its hardest start; in
 * a hybrid of which nothing serves the outages a full charge in ten hours besides. Null where none stands by.
 */
export function standbyByRule(project: Project): StandbyFigures | null {
  const kind = standbyKind(project.input.parameters);
  const { coincidentPeak } = carriedLoad(project);
  const offGrid = project.input.parameters.systemType === "off-grid";
  const charge = offGrid ? 0 : GENERATOR_CHARGE_RATE * project.battery.capacity;
  return kind === null ? null : standbyFor(project, kind, { hour: coincidentPeak, charge });
}

/** What stands by a system that is chosen: the set of the search, the rule's where nothing was found. */
export function standbyOf(project: Project, house: House | null): StandbyFigures | null {
  const byRule = standbyByRule(project);
  if (byRule === null || house?.generator == null) return byRule;
  const found = standbyFor(project, byRule.kind, { hour: 1_000 * largestCarriedHour(house), charge: 0 });
  return found && { ...found, set: house.generator };
}

interface Carried {
  /** [W] */
  readonly hour: number;
  readonly charge: number;
}

function standbyFor(project: Project, kind: GeneratorKind, { hour, charge }: Carried): StandbyFigures | null {
  const { surgePower: start } = carriedLoad(project);
  const needed = Math.max(hour + charge, start);
  if (needed === 0) return null;
  const share = shareAtSite(project);
  const onSale = setsFor(kind, needed / share / 1_000);
  const set = setOf(project, onSale, share);
  return { kind, share, largestHour: hour, charge, start, needed, set };
}

/** The house with the smallest set that carries its simulated hours, where a set stands beside it. */
export function withCarryingSet(project: Project, house: House): House {
  const kind = standbyKind(project.input.parameters);
  if (kind === null) return house;
  const [generator] = setsToChoose(project, kind, house).sizes;
  return generator === undefined ? house : { ...house, generator };
}

/** Sizes looked at from the smallest that carries the house on. House rule: no cheaper one lies beyond. */
const SIZES = 4;
const LEVEL_STEP = 0.1;
/** States of charge to start at above the lowest. */
const MORE_STARTS = 2;
/** Fuller than this a battery takes less and less, and a set idles along. House rule. */
const FULLEST_STOP = 0.9;

/** Sets on sale that carry every simulated hour and the hardest start of a house, with the levels to choose from. */
export function setsToChoose(project: Project, kind: GeneratorKind, house: Carrying): SetsToChoose {
  const share = shareAtSite(project);
  const sizes = [setsFor(kind, neededKw(project, house) / share)];
  while (sizes.length < SIZES) sizes.push(nextLarger(kind, sizes.at(-1) ?? { ratedKw: 0, pieces: 1 }));
  const lowest = lowestStart(project);
  const starts = Array.from({ length: MORE_STARTS + 1 }, (_, index) => lowest + index * LEVEL_STEP);
  const stops: number[] = [];
  for (let stop = lowest + 2 * LEVEL_STEP; stop <= FULLEST_STOP + 1e-9; stop += LEVEL_STEP) stops.push(stop);
  return { sizes: sizes.map((size) => setOf(project, size, share)), starts, stops };
}

/** The smallest set that carries a house, of the kind that is sold in its size, where the project names none. */
export function smallestSetFor(project: Project, house: Carrying) {
  const share = shareAtSite(project);
  const nameplate = neededKw(project, house) / share;
  const kind = kindFor(nameplate);
  return { kind, set: setOf(project, setsFor(kind, nameplate), share) };
}

type Carrying = Pick<House, "years" | "grid">;

/** Every simulated hour and the hardest start of what it carries. [kW] */
const neededKw = (project: Project, house: Carrying) =>
  Math.max(largestCarriedHour(house), carriedLoad(project).surgePower / 1_000);

/** It must start before the battery is as empty as it may be. House rule: a tenth of the capacity before. */
const ABOVE_EMPTY = 0.1;
const lowestStart = ({ technology }: Pick<Project, "technology">) =>
  Math.max(GENERATOR_START_CHARGE, 1 - technology.battery.depthOfDischarge + ABOVE_EMPTY);

/** Sets on sale at a site that gives a share of their nameplate, with the usual levels. */
function setOf(project: Pick<Project, "technology">, { ratedKw, pieces }: SetsOnSale, share: number): GeneratingSet {
  return {
    nameplateKw: ratedKw,
    pieces,
    ratedKw: share * ratedKw * pieces,
    leastKw: LEAST_LOAD * ratedKw * pieces,
    startCharge: lowestStart(project),
    stopCharge: GENERATOR_STOP_CHARGE,
    chargerEfficiency: GENERATOR_CHARGER_EFFICIENCY,
  };
}

/** A set as a design names it. */
export interface SetBought {
  /** Nameplate of one. [W] */
  readonly rating: number;
  readonly sets: number;
  /** States of charge. [%] */
  readonly startCharge: number;
  readonly stopCharge: number;
}

/** What stands by where the set is bought already; null where the project wants none. */
export function standbyBought(project: Project, bought: SetBought): StandbyFigures | null {
  const byRule = standbyByRule(project);
  if (byRule === null) return null;
  const onSale = { ratedKw: bought.rating / 1_000, pieces: bought.sets };
  const levels = { startCharge: bought.startCharge / 100, stopCharge: bought.stopCharge / 100 };
  return { ...byRule, set: { ...setOf(project, onSale, byRule.share), ...levels } };
}

/** What a set does in a mean year and burns for it. */
export interface StandbyUse extends GeneratorUse {
  readonly kind: GeneratorKind;
  /** Nameplate of one. [kW] */
  readonly ratedKw: number;
  readonly pieces: number;
  /** [l] */
  readonly litres: number;
}

export function standbyUse({ kind, set }: Pick<StandbyFigures, "kind" | "set">, use: GeneratorUse): StandbyUse {
  const { nameplateKw: ratedKw, pieces } = set;
  const given = { hours: use.hours, energy: use.energy + use.wasted };
  return { ...use, kind, ratedKw, pieces, litres: litresOfYear(GENERATOR_CLASSES[kind].fuel, ratedKw * pieces, given) };
}

/** Sets bought in twenty years, the first one included. */
export const setsBought = ({ kind, pieces, hours }: Pick<StandbyUse, "kind" | "pieces" | "hours">): number =>
  pieces * (1 + renewals(hours, GENERATOR_CLASSES[kind].lifeHours, WEAR_YEARS).reduce((sum, count) => sum + count, 0));

/**
 * Sets a project wears out in twenty years at most. House rule: one every two years; whoever runs more lives beside a
 * power station.
 */
export const MOST_SETS = 10;
export const WEAR_YEARS = 20;
/** The search sees five years of many: it keeps one set in hand. */
const IN_HAND = 1;
export const mostHoursOf = (kind: GeneratorKind): number =>
  ((MOST_SETS - IN_HAND) * GENERATOR_CLASSES[kind].lifeHours) / WEAR_YEARS;
