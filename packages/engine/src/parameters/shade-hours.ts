/** A stored shade of a roof: twelve months, each the hour that it begins with and what is lost in that and the next ones. */
const HOURS_OF_DAY = 24;
const LOSS = String.raw`(100|[1-9]?\d)`;
const MONTH = String.raw`(-|(2[0-3]|1?\d)( ${LOSS}){1,${HOURS_OF_DAY}})`;
/** "8 40 12; -; …": in January 40% of the beam from 8 to 9, 12% from 9 to 10, none in February; twelve months. */
export const SHADE_HOURS_PATTERN = new RegExp(`^${MONTH}(; ${MONTH}){11}$`, "u");
/** [characters] */
export const LONGEST_SHADE_HOURS = 12 * ("23".length + HOURS_OF_DAY * " 100".length) + 11 * "; ".length;
