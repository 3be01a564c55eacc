import type { Executor, Transaction } from "../../platform/database";
import { allAppliances } from "./appliances/table";
import { allFigures } from "./economics/table";
import { toHistoryItems } from "./history/service";
import type { HistoryRow } from "./history/table";
import type { People } from "./people";
import { allEntries } from "./history/table";
import { toProject } from "./present";
import { toPlacement } from "./roof/rules";
import { allPlacements } from "./roof/table";
import { allShares, leaveAll } from "./sharing/table";
import { allProjects, removeOwner } from "./table";
import { toWeather } from "./weather/rules";
import { allWeather } from "./weather/table";

/**
 * Every project of an account with its appliances, its roof, the figures of its money, what is told of its weather file,
 * its links without what opens them, and its whole history, for the account's export. The traces of a design stay out:
 * they follow from what is here. So do the hours of the weather: 210 kB a project, answered by a call of their own.
 */
export async function exportProjects(executor: Executor, people: People, userId: string) {
  const projects = await allProjects(executor, userId);
  const appliances = groupByProject(await allAppliances(executor, userId));
  const figures = groupByProject(await allFigures(executor, userId));
  const entries = groupByProject(await allEntries(executor, userId));
  const shares = groupByProject(await allShares(executor, userId));
  const roofs = new Map((await allPlacements(executor, userId)).map((row) => [row.projectId, row]));
  const roofOf = (id: string) => {
    const row = roofs.get(id);
    return row ? toPlacement(row) : null;
  };
  const weather = new Map((await allWeather(executor, userId)).map((row) => [row.projectId, row]));
  const weatherOf = ({ id, city }: (typeof projects)[number]) => {
    const own = weather.get(id);
    return own ? toWeather(own, city) : null;
  };
  const told = async (rows: readonly HistoryRow[] = []) => toHistoryItems(executor, people, rows);
  return Promise.all(
    projects.map(async (row) => ({
      ...toProject(row),
      appliances: (appliances.get(row.id) ?? []).map(({ projectId: _project, position: _position, ...own }) => own),
      panelPlacement: roofOf(row.id),
      economics: (figures.get(row.id) ?? []).map(({ projectId: _project, ...own }) => own),
      weather: weatherOf(row),
      shares: (shares.get(row.id) ?? []).map(({ projectId: _project, ...own }) => own),
      history: await told(entries.get(row.id)),
    })),
  );
}

/**
 * Removes every project of an account that is deleted. None comes after it, whatever is still in flight, because the
 * same transaction ends the account's sessions and a project is added only for somebody signed in.
 */
export async function removeProjects(tx: Transaction, userId: string): Promise<void> {
  await leaveAll(tx, userId);
  await removeOwner(tx, userId);
}

function groupByProject<T extends { readonly projectId: string }>(rows: readonly T[]): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.projectId);
    if (group) group.push(row);
    else groups.set(row.projectId, [row]);
  }
  return groups;
}
