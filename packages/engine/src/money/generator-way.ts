import { gridIsThere } from "../units/daily-outage";
import type { Text } from "../units/told";
import {
  GENERATOR_CLASSES,
  type GeneratorClass,
  type GeneratorKind,
  kindFor,
  setsFor,
} from "../economics/generator-set";
import { type GeneratorYear, generatorYear } from "../economics/generator-year";
import { figure, FROM, given } from "../sizing/inputs/make-trace";
import { type Amounts, sourceOf } from "./amounts";
import type { MoneyAssumptions } from "./assumptions";
import { type GeneratorCost, generatorCost } from "./generator-cost";
import { gridBill, gridLine } from "./grid-bill";
import { withoutSystem } from "./house-plan";
import type { MoneyInput } from "./money-input";
import { type LedgerLine, type Way, wayOf } from "./way";
import { told } from "./told";

/** The set that carries the house alone. */
export interface GeneratorAlone {
  readonly kind: GeneratorKind;
  /** Nameplate of one. [kW] */
  readonly ratedKw: number;
  /** Equal sets that run together. */
  readonly pieces: number;
  readonly year: GeneratorYear;
  readonly way: Way;
}

const DAYS = 365;
const WITH_GRID = { petrol: "gridAndPetrol", diesel: "gridAndDiesel" } as const;

/** The kind asked for, else the project's own, else by size. */
function generatorKind({ generator }: MoneyInput, asked: GeneratorKind | null, nameplateKw: number): GeneratorKind {
  if (asked) return asked;
  return generator === "none" ? kindFor(nameplateKw) : generator;
}

/** Whether an hour of the day is one without grid; every hour where no outage is told. */
const withoutGrid = (outage: MoneyInput["outage"]) => (hour: number) => outage === null || !gridIsThere(outage, hour);

/**
 * The house on a generator in place of the solar system: hour by hour through its day, at part load. Where the grid is
 * away for some hours of the day only, the generator runs in those and the grid is paid for the others.
 */
export function generatorAlone(
  input: MoneyInput,
  assumptions: MoneyAssumptions,
  realRate: number,
  amounts: Amounts,
): GeneratorAlone {
  const nameplateKw = input.surgePower / 1_000 / input.generatorShare;
  const kind = generatorKind(input, assumptions.generator, nameplateKw);
  const set = GENERATOR_CLASSES[kind];
  const { ratedKw, pieces } = setsFor(kind, nameplateKw);
  const hourlyKw = input.hourlyPower.map((power) => power / 1_000);
  const year = generatorYear(hourlyKw, ratedKw * pieces, set.fuel, withoutGrid(input.outage));
  const { figures } = assumptions;
  const fuel = kind === "petrol" ? figures.petrolPrice : figures.dieselPrice;
  const years = figures.years.value;
  const fuelPrice = amounts.price(fuel);
  const running = { set, ratedKw, pieces, hours: year.hours, litres: year.litres, fuelPrice, years };
  const cost = generatorCost(running, amounts);
  const fromGrid = input.outage === null ? 0 : Math.max(0, input.loadEnergy - year.energy);
  const hours = withoutSystem(input.plan, fromGrid / input.loadEnergy);
  const bill = fromGrid > 0 ? gridBill(input, assumptions, { bought: fromGrid, sold: 0, hours }, amounts) : null;
  const everyYear = cost.fuelPerYear + cost.oilPerYear + cost.servicePerYear + (bill?.total ?? 0);
  const stream = {
    capital: cost.price,
    yearly: cost.renewed.map((renewed) => everyYear + renewed),
    residual: cost.residual,
  };
  const context = {
    set,
    ratedKw,
    pieces,
    year,
    cost,
    years,
    amounts,
    fuelSource: sourceOf(fuel),
    fuelPrice,
  };
  const lines = [...generatorLines(context), ...(bill ? [gridLine(bill, amounts)] : [])];
  const burnt = {
    litres: year.litres,
    perLitre: set.carbonPerLitre,
    gridEnergy: fromGrid,
    perKwh: assumptions.gridEmissions.value,
  };
  const supply = input.outage ? WITH_GRID[kind] : kind;
  const way = wayOf({ key: "generator", supply, stream, lines, burnt, energy: input.loadEnergy }, realRate, amounts);
  return { kind, ratedKw, pieces, year, way };
}

