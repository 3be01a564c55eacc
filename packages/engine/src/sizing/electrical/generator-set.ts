import type { Told } from "../../units/told";
import { type FuelCurve, litresPerHour } from "../../economics/generator-fuel";
import { GENERATOR_CHARGE_RATE } from "../defaults";
import { figure, FROM, given, rounded } from "../explain";
import { carriedLoad } from "../carried-load";
import type { RuleFigures } from "../rule-figures";
import { generatorPower } from "./runs";
import { devicesFor } from "./standard-ratings";
import { type Engine, standbyEngine } from "./standby-engine";
import { told } from "./told";
import type { GeneratorDesign } from "./types";

/** Loss of an engine that breathes thin or warm air. Source: ISO 3046-1 and 8528-1 practice, engineering notes, section 5. */
const ALTITUDE_LOSS = 0.035 / 300;
const HEAT_LOSS = 0.02 / 5;
const RATED_TEMPERATURE = 25;
/** Beyond every place people live at. */
const LEAST_SHARE = 0.1;

/**
 * Share of its nameplate a naturally aspirated set gives. A set with a turbocharger loses less, and makers that count
 * from 1,000 m and 40 °C print less too: this is the careful end.
 * @param altitude     [m]
 * @param temperature  Of the air it breathes. [°C]
 */
export const generatorShare = (altitude: number, temperature: number) =>
  Math.max(
    LEAST_SHARE,
    (1 - ALTITUDE_LOSS * Math.max(0, altitude)) * (1 - HEAT_LOSS * Math.max(0, temperature - RATED_TEMPERATURE)),
  );

const DIESEL_POWER_FACTOR = 0.8;

/** Sets as dealers list them. [W] Assumption: the usual classes; petrol in kW, diesel in kVA at power factor 0.8. */
export const GENERATOR_SETS: Readonly<Record<Engine, readonly number[]>> = {
  petrol: [1, 2, 2.8, 3.5, 5, 6, 7, 8.5, 10].map((kilowatts) => 1_000 * kilowatts),
  diesel: [
    5, 7.5, 10, 12.5, 15, 20, 25, 30, 40, 50, 60, 80, 100, 125, 150, 200, 250, 300, 400, 500, 630, 800, 1_000,
  ].map((kilovoltAmperes) => 1_000 * DIESEL_POWER_FACTOR * kilovoltAmperes),
};

/** Least load ÷ rating: below it a diesel soots up and drinks for nothing. Source: engineering notes, section 5 (30%). */
const LEAST_LOAD = 0.3;

/**
 * Litres an hour = idle × rated kW + slope × kW given. Source: engineering notes, section 5: small diesel 0.08 and 0.25;
 * petrol 0.5 l/kWh at the least load of 30% and 0.35 at full load, a straight line through both.
 */
export const FUEL: Readonly<Record<Engine, FuelCurve>> = {
  diesel: { idle: 0.08, slope: 0.25 },
  petrol: { idle: 0.45 / 7, slope: 2 / 7 },
};

/** The kind of set for a power where none is named: petrol while one is large enough here, diesel beyond. [W] */
export function generatorKindFor(power: number, { input, site }: Pick<RuleFigures, "input" | "site">): Engine {
  const share = generatorShare(input.parameters.altitude, site.hottestDay);
  return power / share <= Math.max(...GENERATOR_SETS.petrol) ? "petrol" : "diesel";
}

export function generatorDesign(figures: RuleFigures): GeneratorDesign | null {
  const kind = standbyEngine(figures.input.parameters);
  const needed = generatorPower(figures);
  if (kind === null || needed === 0) return null;
  const { altitude } = figures.input.parameters;
  const air = figures.site.hottestDay;
  const share = generatorShare(altitude, air);
  const { rating, ways } = devicesFor(needed / share, GENERATOR_SETS[kind]);
  return {
    kind,
    sets: ways,
    ...traces(figures, kind, { needed, altitude, air, share, rating, sets: ways }),
  };
}

interface Choice {
  readonly needed: number;
  readonly altitude: number;
  readonly air: number;
  readonly share: number;
  readonly rating: number;
  readonly sets: number;
}

