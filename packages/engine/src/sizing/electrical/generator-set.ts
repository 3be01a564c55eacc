import type { Told } from "../../units/told";
import { LEAST_LOAD } from "../../economics/generator-derating";
import { litresPerHour } from "../../economics/generator-fuel";
import { DIESEL_POWER_FACTOR, GENERATOR_CLASSES } from "../../economics/generator-set";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import type { RuleFigures } from "../rule/rule-figures";
import type { StandbyFigures } from "../rule/standby-set";
import { told } from "./told";
import type { GeneratorDesign } from "../inputs/electrical-types";

/** The set that stands by, as it is bought and set up. */
export function generatorDesign(
  standby: StandbyFigures,
  figures: Pick<RuleFigures, "input" | "site">,
): GeneratorDesign {
  const { kind, set } = standby;
  return {
    kind,
    sets: set.pieces,
    ...sizeTraces(standby, figures),
    ...levelTraces(standby),
    ...fuelTraces(standby),
  };
}

function sizeTraces(standby: StandbyFigures, { input, site }: Pick<RuleFigures, "input" | "site">) {
  const { largestHour, charge, start, needed, share, set } = standby;
  const { altitude } = input.parameters;
  const searched = charge === 0;
  const rating = 1_000 * set.nameplateKw;
  const least = LEAST_LOAD * rating * set.pieces;
  const carries = { largestHour, charge, surge: start, needed };
  return {
    needed: figure("generator-needed", told("generator.needed"), needed, "W", {
      formula: told(searched ? "generator.neededAlone" : "generator.neededFormula"),
      equation: told(searched ? "generator.neededAloneEquation" : "generator.neededEquation", carries),
      inputs: [
        given("P_hour", told("generator.largestHour"), Math.round(largestHour), "W", FROM.computed),
        ...(searched ? [] : [given("P_charge", told("generator.charge"), Math.round(charge), "W", told("assumption"))]),
        given("P_surge", told("generator.hardestStart"), Math.round(start), "W", FROM.computed),
      ],
      source: told("generator.neededSource"),
    }),
    derating: figure("generator-derating", told("generator.derating"), share, "", {
      formula: "f = (1 − 3.5% × h ÷ 300 m) × (1 − 2% × (T − 25 °C) ÷ 5 K)",
      equation: told("generator.deratingEquation", { altitude, temperature: site.hottestDay, share }),
      inputs: [
        given("h", told("generator.altitude"), altitude, "m", FROM.user),
        given("T", told("generator.hottestMonth"), rounded(site.hottestDay, 1), "°C", FROM.computed),
      ],
      source: told("generator.deratingSource"),
    }),
    rating: figure("generator-rating", told("generator.rating"), rating, "W", {
      formula: told(searched ? "generator.ratingSearched" : "generator.ratingFormula"),
      equation: ratingEquation(standby),
      inputs: [given("P", told("generator.powerNeeded"), Math.round(needed), "W", FROM.computed)],
      source: told("generator.ratingSource"),
    }),
    leastLoad: figure("generator-least-load", told("generator.leastLoad"), least, "W", {
      formula: "P_least = 0.3 P_n",
      equation: told("generator.leastLoadEquation", { share: LEAST_LOAD, sets: set.pieces, rating, least }),
      inputs: [given("P_n", told("generator.ratingInput"), rating * set.pieces, "W", FROM.computed)],
      source: told("generator.leastLoadSource"),
    }),
  };
}

function ratingEquation({ kind, needed, share, set }: StandbyFigures): Told {
  const rating = 1_000 * set.nameplateKw;
  const choice = { needed, share, nameplate: needed / share, sets: set.pieces, rating };
  return kind === "diesel"
    ? told("generator.ratingEquationDiesel", { ...choice, apparent: rating / (1_000 * DIESEL_POWER_FACTOR) })
    : told("generator.ratingEquationPetrol", choice);
}

function levelTraces({ set }: StandbyFigures) {
  const { startCharge: start, stopCharge: stop } = set;
  const level = (which: "start" | "stop", charge: number) =>
    figure(`generator-${which}-charge`, told(`generator.${which}Charge`), 100 * charge, "%", {
      formula: told(`generator.${which}Formula`),
      equation: told("generator.levelEquation", { start, stop }),
      inputs: [],
      source: told("generator.levelSource"),
    });
  return { startCharge: level("start", start), stopCharge: level("stop", stop) };
}

function fuelTraces({ kind, set }: StandbyFigures) {
  const { fuel, source } = GENERATOR_CLASSES[kind];
  const { idle, slope } = fuel;
  const [rated, output] = [set.nameplateKw * set.pieces, set.ratedKw];
  const litres = litresPerHour(fuel, rated, output);
  const inputs = [
    given("P_n", told("generator.rated"), rounded(rated, 2), "kW", FROM.computed),
    given("P", told("generator.output"), rounded(output, 2), "kW", FROM.computed),
  ];
  return {
    litresPerHour: figure("generator-litres-per-hour", told("generator.litresPerHour"), litres, "l/h", {
      formula: told("generator.litresPerHourFormula", { idle, slope }),
      equation: told("generator.litresPerHourEquation", { idle, slope, rated, output, litres }),
      inputs,
      source,
    }),
    litresPerKwh: figure(
      "generator-litres-per-kwh",
      told("generator.litresPerKilowattHour"),
      litres / output,
      "l/kWh",
      {
        formula: "f = F ÷ P",
        equation: told("generator.litresPerKilowattHourEquation", { litres, output, each: litres / output }),
        inputs,
        source,
      },
    ),
  };
}
