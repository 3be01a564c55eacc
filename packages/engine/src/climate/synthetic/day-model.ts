import { inMonth } from "./calendar";

/**
 * What a row tells of its days: how wide the clearness of single days spreads about the mean of a month, and how one day
 * follows another. Both are smooth functions of latitude, month and mean clearness, fitted on measured stations
 * (docs/engineering/weather.md has the stations, the fit and how it does at stations it never saw).
 */
export interface DayModel {
  /** Weights of `concentrationFeatures` in the logarithm of the concentration. */
  readonly concentration: readonly number[];
  /** Weights of `persistenceFeatures` in the correlation of one day with the next. */
  readonly persistence: readonly number[];
}

/** Found by `npm run bench -- weather` on all stations of `truth/daily-clearness.json`, which prints it. */
export const MEASURED_DAYS: DayModel = {
  concentration: [2.017, -1.231, 2.264, 1.435, 21.02],
  persistence: [0.1805, 0.0409, 1.226, 0.2272],
};

/** A place and one of its months, as the model sees them. */
export interface MonthOfPlace {
  /** North positive. [°] */
  readonly latitude: number;
  /** East positive. [°] */
  readonly longitude: number;
  /** From 0 for January. */
  readonly month: number;
  /** Mean clearness index of the month and of the year. */
  readonly clearness: number;
  readonly yearClearness: number;
}

/** Clearness index of the darkest days. Source: Duffie and Beckman, section 2.9, after P. Bendt et al., 1981. */
export const DARKEST_DAY = 0.05;

/**
 * Clearness index of the clearest days of a month. The line K. G. T. Hollands and R. G. Huget (Solar Energy 30, 1983) give
 * is about 0.05 too high for the tropics, where haze and moist air dim the clearest day (G. Y. Saunier, T. A. Reddy and
 * S. Kumar, Solar Energy 38, 1987): fitted to the 5 to 95 % days of the measured stations.
 */
export const clearestDay = (place: MonthOfPlace): number => {
  const line = 0.7 + 0.07 * stormTrack(place) + 0.55 * (place.clearness - 0.5);
  return Math.max(line, place.clearness + LEAST_ABOVE_MEAN);
};

/** The clearest day is at least this far above the mean, so that some days can be darker. */
const LEAST_ABOVE_MEAN = 0.05;

/**
 * How far a place lies under the travelling lows and fronts of the middle latitudes: 0 in the inner tropics, 1 from 45° on.
 * Hyderabad at 17° and Indore at 22° have a little of them, Kingaroy, Pongola and Uruguay at 27 to 34° about two thirds,
 * Piemonte, North Dakota and England all. With these ends stations left out of the fit are told best; ends 2° off do as well.
 */
export function stormTrack({ latitude }: Pick<MonthOfPlace, "latitude">): number {
  const way = Math.min(Math.max((Math.abs(latitude) - INNER_TROPICS) / (WESTERLIES - INNER_TROPICS), 0), 1);
  return way * way * (3 - 2 * way);
}
const INNER_TROPICS = 8;
const WESTERLIES = 45;

/** Spells of the monsoon, wet or dry, last for weeks, and winter's fogs too. */
const isSouthAsia = ({ latitude, longitude }: Pick<MonthOfPlace, "latitude" | "longitude">) =>
  latitude > 0 && longitude > 60 && longitude < 100;

/** Yearly clearness at which the days of the middle latitudes differ most; much clearer and much duller places are steadier. */
const MOST_CHANGEABLE = 0.48;
/** In steady places winter brings what fronts there are: Phoenix has calm summers and restless winters. */
const SUMMER_STEADIER = 0.7;
/** Beyond these no station stands behind the curve. */
const DULLEST_YEAR = 0.33;
const CLEAREST_YEAR = 0.7;

