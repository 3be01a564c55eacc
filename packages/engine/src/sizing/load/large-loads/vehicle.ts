import { fitsADay, type LargeLoadAnswer, NIGHT, NOON } from "./large-load";
import { told } from "./told";

/** What a car is charged from, with the catalogue's item of it. */
export const CHARGERS = { socket: "ev-granny", wallbox: "ev-charger-7", threePhase: "ev-charger-11" } as const;
export type Charger = keyof typeof CHARGERS;

/**
 * Out of the socket, charging losses included: 123 MPGe, a gallon being 33.7 kWh. [kWh/100 km] Tesla Model Y AWD of 2023,
 * combined. Source: U.S. EPA, fueleconomy.gov.
 */
export const USUAL_CONSUMPTION = 17;

export interface Vehicle {
  /** On the mean day. [km] */
  readonly distance: number;
  /** [kWh/100 km] */
  readonly consumption: number;
  readonly charger: Charger;
  /** [W] */
  readonly power: number;
  readonly when: "noon" | "night";
}

/** An electric car: the way it is driven, at the power it is charged with. */
export function vehicleLoad({ distance, consumption, charger, power, when }: Vehicle): LargeLoadAnswer {
  const energy = (distance * consumption * 1_000) / 100;
  const hoursPerDay = energy / power;
  if (!fitsADay(hoursPerDay)) return { kind: "impossible", because: told("vehicle.tooSlow", { hours: hoursPerDay }) };
  const hoursOfDay = when === "noon" ? NOON : NIGHT;
  return { kind: "load", load: { catalogueId: CHARGERS[charger], power, hoursPerDay, hoursOfDay, months: null } };
}
