import { cityById } from "../../climate/cities";
import { COUNTRIES, type SystemType, VOLTAGE_FREQUENCIES } from "../../parameters/options";
import type { DesignInput, ParametersInput } from "../../sizing/inputs/design";
import { MAINS, mainsMismatch } from "../../sizing/rule/mains";
import { cityParameters } from "../../sizing/site/place-parameters";
import { DEFAULTS, fromCatalogue } from "../../sizing/testing/house";
import { between, oneOf, type Random } from "./random";

/** Bright and dull places, near the equator and far from it. */
const PLACES = [
  "ng-kano",
  "ng-lagos-ikeja",
  "ke-nairobi",
  "gh-accra",
  "za-cape-town",
  "in-new-delhi",
  "de-munich",
  "gb-birmingham",
  "au-sydney",
] as const;

/** Appliances that households have, with how often. */
const APPLIANCES = [
  ["ceiling-fan", 3],
  ["refrigerator", 1],
  ["led-bulb", 8],
  ["television", 1],
  ["laptop", 2],
  ["water-pump", 1],
  ["chest-freezer", 1],
  ["microwave-oven", 1],
  ["wi-fi-router", 1],
  ["phone-charger", 3],
] as const;

export interface Household {
  readonly place: string;
  readonly kind: "off-grid" | "hybrid" | "on-grid" | "generator";
  readonly input: DesignInput;
}

/** What of a household is not left to chance. */
export interface Given {
  readonly place?: string | undefined;
  readonly kind?: Household["kind"] | undefined;
  /** So many times the appliances of a home. */
  readonly times?: number | undefined;
}

/** A household that does not live by the average: any of the places, kinds of system, sets of appliances and hours. */
export function household(random: Random, given: Given = {}): Household {
  const kind = given.kind ?? oneOf(random, ["off-grid", "off-grid", "hybrid", "on-grid", "generator"] as const);
  const place = given.place === undefined ? placeFor(kind, random) : placeOf(given.place);
  const load = loadOf(random, given.times ?? 1);
  return { place: place.id, kind, input: { load, parameters: parametersOf(kind, place, random) } };
}

/** Nobody lives off the grid by sun alone through a winter of 52° north: dull places have a grid or a set there. */
function placeFor(kind: Household["kind"], random: Random) {
  const places = kind === "off-grid" ? PLACES.filter((id) => !/^(de|gb)-/.test(id)) : PLACES;
  return placeOf(places[Math.floor(random() * places.length)] ?? PLACES[0]);
}

function placeOf(id: string) {
  const place = cityById(id);
  if (place === null) throw new RangeError(`There is no climate row ${id}`);
  return place;
}

function loadOf(random: Random, times: number): DesignInput["load"] {
  const chosen = APPLIANCES.filter((_, index) => index < 3 || random() < 0.6);
  return {
    kind: "appliances",
    appliances: chosen.map(([id, usual]) => {
      const usually = fromCatalogue(id, Math.max(1, Math.round(times * usual * between(random, 0.6, 1.6))));
      const hoursPerDay = Math.min(24, usually.hoursPerDay * between(random, 0.5, 1.5));
      return { ...usually, hoursPerDay, essential: random() < 0.8 };
    }),
  };
}

function parametersOf(
  kind: Household["kind"],
  city: NonNullable<ReturnType<typeof cityById>>,
  random: Random,
): ParametersInput {
  const country = COUNTRIES.find((known) => known === city.country) ?? DEFAULTS.country;
  const systemType: SystemType = kind === "generator" ? "off-grid" : kind;
  const mains = VOLTAGE_FREQUENCIES.find((one) => MAINS[one].phases === 1 && mainsMismatch(country, one) === null);
  return {
    ...DEFAULTS,
    country,
    city: city.id,
    ...cityParameters(city),
    ...(mains !== undefined && { voltageFrequency: mains }),
    systemType,
    generator: kind === "generator" ? "petrol" : "none",
    backupDays: oneOf(random, [2, 3, 4]),
    backupHours: oneOf(random, [6, 8, 12]),
    outageHours: kind === "hybrid" ? oneOf(random, [4, 6, 8]) : 0,
    panelToInverterDistance: Math.round(between(random, 5, 25)),
    inverterToLoadDistance: Math.round(between(random, 3, 15)),
  };
}