export function concentrationFeatures(place: MonthOfPlace): readonly number[] {
  const { clearness, yearClearness } = place;
  const fronts = stormTrack(place);
  const year = Math.min(Math.max(yearClearness, DULLEST_YEAR), CLEAREST_YEAR);
  return [
    1,
    fronts,
    (1 - fronts) * (clearness - 0.5),
    fronts * (clearness - yearClearness),
    fronts * (year - MOST_CHANGEABLE) ** 2 * (1 + SUMMER_STEADIER * midsummer(place)),
  ];
}

export function persistenceFeatures(place: MonthOfPlace): readonly number[] {
  const fronts = stormTrack(place);
  const dryness = place.clearness - place.yearClearness;
  return [1, fronts, (1 - fronts) * dryness, isSouthAsia(place) ? 1 : 0];
}

/** 1 in the middle of summer, −1 in that of winter. */
const midsummer = ({ latitude, month }: MonthOfPlace) =>
  Math.sign(latitude) * Math.cos((2 * Math.PI * (month - JULY)) / 12);
const JULY = 6;

/** The concentration of the beta distribution: its two shape parameters added. The larger, the more alike the days. */
export function concentrationOf(place: MonthOfPlace, model: DayModel): number {
  const concentration = Math.exp(weighted(model.concentration, concentrationFeatures(place)));
  return Math.min(Math.max(concentration, LEAST_CONCENTRATION), MOST_CONCENTRATION);
}
const LEAST_CONCENTRATION = 1.2;
const MOST_CONCENTRATION = 40;

/** Standard deviation of single days when a beta distribution of that concentration spans darkest to clearest day. */
export function spreadOfDays(mean: number, clearest: number, concentration: number): number {
  const span = clearest - DARKEST_DAY;
  const share = Math.min(Math.max((mean - DARKEST_DAY) / span, 0), 1);
  return span * Math.sqrt((share * (1 - share)) / (concentration + 1));
}

/** The shares of a day's normal number: its year's, its spell's, its own; and how its own part follows the day before. */
export interface Linkage {
  readonly ofYear: number;
  readonly ofSpell: number;
  /** Correlation of the days' own part from one day to the next. */
  readonly dayToDay: number;
}

/** Standard deviation of whole years beyond what their days make of it, over the mean: fitted to `cv_of_years`. */
const YEAR_TO_YEAR = 0.018;
/** No month's days may mostly be their year's. */
const LARGEST_SHARE_OF_YEAR = 0.3;
/** Share of the days' variance that wanders over weeks, fitted to the spread of monthly means from year to year. */
const SHARE_OF_SPELL = 0.04;
/** Correlation of that part from one day to the next: it fades over twelve days. */
export const SPELL_DAY_TO_DAY = Math.exp(-1 / 12);

/**
 * How days follow each other: a first-order autoregression as in V. A. Graham, K. G. T. Hollands and T. E. Huget (Solar
 * Energy 40(2), 1988), with a slow part that makes months and years differ.
 *
 * @param spread  Standard deviation of single days, `spreadOfDays`.
 */
export function linkageOf(place: MonthOfPlace, model: DayModel, spread: number): Linkage {
  const correlation = weighted(model.persistence, persistenceFeatures(place));
  const wanted = Math.min(Math.max(correlation, -0.05), 0.75) + LOST_IN_A_MONTH;
  const ofYear = Math.min(((YEAR_TO_YEAR * place.clearness) / spread) ** 2, LARGEST_SHARE_OF_YEAR);
  const own = 1 - ofYear - SHARE_OF_SPELL;
  const dayToDay = (wanted - ofYear - SHARE_OF_SPELL * SPELL_DAY_TO_DAY) / own;
  return { ofYear, ofSpell: SHARE_OF_SPELL, dayToDay: Math.min(Math.max(dayToDay, -0.3), 0.9) };
}

/**
 * Correlation about the own mean of a month of 30 days comes out this much smaller, (1 + 4r) ÷ 30. Source: F. H. C.
 * Marriott, J. A. Pope, Biometrika 41, 1954.
 */
const LOST_IN_A_MONTH = 0.06;

export const weighted = (weights: readonly number[], features: readonly number[]): number =>
  features.reduce((sum, feature, index) => sum + inMonth(weights, index) * feature, 0);
