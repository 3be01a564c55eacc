import { say } from "@sunwright/words/report-figures";
import { labels } from "@sunwright/words/room";
import type { DesignAge } from "@sunwright/engine/parameters/options";
import type { ServedAtAge, SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { formatPercent } from "./format";
import { servedText } from "./reliability";

const NAMES: Readonly<Record<DesignAge, string>> = labels(say, {
  new: "age.new",
  middle: "age.middle",
  end: "age.end",
});

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
    left: say(chosen ? "age.batteryLeftAtTarget" : "age.batteryLeft", { share: formatPercent(batteryShare) }),
    after: say("age.years", { years: Math.round(year) }),
    served: `${servedText(hoursServed)}%`,
    nineOfTen: `${servedText(nineOfTen)}%`,
    chosen,
  }));

export const ageHead = () => [
  say("ageTable.battery"),
  say("ageTable.after"),
  say("ageTable.hoursServed"),
  say("ageTable.nineYearsOfTen"),
];

/** How old the system is where its figures were counted: "counted when the battery is 6 years old". */
export const agedWhen = (at: Pick<ServedAtAge, "age" | "year">) => say("age.countedAt", ageValues(at));

/** What texts about the age ask for. */
export const ageValues = ({ age, year }: Pick<ServedAtAge, "age" | "year">) => ({ age, years: Math.round(year) });
