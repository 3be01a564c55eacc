/**
 * The journeys have as many browsers as the machine has cores. A thread that compiles or cleans up beside the page only
 * takes turns with it there, and what is kept compiled for the next visit ends with the journey that never makes one.
 */
export const WITHOUT_HELPERS = ["--js-flags=--single-threaded", "--v8-cache-options=none"];
