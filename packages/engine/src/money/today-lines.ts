import { fuelOfHouseholdSet, GENERATOR_CLASSES, type GeneratorKind } from "../economics/generator-set";
import { figure, FROM, given } from "../sizing/inputs/make-trace";
import { DAYS_OF_YEAR } from "../units/year";
import { type Amounts, sourceOf } from "./amounts";
import type { Assumption } from "./assumptions";
import type { TodayDay } from "./today-day";
import { told } from "./told";
import type { LedgerLine } from "./way";

interface Running {
  readonly sets: { readonly kind: GeneratorKind; readonly ratedKw: number; readonly pieces: number };
  readonly day: TodayDay;
  readonly fuel: Assumption;
  readonly fuelPrice: number;
  readonly fuelPerYear: number;
  readonly upkeepPerYear: number;
  readonly wearPerYear: number;
  readonly price: number;
}

/** What the household's own set costs in a year, as it runs today. */
export function setLines(running: Running, { currency, text }: Amounts): LedgerLine[] {
  const { sets, day, fuel, fuelPrice, fuelPerYear, upkeepPerYear, wearPerYear, price } = running;
  const set = GENERATOR_CLASSES[sets.kind];
  const { idle, slope } = fuelOfHouseholdSet(sets.kind);
  const rated = sets.ratedKw * sets.pieces;
  const hours = DAYS_OF_YEAR * day.setHours;
  const litres = DAYS_OF_YEAR * day.litres;
  const energy = DAYS_OF_YEAR * day.setEnergy;
  const run = given("t", told("generator.hours"), hours, "h/year", told("from.assumptions"));
  return [
    {
      label: told("today.litres", { kind: sets.kind }),
      trace: figure("money-today-litres", told("generator.litresAYear"), litres, "l/year", {
        formula: "V = a × P × t + b × E",
        equation: told("today.litresEquation", { idle, rated, hours, slope, energy, litres }),
        inputs: [
          given("P", told("generator.rated"), rated, "kW", FROM.computed),
          run,
          given("E", told("today.setEnergy"), Math.round(energy), "kWh/year", FROM.computed),
          given("a", told("generator.fuelAtIdle"), idle, "l/h per kW", told("today.fuelSource")),
          given("b", told("generator.fuelByLoad"), slope, "l/kWh", told("today.fuelSource")),
        ],
        source: told("generator.litresSource"),
      }),
    },
    {
      label: told("generator.fuel"),
      trace: figure("money-today-fuel", told("generator.fuelAYear"), fuelPerYear, `${currency}/year`, {
        formula: told("generator.fuelFormula"),
        equation: told("generator.fuelEquation", { litres, price: text(fuelPrice), cost: text(fuelPerYear) }),
        inputs: [given("", told("generator.fuelPrice", { fuel: sets.kind }), text(fuelPrice), "", sourceOf(fuel))],
        source: told("generator.fuelSource"),
      }),
    },
    {
      label: told("today.upkeep"),
      trace: figure("money-today-upkeep", told("today.upkeepAYear"), upkeepPerYear, `${currency}/year`, {
        formula: told("today.upkeepFormula", { oil: set.oilChange.everyHours, service: set.service.everyHours }),
        equation: told("today.upkeepEquation", { hours, cost: text(upkeepPerYear) }),
        inputs: [run],
        source: set.source,
      }),
    },
    {
      label: told("today.wear", { life: set.lifeHours }),
      trace: figure("money-today-wear", told("today.wearAYear"), wearPerYear, `${currency}/year`, {
        formula: told("today.wearFormula"),
        equation: told("today.wearEquation", {
          hours,
          life: set.lifeHours,
          price: text(price),
          cost: text(wearPerYear),
        }),
        inputs: [run],
        source: set.source,
      }),
    },
  ];
}
