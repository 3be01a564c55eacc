/** As many as a circle has degrees. */
export const MOST_POINTS = 360;
/** [characters] */
export const LONGEST_PROFILE = MOST_POINTS * "359.9 89.9, ".length;

const POINT = String.raw`(360|(3[0-5]|[12]?\d)?\d(\.\d)?) (90|[1-8]?\d(\.\d)?)`;
/** A horizon in one line, "0 4.5, 90 12": azimuths and elevations in tenths of a degree. */
export const PROFILE_PATTERN = new RegExp(`^${POINT}(, ${POINT}){0,${MOST_POINTS - 1}}$`, "u");
