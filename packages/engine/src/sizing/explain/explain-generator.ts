import { GENERATOR_CLASSES } from "../../economics/generator-set";
import type { GeneratorUse } from "../../simulation/summary";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import type { SimulatedGenerator } from "../inputs/simulated";
import { toldOfYears } from "../choice/simulation-told";
import { type StandbyFigures, setsBought, standbyUse, WEAR_YEARS } from "../rule/standby-set";
import { told } from "../inputs/told";

const BALANCE = told("from.hourlyBalance");

/** What the simulated years ask of the set that stands by. */
export function explainGenerator(standby: StandbyFigures, found: GeneratorUse): SimulatedGenerator {
  const use = standbyUse(standby, found);
  const { hours, starts, energy, wasted, litres, kind, ratedKw, pieces } = use;
  const { fuel, lifeHours, source } = GENERATOR_CLASSES[kind];
  const sets = setsBought(use);
  return {
    hours: figure("generator-hours", toldOfYears("generatorHours"), hours, "h a year", {
      formula: toldOfYears("generatorHoursFormula"),
      equation: toldOfYears("generatorHoursEquation", { hours }),
      inputs: [],
      source: BALANCE,
    }),
    starts: figure("generator-starts", toldOfYears("generatorStarts"), starts, "a year", {
      formula: toldOfYears("generatorStartsFormula"),
      equation: toldOfYears("generatorStartsEquation", { starts }),
      inputs: [],
      source: BALANCE,
    }),
    energy: figure("generator-energy", toldOfYears("generatorEnergy"), energy, "kWh a year", {
      formula: toldOfYears("generatorEnergyFormula"),
      equation: toldOfYears("generatorEnergyEquation", { energy, wasted }),
      inputs: [],
      source: BALANCE,
    }),
    litres: figure("generator-litres", toldOfYears("generatorLitres"), litres, "l a year", {
      formula: "V = a P_n t + b E",
      equation: toldOfYears("generatorLitresEquation", {
        idle: fuel.idle,
        rated: ratedKw * pieces,
        hours,
        slope: fuel.slope,
        energy: energy + wasted,
        litres,
      }),
      inputs: [
        given("P_n", toldOfYears("generatorRated"), rounded(ratedKw * pieces, 2), "kW", FROM.computed),
        given("t", toldOfYears("generatorHours"), rounded(hours, 1), "h", FROM.computed),
        given("E", toldOfYears("generatorGiven"), rounded(energy + wasted, 1), "kWh", FROM.computed),
      ],
      source,
    }),
    sets: figure("generator-sets", toldOfYears("generatorSets", { years: WEAR_YEARS }), sets, "", {
      formula: toldOfYears("generatorSetsFormula"),
      equation: toldOfYears("generatorSetsEquation", { years: WEAR_YEARS, hours, life: lifeHours, pieces, sets }),
      inputs: [given("L", toldOfYears("generatorLife"), lifeHours, "h", source)],
      source,
    }),
  };
}
