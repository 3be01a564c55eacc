import { byPlace } from "./countries";
import type { Country } from "./names";

/** How a country's clocks go. */
export const CLOCKS = byPlace(({ clock }) => clock);

/** Every zone of a country, its usual one first. */
export const zonesOf = (country: Country): readonly string[] => {
  const { zone, others, steady } = CLOCKS[country];
  return [zone, ...[...others, ...steady].map((other) => other.zone)];
};
