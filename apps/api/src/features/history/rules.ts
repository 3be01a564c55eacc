/** An entry stays one row of a list: a restore's names the entry it goes back to. [characters] */
export const DESCRIPTION_MAX = 500;
/** Entries kept of a project, and their bytes as stored: the oldest go first. */
export const ENTRIES_KEPT = 2_000;
export const BYTES_KEPT = 16 * 1024 * 1024;
/** Twice the largest change there is: 200 appliances with the longest names taken away and 200 others put back. [bytes] */
export const CHANGES_BYTES_MAX = 1024 * 1024;

const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/;
/** A description within its bound, cut between characters. */
export const boundedDescription = (text: string): string =>
  text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX - 1).replace(HALF_A_CHARACTER, "")}…`;