interface LineContext {
  readonly set: GeneratorClass;
  readonly ratedKw: number;
  readonly pieces: number;
  readonly year: GeneratorYear;
  readonly cost: GeneratorCost;
  readonly years: number;
  readonly amounts: Amounts;
  readonly fuelPrice: number;
  readonly fuelSource: Text;
}

function generatorLines(context: LineContext): LedgerLine[] {
  const { set, ratedKw, pieces, cost, years, amounts } = context;
  const { currency, text } = amounts;
  const rated = given("P", told("generator.rated"), ratedKw, "kW", FROM.computed);
  const renewed = cost.renewed.reduce((total, each) => total + each, 0);
  const sets = { sets: pieces * cost.sets, hours: context.year.hours * years, renewed: text(renewed) };
  return [
    {
      label: told("generator", { rated: ratedKw, pieces }),
      trace: figure("money-generator-price", told("generator.price"), cost.price, currency, {
        formula: told("generator.priceFormula", { base: set.price.base, perKw: set.price.perKw }),
        equation: told("generator.priceEquation", {
          base: set.price.base,
          perKw: set.price.perKw,
          rated: ratedKw,
          pieces,
          price: text(cost.price),
        }),
        inputs: [rated],
        source: set.source,
      }),
    },
    ...runningLines(context),
    {
      label: told("generator.renewalIn", { years }),
      trace: figure("money-generator-renewal", told("generator.renewal"), renewed, currency, {
        formula: told("generator.renewalFormula"),
        equation: set.overhaul
          ? told("generator.overhaulEquation", { ...sets, overhauls: pieces * cost.overhauls })
          : told("generator.renewalEquation", sets),
        inputs: [given("", told("generator.life"), set.lifeHours, "h", set.source)],
        source: set.source,
      }),
    },
  ];
}

function runningLines({ set, ratedKw, pieces, year, cost, amounts, fuelPrice, fuelSource }: LineContext): LedgerLine[] {
  const { currency, text } = amounts;
  const { hours, litres, energy } = year;
  const hoursADay = hours / DAYS;
  const { idle, slope } = set.fuel;
  const run = given("t", told("generator.hours"), hours, "h/year", FROM.computed);
  const upkeep = (kind: "oil" | "service", amount: number, { everyHours: every }: { readonly everyHours: number }) => ({
    label: told(`generator.${kind}`),
    trace: figure(`money-generator-${kind}`, told(`generator.${kind}AYear`), amount, `${currency}/year`, {
      formula: told("generator.upkeepFormula", { every }),
      equation: told("generator.upkeepEquation", {
        hours,
        every,
        price: text(amount / Math.max(hours / every, 1e-9)),
        cost: text(amount),
      }),
      inputs: [run],
      source: set.source,
    }),
  });
  return [
    {
      label: told("generator.noise"),
      trace: figure("money-generator-hours", told("generator.noiseAYear"), hours, "h/year", {
        formula: told("generator.noiseFormula"),
        equation: told("generator.noiseEquation", { hoursADay, hours }),
        inputs: [],
        source: told("generator.noiseSource"),
      }),
    },
    {
      label: told("generator.litres"),
      trace: figure("money-generator-litres", told("generator.litresAYear"), litres, "l/year", {
        formula: "V = 365 × Σ (a × P + b × P_hour)",
        equation: told("generator.litresEquation", {
          idle,
          rated: ratedKw * pieces,
          hours: hoursADay,
          slope,
          energy: energy / DAYS,
          litres,
        }),
        inputs: [
          given("a", told("generator.fuelAtIdle"), idle, "l/h per kW", set.source),
          given("b", told("generator.fuelByLoad"), slope, "l/kWh", set.source),
        ],
        source: told("generator.litresSource"),
      }),
    },
    {
      label: told("generator.fuel"),
      trace: figure("money-generator-fuel", told("generator.fuelAYear"), cost.fuelPerYear, `${currency}/year`, {
        formula: told("generator.fuelFormula"),
        equation: told("generator.fuelEquation", { litres, price: text(fuelPrice), cost: text(cost.fuelPerYear) }),
        inputs: [given("", told("generator.fuelPrice", { fuel: set.kind }), text(fuelPrice), "", fuelSource)],
        source: told("generator.fuelSource"),
      }),
    },
    upkeep("oil", cost.oilPerYear, set.oilChange),
    upkeep("service", cost.servicePerYear, set.service),
  ];
}
