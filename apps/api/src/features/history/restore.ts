import type { CatalogueItem } from "@sunwright/contract/appliances";
import type { Body } from "@sunwright/contract/endpoint";
import type { RestorePlan, RestorePoint, restoreProject } from "@sunwright/contract/history";
import { HISTORY_PAGE_MAX } from "@sunwright/contract/limits";
import type { Project } from "@sunwright/contract/projects";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Caller } from "../projects/access";
import { keptAppliance } from "../appliances/rules";
import * as appliances from "../appliances/table";
import { moneyFeedsDesign } from "../economics/feeds-design";
import { figuresOfProject, removeFigures, storeFigures } from "../economics/table";
import { type FindPart, outlineOf } from "../parts/rules";
import { partsOfProject, removePart, storePart } from "../parts/table";
import { toProject } from "../projects/present";
import { lockProject, requireProject } from "../projects/require-project";
import { found, settle } from "../projects/refusals";
import { changedOnly, Editable, feedsDesign } from "../projects/rules";
import { type ProjectRow, updateProject } from "../projects/table";
import {
  changesToward,
  isChange,
  isNothing,
  KeptAppliance,
  type KeptPart,
  type ProjectState,
  type StateChanges,
  stateBefore,
  tellsOnly,
  toEntryChanges,
} from "./restore-rules";
import { describeRestore, describeSettled } from "../projects/history-words";
import type { History } from "../projects/history";
import { type HistoryRow, listEntries, type Page } from "./table";

interface Parts {
  readonly clock: Clock;
  readonly history: History;
  /** An item of the catalogue by its id. */
  readonly catalogueItem: (id: string) => CatalogueItem | null;
  readonly findPart: FindPart;
}

interface Wanted {
  readonly entryId: string;
  readonly point: RestorePoint;
}

export type Restore = ReturnType<typeof createRestore>;

/** Every method throws project_not_found, not_permitted and entry_not_found. */
export function createRestore({ clock, history, catalogueItem, findPart }: Parts) {
  const named = (kept: KeptAppliance | null) => kept && keptAppliance(kept, itemOf(kept));
  const itemOf = ({ catalogueId }: KeptAppliance) => (catalogueId === null ? null : catalogueItem(catalogueId));
  const outline = (kept: KeptPart | null) => outlineOf(kept ?? undefined, findPart);
  /** Entries tell of an appliance and of a part by name, too. */
  const entryChanges = ({ appliances: list, parts: choices, ...others }: StateChanges) =>
    toEntryChanges({
      ...others,
      appliances: list.map(({ before, after }) => ({ before: named(before), after: named(after) })),
      parts: choices.map(({ part, before, after }) => ({ part, before: outline(before), after: outline(after) })),
    });

  async function work(executor: Executor, caller: Caller, project: ProjectRow, { entryId, point }: Wanted) {
    const entries = await entriesDownTo(executor, caller, project.id, entryId);
    const index = entries.length - 1;
    const entry = entries[index];
    if (entry?.id !== entryId) throw new AppError("entry_not_found");
    const now = await stateOf(executor, caller, project);
    const { state, stays } = stateBefore(now, entries.slice(0, point === "before" ? index + 1 : index));
    const place = settle(state.parameters, {});
    const target = { ...state, parameters: { ...state.parameters, ...place } };
    return {
      target,
      changes: changesToward(now, target),
      stays,
      settled: describeSettled(state.parameters, place),
      newest: entries.find((each) => !tellsOnly(each))?.id ?? entryId,
      description: describeRestore(entry.description, point, entry === entries.find(isChange)),
    };
  }

  return {
    async plan(executor: Executor, caller: Caller, id: string, wanted: Wanted): Promise<RestorePlan> {
      const project = await requireProject(executor, caller, id, "edit");
      const { changes, stays, settled, newest } = await work(executor, caller, project, wanted);
      return { version: project.version, newest, changes: entryChanges(changes), settled, stays };
    },

    /** Does what a plan says, with an entry of its own. Throws project_changed when something came in between. */
    async restore(
      tx: Transaction,
      caller: Caller,
      id: string,
      { version, newest, ...wanted }: Body<typeof restoreProject> & Wanted,
    ): Promise<Project> {
      const project = await lockProject(tx, caller, id, "edit");
      const planned = await work(tx, caller, project, wanted);
      if (version !== project.version || newest !== planned.newest) throw new AppError("project_changed");
      const { changes, target, description, settled } = planned;
      if (isNothing(changes)) return toProject(project);
      await writeAppliances(tx, caller, id, changes.appliances);
      await writeParts(tx, id, changes.parts);
      for (const { country } of changes.money) await writeMoney(tx, id, country, target);
      const after = await writeParameters(tx, caller, project, target, changes, clock.now());
      await history.record(tx, {
        projectId: id,
        userId: caller.userId,
        action: "modified",
        description: [description, ...settled].join(" "),
        changes: entryChanges(changes),
      });
      return toProject(after);
    },
  };
}

