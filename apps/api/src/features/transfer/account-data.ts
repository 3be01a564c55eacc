import { HISTORY_PAGE_MAX } from "@sunwright/contract/limits";
import type { Executor, Transaction } from "../../platform/database";
import { listOf, listOfPages, objectOf, type Pieces } from "../../platform/pieces";
import { allAppliances } from "../appliances/table";
import { findComparison } from "../comparisons/table";
import { findStages } from "../stages/table";
import { allFigures } from "../economics/table";
import { toHistoryItems } from "../history/service";
import { allParts } from "../parts/table";
import type { People } from "../projects/people";
import { exportedEntries } from "../history/table";
import { toProject } from "../projects/present";
import { toPlacement } from "../roofs/rules";
import { allPlacements } from "../roofs/table";
import { allShares, leaveAll } from "../sharing/table";
import { allProjects, removeOwner } from "../projects/table";
import { toWeather } from "../weather/rules";
import { allWeather } from "../weather/table";

/**
 * Every project of an account with its appliances, its roof, the figures of its money, its comparison, its stages, its chosen parts, what is told of its weather file,
 * its links without what opens them, and its whole history, for the account's export, one after the other. The traces
 * of a design stay out: they follow from what is here. So do the hours of the weather: 210 kB a project, answered by a
 * call of their own.
 */
export const exportProjects = (executor: Executor, people: People, userId: string): Pieces =>
  listOf(eachProject(executor, people, userId));

async function* eachProject(executor: Executor, people: People, userId: string): AsyncGenerator<Pieces> {
  for (const project of await allProjects(executor, userId)) {
    const { id, city } = project;
    const [roof] = await allPlacements(executor, userId, id);
    const [weather] = await allWeather(executor, userId, id);
    const head = {
      ...toProject(project),
      appliances: (await allAppliances(executor, userId, id)).map(
        ({ projectId: _project, position: _position, ...own }) => own,
      ),
      panelPlacement: roof ? toPlacement(roof) : null,
      economics: (await allFigures(executor, userId, id)).map(({ projectId: _project, ...own }) => own),
      comparison: await findComparison(executor, id),
      stages: await findStages(executor, id),
      parts: (await allParts(executor, userId, id)).map(({ projectId: _project, ...own }) => own),
      weather: weather ? toWeather(weather, city) : null,
      shares: (await allShares(executor, userId, id)).map(({ projectId: _project, ...own }) => own),
    };
    yield objectOf(head, { history: listOfPages(historyPages(executor, people, userId, id)) });
  }
}

async function* historyPages(executor: Executor, people: People, userId: string, projectId: string) {
  for (let beyond: number | undefined; ;) {
    const rows = await exportedEntries(executor, userId, projectId, { beyond, limit: HISTORY_PAGE_MAX });
    beyond = rows.at(-1)?.number;
    if (beyond === undefined) return;
    yield toHistoryItems(
      rows,
      await people(
        executor,
        rows.map(({ userId }) => userId),
      ),
    );
  }
}

/**
 * Removes every project of an account that is deleted. None comes after it, whatever is still in flight, because the
 * same transaction ends the account's sessions and a project is added only for somebody signed in.
 */
export async function removeProjects(tx: Transaction, userId: string): Promise<void> {
  await leaveAll(tx, userId);
  await removeOwner(tx, userId);
}
