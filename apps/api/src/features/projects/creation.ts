import type { Body } from "@sunwright/contract/endpoint";
import { PROJECTS_PER_ACCOUNT } from "@sunwright/contract/limits";
import { type createProject, DEFAULT_PARAMETERS, type Project } from "@sunwright/contract/projects";
import { say } from "@sunwright/words/history";
import type { Clock } from "../../platform/clock";
import type { Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import type { Sessions } from "../../platform/sessions";
import type { History } from "./history";
import { toProject } from "./present";
import { followCountry } from "./country-values";
import { refuseBeyondSky, settle } from "./refusals";
import { type Editable, given } from "./rules";
import * as table from "./table";

interface Parts {
  readonly clock: Clock;
  readonly history: History;
  readonly sessions: Pick<Sessions, "isSignedIn">;
}

export type Creation = ReturnType<typeof createCreation>;

/** How a project comes to be. Both throw too_many_projects. */
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
      const place = settle(DEFAULT_PARAMETERS, sent);
      refuseBeyondSky(sent);
      const followed = followCountry(DEFAULT_PARAMETERS, sent, place);
      const start = { ...DEFAULT_PARAMETERS, ...followed, ...sent, ...place, ...NO_CONSUMPTION, name };
      return toProject(await add(tx, ownerId, start, say("created")));
    },
  };
}

/** Where a new project stands before anything is entered. */
const NO_CONSUMPTION = {
  consumptionSource: "appliances",
  directDailyConsumption: null,
  directPeakPower: null,
} as const;
