/** How a place dirties its panels and what washes them. */
export interface Soiling {
  /** Share of the energy that each day without a wash adds to the loss, 0 to 1. */
  readonly rate: number;
  /** For each day of a year, 1 where enough rain falls to clean the panels. */
  readonly rain: Uint8Array;
  /** For each day of the same year, 1 where somebody washes them. */
  readonly washed: Uint8Array;
}

/** Days from a cleaning rain on, its own included, on which damp ground raises no dust. Source: Kimber et al. 2006. */
export const GRACE_DAYS = 14;
/** No more than this share is lost, however long it stays dry. Source: pvlib-python, `soiling.kimber`, default. */
export const MOST_SOILED = 0.3;

/**
 * The share of the energy that dirt takes on each day of a year that follows itself: it grows by the rate from day to
 * day, a cleaning rain ends it and keeps the panels clean through the days of grace, a wash ends it for its own day.
 *
 * @returns  One share a day, 0 to `MOST_SOILED`, as many days as `rain` has.
 *
 * Source: A. Kimber, L. Mitchell, S. Nogradi, H. Wenger, "The effect of soiling on large grid-connected photovoltaic
 * systems in California and the Southwest region of the United States", 4th World Conference on Photovoltaic Energy
 * Conversion, 2006; the order of rain, grace and wash as in pvlib-python's `soiling.kimber`.
 */
export function kimberSoiling({ rate, rain, washed }: Soiling): Float64Array {
  const days = rain.length;
  const lost = new Float64Array(days);
  let soiled = 0;
  let grace = 0;
  // The first round brings the year to what it was at its end.
  for (let step = 0; step < 2 * days; step += 1) {
    const day = step % days;
    grace = rain[day] === 1 ? GRACE_DAYS : grace - 1;
    soiled = grace > 0 || washed[day] === 1 ? 0 : Math.min(MOST_SOILED, soiled + rate);
    lost[day] = soiled;
  }
  return lost;
}
