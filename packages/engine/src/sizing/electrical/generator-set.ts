import { type FuelCurve, litresPerHour } from "../../economics/generator-fuel";
import { GENERATOR_CHARGE_RATE } from "../defaults";
import { figure, FROM, given, percent, rounded, show } from "../explain";
import { carriedLoad } from "../carried-load";
import type { RuleFigures } from "../rule-figures";
import { generatorPower } from "./runs";
import { devicesFor } from "./standard-ratings";
import { type Engine, standbyEngine } from "./standby-engine";
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

/** Sets as dealers list them. [W] Assumption: the usual classes; petrol in kW, diesel in kVA at power factor 0.8. */
export const GENERATOR_SETS: Readonly<Record<Engine, readonly number[]>> = {
  petrol: [1, 2, 2.8, 3.5, 5, 6, 7, 8.5, 10].map((kilowatts) => 1_000 * kilowatts),
  diesel: [
    5, 7.5, 10, 12.5, 15, 20, 25, 30, 40, 50, 60, 80, 100, 125, 150, 200, 250, 300, 400, 500, 630, 800, 1_000,
  ].map((kilovoltAmperes) => 800 * kilovoltAmperes),
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
  const several = sets > 1 ? `${show(sets)} × ` : "";
  return {
    needed: figure("generator-needed", "Generator power needed", needed, "W", {
      formula: "P = larger of P_hour + P_charge and P_surge",
      equation: `${show(load.coincidentPeak)} + ${show(charge)} W or ${show(load.surgePower)} W: ${show(needed)} W`,
      inputs: [
        given("P_hour", "Largest hour", Math.round(load.coincidentPeak), "W", FROM.computed),
        given("P_charge", "Charging the battery in ten hours", Math.round(charge), "W", "Assumption"),
        given("P_surge", "Hardest start", Math.round(load.surgePower), "W", FROM.computed),
      ],
      source: "Engineering notes, section 5; ISO 8528-1",
    }),
    derating: figure("generator-derating", "What a set gives at this site", share, "of its rating", {
      formula: "f = (1 − 3.5% per 300 m) × (1 − 2% per 5 K above 25 °C)",
      equation: `${show(altitude)} m and ${show(air, 1)} °C: ${percent(share, 1)}`,
      inputs: [
        given("h", "Altitude", altitude, "m", FROM.user),
        given("T", "Hottest month by day", rounded(air, 1), "°C", FROM.computed),
      ],
      source: "ISO 3046-1 and 8528-1 practice for naturally aspirated engines, cited; the set bought has its own table",
    }),
    rating: figure("generator-rating", "Generator set", rating, "W", {
      formula: "smallest set with P_n × f ≥ P",
      equation: `${show(needed)} W ÷ ${show(share, 3)} = ${show(needed / share)} W: ${several}${show(rating)} W${kind === "diesel" ? ` (${show(rating / 800, 1)} kVA)` : ""}`,
      inputs: [given("P", "Power needed", Math.round(needed), "W", FROM.computed)],
      source: "Sets as dealers list them; diesel at power factor 0.8 (ISO 8528-1)",
    }),
    leastLoad: figure("generator-least-load", "Least load to run it at", LEAST_LOAD * rating * sets, "W", {
      formula: "P_least = 0.3 P_n",
      equation: `0.3 × ${several}${show(rating)} W = ${show(LEAST_LOAD * rating * sets)} W: let it charge the battery meanwhile`,
      inputs: [given("P_n", "Rating", rating * sets, "W", FROM.computed)],
      source: "ISO 8528-1 practice, cited: 50 to 80% is best, 30% the least",
    }),
    ...fuelTraces(kind, {
      output: Math.min(load.coincidentPeak + charge, rating * sets * share),
      rated: rating * sets,
    }),
  };
}

function fuelTraces(kind: Engine, { output, rated }: { readonly output: number; readonly rated: number }) {
  const curve = FUEL[kind];
  const [ratedKw, outputKw] = [rated / 1_000, Math.max(output, LEAST_LOAD * rated) / 1_000];
  const litres = litresPerHour(curve, ratedKw, outputKw);
  const inputs = [
    given("P_n", "Rated", rounded(ratedKw, 2), "kW", FROM.computed),
    given("P", "Load and charging, at least 30%", rounded(outputKw, 2), "kW", FROM.computed),
  ];
  const source =
    kind === "diesel"
      ? "Engineering notes, section 5: small diesel sets, linear form of HOMER"
      : "Engineering notes, section 5: petrol sets take 0.35 l/kWh at full and 0.5 at 30% load";
  return {
    litresPerHour: figure("generator-litres-per-hour", "Fuel in an hour", litres, "l/h", {
      formula: `F = ${show(curve.idle, 3)} P_n + ${show(curve.slope, 3)} P`,
      equation: `${show(curve.idle, 3)} × ${show(ratedKw, 2)} + ${show(curve.slope, 3)} × ${show(outputKw, 2)} kW = ${show(litres, 2)} l/h`,
      inputs,
      source,
    }),
    litresPerKwh: figure("generator-litres-per-kwh", "Fuel for a kilowatt-hour", litres / outputKw, "l/kWh", {
      formula: "f = F ÷ P",
      equation: `${show(litres, 2)} l/h ÷ ${show(outputKw, 2)} kW = ${show(litres / outputKw, 3)} l/kWh`,
      inputs,
      source,
    }),
  };
}
