import { fitDays } from "./fit-days";
import { madeDays, MEASURED_STATIONS, meanOf, RUN_LENGTHS, type StationDays } from "./measured-days";

/** Synthetic years a station is judged by. */
const YEARS = 200;
/** Fewer years than these say too little of what is rare. */
const ENOUGH_YEARS = 5;

/** A station beside synthetic days made by a model that was fitted without it. */
export interface Judged {
  readonly station: StationDays;
  readonly made: Omit<StationDays, "place" | "kind">;
  /** Lowest runs of 1, 3, 5, 7 and 14 days: synthetic less measured. More than 0 is too optimistic. */
  readonly runs: readonly number[];
}

export const judgeStations = (): readonly Judged[] =>
  MEASURED_STATIONS.map((station) => {
    const made = madeDays(station, fitDays(station.id), YEARS);
    const runs = RUN_LENGTHS.map((length) => lowest(made, length) - lowest(station, length));
    return { station, made, runs };
  });

const lowest = ({ lowestRuns }: Pick<StationDays, "lowestRuns">, length: number) => lowestRuns[length] ?? Number.NaN;

/** What the bars are about: runs of 3, 5 and 7 days at stations of five years and more. */
export function judgedRuns(judged: readonly Judged[]) {
  const differences = judged
    .filter(({ station }) => station.years >= ENOUGH_YEARS)
    .flatMap(({ runs }) =>
      RUN_LENGTHS.flatMap((length, place) => ([3, 5, 7].includes(length) ? [runs[place] ?? 0] : [])),
    );
  return {
    count: differences.length,
    meanAbsolute: meanOf(differences.map(Math.abs)),
    mean: meanOf(differences),
    mostOptimistic: Math.max(...differences),
  };
}
