import type { QueryClient } from "@tanstack/react-query";
import { appliancesQuery, designQuery, hasDesign, projectQuery } from "../../lib/project-queries";
import type { ResultPage } from "../../lib/result-pages";
import { resultsStep } from "./components/page/step-scripts";
import { firstPlace } from "./components/page/use-step";

/** What knows the pages of a result comes with the step: the first step does without it. */
async function fetchResult(page: ResultPage): Promise<void> {
  await resultsStep.fetched();
  await resultsStep.loaded()?.fetchDesignPage(page);
}

/**
 * What the first drawing of a design says, and what draws it: with these at hand it is drawn once, and not first a page
 * that waits, then its frame, then its figures. `lib/asked.ts` has asked for the answers already.
 */
export async function readDesignFirst(
  client: QueryClient,
  id: string,
  at: { readonly pathname: string; readonly hash: string },
): Promise<void> {
  const project = await client.fetchQuery(projectQuery(id));
  if (project === null) return;
  const { step, page } = firstPlace(at, project.calculatedAt !== null);
  if (step === 1) await client.prefetchQuery(appliancesQuery(id));
  if (step !== 3 || !hasDesign(project)) return;
  await Promise.all([client.prefetchQuery(designQuery(id)), fetchResult(page)]);
}