/** Steps back that one call takes; what lies deeper is reached by going back twice. */
const ENTRIES_MAX = 500;

/** Newest first, page by page, the entry asked for at the end; without it where it is too far back or not there. */
async function entriesDownTo(executor: Executor, caller: Caller, projectId: string, entryId: string) {
  const entries: HistoryRow[] = [];
  while (entries.length < ENTRIES_MAX) {
    const page: Page = { beyond: entries.at(-1)?.number, limit: HISTORY_PAGE_MAX };
    const rows = found(await listEntries(executor, caller, projectId, page));
    const place = rows.findIndex(({ id }) => id === entryId);
    entries.push(...(place < 0 ? rows : rows.slice(0, place + 1)));
    if (place >= 0 || rows.length === 0) break;
  }
  return entries;
}

async function stateOf(executor: Executor, caller: Caller, project: ProjectRow): Promise<ProjectState> {
  const rows = found(await appliances.listAppliances(executor, caller, project.id));
  const figures = await figuresOfProject(executor, project.id);
  const chosen = await partsOfProject(executor, project.id);
  return {
    parameters: Editable.parse(project),
    appliances: rows.map((row) => KeptAppliance.parse(row)),
    parts: Object.fromEntries(chosen.map(({ projectId: _project, part, ...choice }) => [part, choice])),
    money: Object.fromEntries(figures.map(({ projectId: _project, country, ...own }) => [country, own])),
  };
}

/** What goes leaves first: what comes back may take its place in the order. */
async function writeAppliances(tx: Transaction, caller: Caller, projectId: string, list: StateChanges["appliances"]) {
  for (const { before, after } of list)
    if (before && !after) await appliances.deleteAppliance(tx, caller, projectId, before.id);
  for (const { before, after } of list) {
    if (!after) continue;
    const { id, catalogueId, position, ...own } = after;
    if (before) await appliances.updateAppliance(tx, caller, projectId, id, own);
    else await appliances.insertAppliances(tx, [{ id, projectId, catalogueId, position, ...own }]);
  }
}

async function writeParts(tx: Transaction, projectId: string, choices: StateChanges["parts"]) {
  for (const { part, after } of choices)
    await (after ? storePart(tx, { projectId, part, ...after }) : removePart(tx, projectId, part));
}

async function writeMoney(
  tx: Transaction,
  projectId: string,
  country: StateChanges["money"][number]["country"],
  { money }: ProjectState,
) {
  const figures = money[country];
  if (!figures || Object.values(figures).every((figure) => figure === null))
    await removeFigures(tx, projectId, country);
  else await storeFigures(tx, { projectId, country, ...figures });
}

async function writeParameters(
  tx: Transaction,
  caller: Caller,
  before: ProjectRow,
  { parameters }: ProjectState,
  changes: StateChanges,
  now: Date,
): Promise<ProjectRow> {
  const fields = Object.keys(changes.parameters);
  const inputs =
    changes.appliances.length > 0 ||
    changes.parts.length > 0 ||
    changes.money.some(
      ({ country, figures }) => country === parameters.country && moneyFeedsDesign(parameters.systemType, figures),
    ) ||
    fields.some((field) => feedsDesign(field, parameters.consumptionSource));
  const update = { ...changedOnly(parameters, changes.parameters), updatedAt: now };
  const raise = { version: fields.length > 0, inputs, from: before.version };
  const after = await updateProject(tx, caller, before.id, update, raise);
  if (!after) throw new AppError("project_changed");
  return after;
}
