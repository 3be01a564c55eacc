import { homeAppliances, homeConsumption, homesOf } from "./appliances/homes";

/** A day and all power in it, of the homes that are known. [Wh, W] */
const KNOWN = homesOf(null)
  .map((home) => ({
    daily: homeConsumption(home),
    peak: homeAppliances(home).reduce((sum, { item, quantity }) => sum + item.ratedPower * quantity, 0),
  }))
  .toSorted((one, other) => one.daily - other.daily);

/**
 * The peak power of a home of which only the energy is known, which is all that a bill says: on the line between the homes
 * that people begin with, beyond them in proportion. A guess, to be typed over. [Wh → W, to 10 W]
 */
export function guessedPeak(daily: number): number {
  const above = KNOWN.findIndex((home) => home.daily >= daily);
  const [one, other] = [KNOWN[above - 1], KNOWN[above]];
  const end = above === 0 ? KNOWN[0] : KNOWN.at(-1);
  const peak =
    one && other
      ? one.peak + ((other.peak - one.peak) * (daily - one.daily)) / (other.daily - one.daily)
      : ((end?.peak ?? 0) * daily) / (end?.daily ?? 1);
  // A day at the peak without a pause is the most that fits.
  return 10 * Math.ceil(Math.max(peak, daily / 24) / 10);
}
