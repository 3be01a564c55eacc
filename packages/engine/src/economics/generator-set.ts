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
  // 33.9 MJ/l × 69.3 g/MJ. Source: IPCC 2006 Guidelines, volume 2, table 2.2, cited; the same as 2.31 of DESNZ.
  carbonPerLitre: 2.31,
  source: told("generator.petrolSource"),
};

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
  // 36.0 MJ/l × 74.1 g/MJ. Source: as above.
  carbonPerLitre: 2.68,
  source: told("generator.dieselSource"),
};

export const GENERATOR_CLASSES: Readonly<Record<GeneratorKind, GeneratorClass>> = { petrol: PETROL, diesel: DIESEL };

/** Sizes on sale; larger ones in steps of 50. Assumption: the usual ladder of small sets. [kW] */
const SIZES = [1, 1.5, 2, 2.5, 3, 4, 5, 6.5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100];
const LARGE_STEP = 50;

/** The smallest size on sale that gives a power. [kW] */
export const sizeFor = (neededKw: number): number =>
  SIZES.find((size) => size >= neededKw) ?? LARGE_STEP * Math.ceil(neededKw / LARGE_STEP);

/** Above this a house buys diesel. Assumption: the largest petrol sets commonly sold. [kW] */
export const LARGEST_PETROL = 8;
