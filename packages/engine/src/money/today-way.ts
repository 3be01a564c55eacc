import {
  fuelOfHouseholdSet,
  GENERATOR_CLASSES,
  type GeneratorKind,
  kindFor,
  setsFor,
  type SetsOnSale,
} from "../economics/generator-set";
import { DAYS_OF_YEAR } from "../units/year";
import type { Amounts } from "./amounts";
import type { MoneyAssumptions } from "./assumptions";
import { generatorCost } from "./generator-cost";
import { type GridBill, gridBill, gridLine } from "./grid-bill";
import { withoutSystem } from "./house-plan";
import type { MoneyInput } from "./money-input";
import { setLines } from "./today-lines";
import { todayDay, type TodayDay, type TodayPower } from "./today-day";
import { todayFigures, type TodayFigures } from "./today-figures";
import { type Way, wayOf } from "./way";

/** What this household has and spends before it builds a system. */
export interface Today {
  readonly day: TodayDay;
  /** Null without one. */
  readonly set: TodaySet | null;
  readonly figures: TodayFigures;
  /** Without power, a day. [h] */
  readonly darkHours: number;
  readonly way: Way;
}

export interface TodaySet extends SetsOnSale {
  readonly kind: GeneratorKind;
}

const WEEK = 7;

/**
 * Today's life, at the prices of today: the bill for the hours with grid, the household's own generator while it runs, and
 * darkness for the rest. Nothing is bought on the first day; each hour the set runs wears a part of it away.
 */
export function todayWay(
  input: MoneyInput,
  solar: Way,
  assumptions: MoneyAssumptions,
  realRate: number,
  amounts: Amounts,
): Today {
  const { figures } = assumptions;
  const { day, set, running, bill, perYear } = todayCost(input, assumptions, amounts);
  const bought = DAYS_OF_YEAR * day.gridEnergy;
  const stream = { capital: 0, yearly: Array<number>(figures.years.value).fill(perYear), residual: 0 };
  const lines = [...(bill ? [gridLine(bill, amounts, "today")] : []), ...(running?.lines ?? [])];
  const burnt = {
    litres: DAYS_OF_YEAR * day.litres,
    perLitre: set === null ? 0 : GENERATOR_CLASSES[set.kind].carbonPerLitre,
    gridEnergy: bought,
    perKwh: assumptions.gridEmissions.value,
  };
  const energy = bought + DAYS_OF_YEAR * day.setEnergy;
  const way = wayOf({ key: "today", supply: "today", stream, lines, burnt, energy }, realRate, amounts);
  return {
    day,
    set: running === null ? null : set,
    figures: todayFigures(perYear, day, solar, amounts),
    darkHours: 24 - day.gridHours - day.setHours,
    way,
  };
}

/** What a house as it is spends in a year. */
export interface TodayCost {
  readonly day: TodayDay;
  /** Null without one. */
  readonly set: TodaySet | null;
  /** Null where no set runs. */
  readonly running: ReturnType<typeof runningCost> | null;
  /** Null where the grid never comes. */
  readonly bill: GridBill | null;
  readonly perYear: number;
}

type HouseToday = Pick<MoneyInput, "hourlyPower" | "generatorShare" | "outage" | "plan" | "loadEnergy" | "arrayKw">;

/** The bill for the hours with grid, and the household's generator while it runs. */
export function todayCost(input: HouseToday, assumptions: MoneyAssumptions, amounts: Amounts): TodayCost {
  const set = setOf(input, assumptions);
  const hourlyKw = input.hourlyPower.map((power) => power / 1_000);
  const day = todayDay(hourlyKw, powerOf(input, assumptions, set));
  const running = set === null || day.setHours === 0 ? null : runningCost(set, day, assumptions, amounts);
  const bought = DAYS_OF_YEAR * day.gridEnergy;
  const hours = withoutSystem(input.plan, bought / input.loadEnergy);
  const bill = day.gridHours > 0 ? gridBill(input, assumptions, { bought, sold: 0, hours }, amounts) : null;
  return { day, set, running, bill, perYear: (running?.perYear ?? 0) + (bill?.total ?? 0) };
}

/** The size the household says, else the one that carries the largest hour of the house. */
function setOf(
  { hourlyPower, generatorShare }: HouseToday,
  { open, figures, generator }: MoneyAssumptions,
): TodaySet | null {
  const saysFuel = open.weeklyLitres !== null || open.weeklyFuel !== null;
  if (figures.setHours.value === 0 && !saysFuel) return null;
  if (open.setPower !== null) return { kind: generator ?? kindFor(open.setPower), ratedKw: open.setPower, pieces: 1 };
  const neededKw = Math.max(...hourlyPower) / 1_000 / generatorShare;
  const kind = generator ?? kindFor(neededKw);
  return { kind, ...setsFor(kind, neededKw) };
}

function powerOf(
  { outage, generatorShare }: HouseToday,
  { figures, open }: MoneyAssumptions,
  set: TodaySet | null,
): TodayPower {
  const ratedKw = set === null ? 0 : set.ratedKw * set.pieces;
  const litrePrice = (set?.kind === "diesel" ? figures.dieselPrice : figures.petrolPrice).value;
  const weekly = open.weeklyLitres ?? (open.weeklyFuel === null ? null : open.weeklyFuel / Math.max(litrePrice, 1e-9));
  return {
    gridHours: figures.gridHours.value,
    outage: figures.gridHours.own ? null : outage,
    setKw: ratedKw * generatorShare,
    ratedKw,
    fuel: fuelOfHouseholdSet(set?.kind ?? "petrol"),
    runs: weekly === null ? { hours: figures.setHours.value } : { litres: weekly / WEEK },
    moved: figures.movedLoad.value / 100,
  };
}

function runningCost(sets: TodaySet, day: TodayDay, { figures }: MoneyAssumptions, amounts: Amounts) {
  const { kind, ratedKw, pieces } = sets;
  const set = GENERATOR_CLASSES[kind];
  const [hours, litres] = [DAYS_OF_YEAR * day.setHours, DAYS_OF_YEAR * day.litres];
  const fuel = kind === "petrol" ? figures.petrolPrice : figures.dieselPrice;
  const fuelPrice = amounts.price(fuel);
  const cost = generatorCost({ set, ratedKw, pieces, hours, litres, fuelPrice, years: figures.years.value }, amounts);
  const { fuelPerYear, oilPerYear, servicePerYear } = cost;
  // Overhauls between two new sets are a part of what an hour wears.
  const overhauls =
    set.overhaul === null ? 0 : set.overhaul.shareOfPrice * (set.lifeHours / set.overhaul.everyHours - 1);
  const wearPerYear = (hours / set.lifeHours) * cost.price * (1 + overhauls);
  const upkeepPerYear = oilPerYear + servicePerYear;
  return {
    perYear: fuelPerYear + upkeepPerYear + wearPerYear,
    fuelPerYear,
    lines: setLines(
      { sets, day, fuel, fuelPrice, fuelPerYear, upkeepPerYear, wearPerYear, price: cost.price },
      amounts,
    ),
  };
}
