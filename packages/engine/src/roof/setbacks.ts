import { byPlace } from "../countries/countries";

/**
 * Starting values by country, for the user to change: rules differ by authority, roof and building. "Cited" as in
 * `sizing/inputs/defaults.ts`: known by citation, a current copy decides.
 */
export const SETBACKS = byPlace(({ roof }) => roof);
