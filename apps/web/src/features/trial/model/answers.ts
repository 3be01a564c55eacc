import { say } from "@sunwright/words/trial";
import { SERVICE_BANDS, SUPPLY_BY_BAND } from "@sunwright/engine/countries/service-band";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import { type Home, homeAppliances, pieceOf } from "@sunwright/engine/sizing/load/appliances/homes";
import type { BilledHome, HouseInBrief } from "@sunwright/engine/sizing/first-design";
import type { Texts } from "../../consumption/model/typed-texts";
import type { KeptDesign } from "../../../lib/kept-design";
import { usualHours } from "./town";

export interface Answers {
  readonly country: MarketCountry | null;
  readonly city: string | null;
  readonly home: Home | BilledHome | null;
  /** Whether a bill says what is used, and what was typed of it. */
  readonly byBill: boolean;
  readonly bill: Texts;
  /** With grid; null: as most households of the country. [h a day] */
  readonly gridHours: number | null;
  /** Of the roof; null: not said. [°] */
  readonly azimuth: number | null;
  readonly tilt: number | null;
}
export const NO_ANSWERS: Answers = {
  country: null,
  city: null,
  home: null,
  byBill: false,
  bill: {},
  gridHours: null,
  azimuth: null,
  tilt: null,
};

/** The eight points of the compass, as a map has them around its middle. [°] */
export const COMPASS = [
  { point: "northWest", azimuth: 315 },
  { point: "north", azimuth: 0 },
  { point: "northEast", azimuth: 45 },
  { point: "west", azimuth: 270 },
  { point: "east", azimuth: 90 },
  { point: "southWest", azimuth: 225 },
  { point: "south", azimuth: 180 },
  { point: "southEast", azimuth: 135 },
] as const;

/** Pitches of a roof that nobody measured. [°] As the form of a project offers them. */
export const PITCHES = [0, 15, 30, 45] as const;

/** With the place and the power answered; the roof may be left open. */
export interface AnsweredHouse extends HouseInBrief {
  readonly country: MarketCountry;
}

export function answeredHouse(answers: Answers): AnsweredHouse | null {
  const { country, city, home, azimuth, tilt } = answers;
  const gridHours = gridHoursOf(answers);
  if (country === null || city === null || home === null || gridHours === null) return null;
  return { country, city, home, gridHours, azimuth, tilt };
}

/** As somebody chose them, else as they are usual in the country. [h a day] */
export const gridHoursOf = ({ gridHours, country }: Pick<Answers, "gridHours" | "country">): number | null =>
  gridHours ?? (country === null ? null : usualHours(country, LIGHT_HOURS));

/** None, all day, and between them what Nigeria's service bands owe, which are the supplies most people name. */
export const LIGHT_HOURS: readonly number[] = [
  0,
  ...SERVICE_BANDS.map((band) => SUPPLY_BY_BAND[band]).toReversed(),
  24,
];

export const lightText = (hours: number) =>
  hours === 0 ? say("light.none") : hours === 24 ? say("light.allDay") : say("light.hours", { hours });

/** Homes whose name in a project is not that of their kind. */
const NAMED: Partial<Record<Home, string>> = {
  "temperate-flat": "flat",
  "temperate-house": "house",
  "geyser-house": "geyser",
  "heat-pump-house": "heatpump",
};
export const trialName = (home: AnsweredHouse["home"], city: string) =>
  say("projectName", { home: typeof home === "string" ? (NAMED[home] ?? home) : "bill", city });

/** What the home holds, as a project keeps it; a bill names no appliance. */
export const keptAppliances = (home: AnsweredHouse["home"]): KeptDesign["appliances"] =>
  (typeof home === "string" ? homeAppliances(home) : []).map((appliance) => ({
    catalogueId: appliance.item.id,
    ...pieceOf(appliance),
    hoursOfDay: [...appliance.item.hoursOfDay],
  }));