function traces(figures: RuleFigures, kind: Engine, choice: Choice): Omit<GeneratorDesign, "kind" | "sets"> {
  const { needed, altitude, air, share, rating, sets } = choice;
  const load = carriedLoad(figures);
  const charge = GENERATOR_CHARGE_RATE * figures.battery.capacity;
  return {
    needed: figure("generator-needed", told("generator.needed"), needed, "W", {
      formula: told("generator.neededFormula"),
      equation: told("generator.neededEquation", {
        largestHour: load.coincidentPeak,
        charge,
        surge: load.surgePower,
        needed,
      }),
      inputs: [
        given("P_hour", told("generator.largestHour"), Math.round(load.coincidentPeak), "W", FROM.computed),
        given("P_charge", told("generator.charge"), Math.round(charge), "W", told("assumption")),
        given("P_surge", told("generator.hardestStart"), Math.round(load.surgePower), "W", FROM.computed),
      ],
      source: told("generator.neededSource"),
    }),
    derating: figure("generator-derating", told("generator.derating"), share, "", {
      formula: "f = (1 − 3.5% × h ÷ 300 m) × (1 − 2% × (T − 25 °C) ÷ 5 K)",
      equation: told("generator.deratingEquation", { altitude, temperature: air, share }),
      inputs: [
        given("h", told("generator.altitude"), altitude, "m", FROM.user),
        given("T", told("generator.hottestMonth"), rounded(air, 1), "°C", FROM.computed),
      ],
      source: told("generator.deratingSource"),
    }),
    rating: figure("generator-rating", told("generator.rating"), rating, "W", {
      formula: told("generator.ratingFormula"),
      equation: ratingEquation(kind, choice),
      inputs: [given("P", told("generator.powerNeeded"), Math.round(needed), "W", FROM.computed)],
      source: told("generator.ratingSource"),
    }),
    leastLoad: figure("generator-least-load", told("generator.leastLoad"), LEAST_LOAD * rating * sets, "W", {
      formula: "P_least = 0.3 P_n",
      equation: told("generator.leastLoadEquation", {
        share: LEAST_LOAD,
        sets,
        rating,
        least: LEAST_LOAD * rating * sets,
      }),
      inputs: [given("P_n", told("generator.ratingInput"), rating * sets, "W", FROM.computed)],
      source: told("generator.leastLoadSource"),
    }),
    ...fuelTraces(kind, {
      output: Math.min(load.coincidentPeak + charge, rating * sets * share),
      rated: rating * sets,
    }),
  };
}

function ratingEquation(kind: Engine, { needed, share, rating, sets }: Choice): Told {
  const choice = { needed, share, nameplate: needed / share, sets, rating };
  return kind === "diesel"
    ? told("generator.ratingEquationDiesel", { ...choice, apparent: rating / (1_000 * DIESEL_POWER_FACTOR) })
    : told("generator.ratingEquationPetrol", choice);
}

function fuelTraces(kind: Engine, { output, rated }: { readonly output: number; readonly rated: number }) {
  const { idle, slope } = FUEL[kind];
  const [ratedKw, outputKw] = [rated / 1_000, Math.max(output, LEAST_LOAD * rated) / 1_000];
  const litres = litresPerHour(FUEL[kind], ratedKw, outputKw);
  const inputs = [
    given("P_n", told("generator.rated"), rounded(ratedKw, 2), "kW", FROM.computed),
    given("P", told("generator.output"), rounded(outputKw, 2), "kW", FROM.computed),
  ];
  const source = told(kind === "diesel" ? "generator.fuelSourceDiesel" : "generator.fuelSourcePetrol");
  return {
    litresPerHour: figure("generator-litres-per-hour", told("generator.litresPerHour"), litres, "l/h", {
      formula: told("generator.litresPerHourFormula", { idle, slope }),
      equation: told("generator.litresPerHourEquation", { idle, slope, rated: ratedKw, output: outputKw, litres }),
      inputs,
      source,
    }),
    litresPerKwh: figure(
      "generator-litres-per-kwh",
      told("generator.litresPerKilowattHour"),
      litres / outputKw,
      "l/kWh",
      {
        formula: "f = F ÷ P",
        equation: told("generator.litresPerKilowattHourEquation", {
          litres,
          output: outputKw,
          each: litres / outputKw,
        }),
        inputs,
        source,
      },
    ),
  };
}
