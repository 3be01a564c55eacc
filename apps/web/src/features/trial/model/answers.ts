import { say } from "@sunwright/words/trial";
import { SERVICE_BANDS, SUPPLY_BY_BAND } from "@sunwright/engine/countries/service-band";
import type { Country } from "@sunwright/engine/parameters/options";
import { type Home, homeAppliances, pieceOf } from "@sunwright/engine/sizing/load/appliances/homes";
import type { HouseInBrief } from "@sunwright/engine/sizing/first-design";
import type { KeptDesign } from "../../../lib/kept-design";

export interface Answers {
  readonly country: Country | null;
  readonly city: string | null;
  readonly home: Home | null;
  /** With grid. [h a day] */
  readonly gridHours: number | null;
}
export const NO_ANSWERS: Answers = { country: null, city: null, home: null, gridHours: null };

/** With all three questions answered. */
export interface AnsweredHouse extends HouseInBrief {
  readonly country: Country;
}

export function answeredHouse({ country, city, home, gridHours }: Answers): AnsweredHouse | null {
  if (country === null || city === null || home === null || gridHours === null) return null;
  return { country, city, home, gridHours };
}

/** None, all day, and between them what Nigeria's service bands owe, which are the supplies most people name. */
export const LIGHT_HOURS: readonly number[] = [
  0,
  ...SERVICE_BANDS.map((band) => SUPPLY_BY_BAND[band]).toReversed(),
  24,
];

export const lightText = (hours: number) =>
  hours === 0 ? say("light.none") : hours === 24 ? say("light.allDay") : say("light.hours", { hours });

export const trialName = (home: Home, city: string) => say("projectName", { home, city });

/** What the home holds, as a project keeps it. */
export const keptAppliances = (home: Home): KeptDesign["appliances"] =>
  homeAppliances(home).map((appliance) => ({
    catalogueId: appliance.item.id,
    ...pieceOf(appliance),
    hoursOfDay: [...appliance.item.hoursOfDay],
  }));
