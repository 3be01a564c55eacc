import { say } from "@sunwright/words/report-figures";
import type { DesignAge } from "@sunwright/engine/parameters/options";
import type { ServedAtAge, SimulatedDesign } from "@sunwright/engine/sizing/simulated";
import { formatPercent } from "./format";
import { servedText } from "./reliability";

const NAMES: Readonly<Record<DesignAge, string>> = {
  new: "New",
  middle: say("halfOfItsLife"),
  end: say("endOfItsLife"),
};

export interface AgeRow {
  readonly age: DesignAge;
  /** "Half of its life" */
  readonly name: string;
  /** "90% left", and that the target holds there. */
  readonly left: string;
  /** "6 years" */
  readonly after: string;
  /** [%] */
  readonly served: string;
  readonly nineOfTen: string;
  readonly chosen: boolean;
}

/** What the system serves as it ages, beginning with new parts. Empty on-grid, where the grid makes up for age. */
export const ageRows = ({ ages }: Pick<SimulatedDesign, "ages">): AgeRow[] =>
  ages.map(({ age, year, batteryShare, hoursServed, nineOfTen, chosen }) => ({
    age,
    name: NAMES[age],
    left: `${formatPercent(batteryShare)} left${chosen ? ", the target holds until here" : ""}`,
    after: yearsText(year),
    served: `${servedText(hoursServed)}%`,
    nineOfTen: `${servedText(nineOfTen)}%`,
    chosen,
  }));

export const AGE_HEAD = [say("theBattery"), "After", say("hoursServed"), say("nineYearsOfTen")] as const;

const yearsText = (year: number) => say("years", { year: Math.round(year) });

/** How old the system is where its figures were counted: "when the battery is 6 years old". */
export function agedWhen({ age, year }: Pick<ServedAtAge, "age" | "year">): string {
  if (age === "new") return "counted with a new battery";
  return say("countedWhenTheBattery", { year: yearsText(year) });
}
