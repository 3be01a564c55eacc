import { tally } from "@sunwright/engine/sizing/testing/followed-advice";
import { randomProjects } from "@sunwright/engine/sizing/testing/random-projects";

const PROJECTS = 2_000;
const SEED = 14;

/** How often each advice is given in random projects, and how often it does not bring what it names: one JSON line each. */
export function measure(): Promise<string[]> {
  const counts = tally(randomProjects(PROJECTS, SEED));
  const failed = counts.reduce((total, { failed: some }) => total + some, 0);
  return Promise.resolve([
    ...counts.map((count) => JSON.stringify(count)),
    JSON.stringify({ projects: PROJECTS, advice: counts.reduce((total, { given }) => total + given, 0), failed }),
  ]);
}
