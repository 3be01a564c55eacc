import type { Body } from "@sunwright/contract/endpoint";
import { PROJECTS_PER_ACCOUNT } from "@sunwright/contract/limits";
import { type createProject, DEFAULT_PARAMETERS, type Project } from "@sunwright/contract/projects";
import type { Clock } from "../../../platform/clock";
import type { Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { newId } from "../../../platform/ids";
import type { Sessions } from "../../../platform/sessions";
import type { Caller } from "../access";
import { insertAppliances, listAppliances } from "../appliances/table";
import { copyFigures } from "../economics/table";
import type { History } from "../history/service";
import { copyWeather } from "../weather/table";
import { toProject } from "../present";
import { reach } from "../reach";
import { found, settle } from "../refusals";
import { copyPlacement } from "../roof/table";
import { copyName, Editable, given } from "../rules";
import * as table from "../table";

interface Parts {
  readonly clock: Clock;
  readonly history: History;
  readonly sessions: Pick<Sessions, "isSignedIn">;
}

export type Creation = ReturnType<typeof createCreation>;

/** The two ways a project comes to be. Both throw too_many_projects. */
export function createCreation({ clock, history, sessions }: Parts) {
  /** Adds a project to an account, within its limit, with the first entry of its history. */
  async function add(
    tx: Transaction,
    ownerId: string,
    start: Editable,
    description: string,
  ): Promise<table.ProjectRow> {
    const account = await table.lockOwner(tx, ownerId);
    // The account may have been deleted while this call waited for its row: then every session has ended with it.
    if (!(await sessions.isSignedIn(tx, ownerId))) throw new AppError("not_signed_in");
    if (account.projects >= PROJECTS_PER_ACCOUNT) throw new AppError("too_many_projects");
    const now = clock.now();
    const fresh = { id: newId(now), ownerId, inputsRevision: 1, version: 1, createdAt: now, updatedAt: now };
    const project = await table.insertProject(tx, { ...start, ...fresh });
    await history.record(tx, { projectId: project.id, userId: ownerId, action: "created", description, changes: {} });
    return project;
  }

  return {
    add,

    /** What is left out takes the specification's defaults. Throws unknown_city. */
    async create(tx: Transaction, ownerId: string, { name, ...body }: Body<typeof createProject>): Promise<Project> {
      const sent = given(body);
      const start = { ...DEFAULT_PARAMETERS, ...sent, ...settle(DEFAULT_PARAMETERS, sent), ...NO_CONSUMPTION, name };
      return toProject(await add(tx, ownerId, start, "Project created."));
    },

    /** Copies all that was entered; results come from a calculation only. Throws project_not_found. */
    async duplicate(tx: Transaction, caller: Caller, id: string): Promise<Project> {
      const original = await reach(tx, caller, id, "view");
      const appliances = found(await listAppliances(tx, caller, id));
      const start = { ...Editable.parse(original), name: copyName(original.name) };
      const copy = await add(tx, caller.userId, start, `Copied from ${original.name}.`);
      await insertAppliances(
        tx,
        appliances.map((appliance) => ({ ...appliance, id: newId(clock.now()), projectId: copy.id })),
      );
      await copyPlacement(tx, caller, id, copy.id);
      await copyFigures(tx, id, copy.id);
      await copyWeather(tx, caller, id, copy.id);
      return toProject(copy);
    },
  };
}

/** Where a new project stands before anything is entered. */
const NO_CONSUMPTION = {
  consumptionSource: "appliances",
  directDailyConsumption: null,
  directPeakPower: null,
} as const;
