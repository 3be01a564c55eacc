import {
  clearestDay,
  concentrationFeatures,
  DARKEST_DAY,
  type DayModel,
  type MonthOfPlace,
  persistenceFeatures,
  weighted,
} from "../synthetic/day-model";
import { isCell, MEASURED_STATIONS, meanOf, SINGLE_MONTHS, type StationDays } from "./measured-days";

/** A month of a station as an equation of the fit: what the weighted features should come to. */
interface Equation {
  readonly features: readonly number[];
  readonly value: number;
  readonly weight: number;
}

/** Counted as so many years a station's months weigh no more: stations differ from each other more than by chance. */
const MOST_YEARS = { concentration: 8, persistence: 20 };
/** Months of a single year weigh a little more than one year of twelve. */
const SINGLE_MONTH = 1.2;
/** Variance of days over all years to that within one year, where only one year is known: 1.03². */
const UNSEEN_YEARS = 1.03 ** 2;
/** Ridges hold weights that few stations speak for; those of the first two features, means, are free. */
const RIDGE = { concentration: [0, 0, 0.6, 0.6, 0.008], persistence: [0, 0, 0.2, 2] };
/** Least concentration that enters: under it a single dark month would rule the logarithm. */
const LEAST_CONCENTRATION = 0.8;

/**
 * The day model from the measured stations, one left out if asked. Spread from measured and typical years only, because a
 * satellite's cell spreads 10 to 21 % less than a station in it; persistence from all.
 */
export function fitDays(withoutId?: string): DayModel {
  const stations = MEASURED_STATIONS.filter(({ id }) => id !== withoutId);
  const spread = stations.filter((station) => !isCell(station)).flatMap(spreadEquations);
  const persistence = stations.flatMap((station) =>
    monthsOf(station).map((place, month) => ({
      features: persistenceFeatures(place),
      value: station.dayToDay[month] ?? Number.NaN,
      weight: Math.sqrt(Math.min(station.years, MOST_YEARS.persistence)),
    })),
  );
  return {
    concentration: meetingSpread([...spread, ...singleSpreads()]),
    persistence: ridgeRegression([...persistence, ...singlePersistences()], RIDGE.persistence),
  };
}

/**
 * The logarithm of the concentration is fitted, but what counts is the standard deviation of days, which goes with its
 * root: the scatter about the fit makes that larger on average, as a quarter of the scatter's variance off the logarithm.
 */
function meetingSpread(equations: readonly Equation[]): readonly number[] {
  const [constant = Number.NaN, ...others] = ridgeRegression(equations, RIDGE.concentration);
  const residuals = equations.map(
    ({ features, value, weight }) => weight * (value - weighted([constant, ...others], features)) ** 2,
  );
  const scatter = meanOf(residuals) / meanOf(equations.map(({ weight }) => weight));
  return [constant - scatter / 4, ...others];
}

function spreadEquations(station: StationDays): readonly Equation[] {
  return monthsOf(station).map((place, month) => {
    const within = (station.spread[month] ?? Number.NaN) ** 2;
    const all = station.yearly === null ? UNSEEN_YEARS * within : within + (station.yearly[month] ?? Number.NaN) ** 2;
    return spreadEquation(place, all, Math.sqrt(Math.min(station.years, MOST_YEARS.concentration)));
  });
}

function spreadEquation(place: MonthOfPlace, variance: number, weight: number): Equation {
  const span = clearestDay(place) - DARKEST_DAY;
  const share = (place.clearness - DARKEST_DAY) / span;
  const concentration = (share * (1 - share) * span ** 2) / variance - 1;
  const value = Math.log(Math.max(concentration, LEAST_CONCENTRATION));
  return { features: concentrationFeatures(place), value, weight };
}

const monthsOf = ({ latitude, longitude, mean }: StationDays): readonly MonthOfPlace[] =>
  mean.map((clearness, month) => ({ latitude, longitude, month, clearness, yearClearness: meanOf(mean) }));

const singleMonths = SINGLE_MONTHS.flatMap(({ latitude, longitude, yearClearness, months }) =>
  months.map((month) => ({
    spread: month.spread,
    dayToDay: month.dayToDay,
    place: { latitude, longitude, month: month.month - 1, clearness: month.mean, yearClearness },
  })),
);

const singleSpreads = (): readonly Equation[] =>
  singleMonths.map(({ place, spread }) => spreadEquation(place, UNSEEN_YEARS * spread ** 2, SINGLE_MONTH));

const singlePersistences = (): readonly Equation[] =>
  singleMonths.map(({ place, dayToDay }) => ({
    features: persistenceFeatures(place),
    value: dayToDay,
    weight: SINGLE_MONTH,
  }));

/** The weights with the least weighted squares of what is missing, plus `ridge` × their own squares. */
function ridgeRegression(equations: readonly Equation[], ridge: readonly number[]): readonly number[] {
  const size = ridge.length;
  const rows = ridge.map((held, row) => {
    const left = Array<number>(size + 1).fill(0);
    left[row] = held;
    return left;
  });
  for (const { features, value, weight } of equations) {
    rows.forEach((row, index) => {
      const factor = weight * (features[index] ?? Number.NaN);
      features.forEach((feature, column) => (row[column] = (row[column] ?? Number.NaN) + factor * feature));
      row[size] = (row[size] ?? Number.NaN) + factor * value;
    });
  }
  return solved(rows);
}

/** Gauss-Jordan on the rows of a positive definite system, each with its right side last. */
function solved(rows: number[][]): readonly number[] {
  rows.forEach((pivotRow, pivot) => {
    const scale = pivotRow[pivot] ?? Number.NaN;
    const unit = pivotRow.map((value) => value / scale);
    rows.forEach((row, index) => {
      const factor = row[pivot] ?? Number.NaN;
      rows[index] = index === pivot ? unit : row.map((value, column) => value - factor * (unit[column] ?? Number.NaN));
    });
  });
  return rows.map((row) => row.at(-1) ?? Number.NaN);
}
