/** What a search for a layout may take. [s] */
export const DEFAULT_SECONDS = 5;
export const MOST_SECONDS = 3_600;
