import type { Text } from "../units/told";
import type { FuelCurve } from "./generator-fuel";
import { told } from "./told";

export const GENERATOR_KINDS = ["petrol", "diesel"] as const;
export type GeneratorKind = (typeof GENERATOR_KINDS)[number];

/** A class of generating sets: what one burns, and what its hours wear out. Money in US dollars. */
export interface GeneratorClass {
  readonly kind: GeneratorKind;
  readonly fuel: FuelCurve;
  readonly oilChange: Upkeep;
  /** Filters, plugs or injectors, valves. */
  readonly service: Upkeep;
  /** Null: it is replaced, not overhauled. */
  readonly overhaul: { readonly everyHours: number; readonly shareOfPrice: number } | null;
  /** Hours after which a new set is bought. [h] */
  readonly lifeHours: number;
  readonly price: PerSize;
  /** Nameplates on sale, smallest first. [kW] Assumption: the usual classes of dealers. */
  readonly sizes: readonly number[];
  /** Burnt litre to carbon dioxide. [kg/l] */
  readonly carbonPerLitre: number;
  readonly source: Text;
}

interface Upkeep extends PerSize {
  readonly everyHours: number;
}

/** A price that grows with the set: base + perKw × rated power. [US dollars, US dollars/kW] */
interface PerSize {
  readonly base: number;
  readonly perKw: number;
}

/** [US dollars] */
export const priceOf = ({ base, perKw }: PerSize, ratedKw: number) => base + perKw * ratedKw;

/**
 * Air-cooled petrol sets at 3,000 or 3,600 turns. Fuel: 0.50 l/kWh at full load, 0.65 l/kWh at half, between the data
 * sheets of inverter sets (0.08 + 0.46 l) and of plain ones (0.26 + 0.33 l), cited. Oil every 100 h: Generac GP owner's
 * manual, section 3.1. Prices, the service and the life of 3,000 h: assumption, small sets as sold in Lagos.
 */
const PETROL: GeneratorClass = {
  kind: "petrol",
  fuel: { idle: 0.15, slope: 0.35 },
  oilChange: { everyHours: 100, base: 5, perKw: 0.6 },
  service: { everyHours: 300, base: 12, perKw: 2 },
  overhaul: null,
  lifeHours: 3_000,
  price: { base: 80, perKw: 130 },
  sizes: [1, 2, 2.8, 3.5, 5, 6, 7, 8.5, 10],
  // 33.9 MJ/l × 69.3 g/MJ. Source: IPCC 2006 Guidelines, volume 2, table 2.2, cited; the same as 2.31 of DESNZ.
  carbonPerLitre: 2.31,
  source: told("generator.petrolSource"),
};

/** Diesel sets are listed in kVA at this power factor. Source: ISO 8528-1. */
export const DIESEL_POWER_FACTOR = 0.8;
const KILOVOLT_AMPERES = [
  5, 7.5, 10, 12.5, 15, 20, 25, 30, 40, 50, 60, 80, 100, 125, 150, 200, 250, 300, 400, 500, 630, 800, 1_000,
];

/**
 * Small diesel sets at 1,500 or 3,000 turns. Fuel: HOMER's 0.08 l/h per kW rated and 0.25 l/kWh, as in reference table
 * i. Life of 15,000 h: HOMER's default. Oil, service, an overhaul halfway at two fifths of the price: assumption.
 */
const DIESEL: GeneratorClass = {
  kind: "diesel",
  fuel: { idle: 0.08, slope: 0.25 },
  oilChange: { everyHours: 200, base: 8, perKw: 1.5 },
  service: { everyHours: 600, base: 30, perKw: 4 },
  overhaul: { everyHours: 7_500, shareOfPrice: 0.4 },
  lifeHours: 15_000,
  price: { base: 600, perKw: 280 },
  sizes: KILOVOLT_AMPERES.map((apparent) => DIESEL_POWER_FACTOR * apparent),
  // 36.0 MJ/l × 74.1 g/MJ. Source: as above.
  carbonPerLitre: 2.68,
  source: told("generator.dieselSource"),
};

export const GENERATOR_CLASSES: Readonly<Record<GeneratorKind, GeneratorClass>> = { petrol: PETROL, diesel: DIESEL };

/** Equal sets side by side, as dealers list them. */
export interface SetsOnSale {
  /** Nameplate of one. [kW] */
  readonly ratedKw: number;
  readonly pieces: number;
}

/** To buy. [US dollars] */
export const priceOfSets = ({ price }: GeneratorClass, { ratedKw, pieces }: SetsOnSale) =>
  pieces * priceOf(price, ratedKw);

/** The smallest size on sale that gives a power, or several of the largest where no single one does. [kW] */
export function setsFor(kind: GeneratorKind, neededKw: number): SetsOnSale {
  const { sizes } = GENERATOR_CLASSES[kind];
  const largest = largestOf(kind);
  const pieces = Math.max(1, Math.ceil(neededKw / largest));
  return { ratedKw: sizes.find((size) => size >= neededKw / pieces) ?? largest, pieces };
}

/** The largest single set. [kW] */
export const largestOf = (kind: GeneratorKind): number => Math.max(...GENERATOR_CLASSES[kind].sizes);

/** The next size up, or one set more of the largest. */
export const nextLarger = (kind: GeneratorKind, { ratedKw, pieces }: SetsOnSale): SetsOnSale => {
  const next = GENERATOR_CLASSES[kind].sizes.find((size) => size > ratedKw);
  return next === undefined ? { ratedKw, pieces: pieces + 1 } : { ratedKw: next, pieces };
};

/** The kind of set for a nameplate where none is named: petrol while one is large enough, diesel beyond. [kW] */
export const kindFor = (nameplateKw: number): GeneratorKind =>
  nameplateKw <= largestOf("petrol") ? "petrol" : "diesel";
