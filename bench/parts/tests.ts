import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Costs, costsFile, readCosts, REPORTS } from "../../tools/test-costs";
import { slowest, type Times, timesOfPlaywright, timesOfVitest } from "../../tools/test-times";
import { TIERS } from "../../tools/tiers";

/** What the first tier may cost, so that two cores have it in ten minutes. [processor s] */
const FIRST_MAY_COST = 1_000;
const SLOWEST = 20;
const READERS: Readonly<Record<string, (text: string) => Times>> = {
  unit: timesOfVitest,
  postgres: timesOfVitest,
  node24: timesOfVitest,
  journeys: timesOfPlaywright,
};

function lineOf({ part, passed, seconds, processor }: Costs[number]): string {
  const spent = processor === null ? "processor time is not told here" : `${processor} processor seconds`;
  return `  ${part}: ${spent}, ${seconds} s, ${passed} passed`;
}

function costOf(tier: string, costs: Costs): string {
  if (costs.some(({ processor }) => processor === null)) return `${tier}: processor time is not told here`;
  const total = costs.reduce((sum, { processor }) => sum + (processor ?? 0), 0);
  const bar = tier !== "first" ? "" : `, at most ${FIRST_MAY_COST}${total > FIRST_MAY_COST ? ": missed" : ""}`;
  return `${tier}: ${total} processor seconds${bar}`;
}

/** What the last `npm test` and `npm test -- rest` cost by part, and which files of each took longest. */
export async function measure(): Promise<string[]> {
  const lines: string[] = [];
  for (const tier of TIERS) {
    if (!existsSync(costsFile(tier))) {
      lines.push(`${tier}: has not run here`);
      continue;
    }
    const costs = readCosts(readFileSync(costsFile(tier), "utf8"));
    lines.push(costOf(tier, costs), ...costs.map(lineOf));
    const times = costs.flatMap(({ part }) => {
      const [read, report] = [READERS[part], join(REPORTS, tier, `${part}.json`)];
      if (read === undefined || !existsSync(report)) return [];
      return [...read(readFileSync(report, "utf8"))].map(([file, took]) => [`${file} (${part})`, took] as const);
    });
    lines.push(...slowest(times, SLOWEST).map(([file, took]) => `    ${took.toFixed(1)} s ${file}`));
  }
  return lines;
}
