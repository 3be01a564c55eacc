import type { PartChoice, ProjectParts } from "@sunwright/contract/parts";
import type { Part } from "@sunwright/engine/equipment/answer";
import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import type { Caller } from "../projects/access";
import type { History } from "../projects/history";
import { found } from "../projects/refusals";
import { lockProject } from "../projects/require-project";
import { updateProject } from "../projects/table";
import { describeChosen, describeRemoved, type FindPart, outlineOf, resolved, rowFor } from "./rules";
import { findParts, type PartRow, partsOfProject, removePart, storePart } from "./table";

interface Parts {
  readonly clock: Clock;
  readonly history: History;
  readonly findPart: FindPart;
}

export type ChosenProjectParts = ReturnType<typeof createChosenParts>;

/** Every method throws project_not_found for a project the caller does not reach, and not_permitted where they may not. */
export function createChosenParts({ clock, history, findPart }: Parts) {
  const answer = (rows: readonly PartRow[]): ProjectParts => ({ parts: resolved(rows, findPart) });

  /** What follows each change: the design is no longer current, and the history tells why. */
  async function note(
    tx: Transaction,
    caller: Caller,
    projectId: string,
    description: string,
    [part, before, after]: readonly [Part, PartRow | undefined, PartRow | undefined],
  ) {
    await updateProject(tx, caller, projectId, { updatedAt: clock.now() }, { inputs: true });
    const changes = { parts: [{ part, before: outlineOf(before, findPart), after: outlineOf(after, findPart) }] };
    await history.record(tx, { projectId, userId: caller.userId, action: "modified", description, changes });
  }

  return {
    async read(executor: Executor, caller: Caller, projectId: string): Promise<ProjectParts> {
      return answer(found(await findParts(executor, caller, projectId)));
    },

    /** Throws equipment_not_found, and invalid_input for a part of another kind or a figure that its row states. */
    async choose(
      tx: Transaction,
      caller: Caller,
      projectId: string,
      part: Part,
      choice: PartChoice,
    ): Promise<ProjectParts> {
      await lockProject(tx, caller, projectId, "edit");
      const row = rowFor(part, choice, findPart);
      const before = (await partsOfProject(tx, projectId)).find((one) => one.part === part);
      const after = { projectId, part, ...choice };
      if (!isDeepStrictEqual(before, after)) {
        await storePart(tx, after);
        await note(tx, caller, projectId, describeChosen(part, row), [part, before, after]);
      }
      return answer(await partsOfProject(tx, projectId));
    },

    async remove(tx: Transaction, caller: Caller, projectId: string, part: Part): Promise<ProjectParts> {
      await lockProject(tx, caller, projectId, "edit");
      const rows = await partsOfProject(tx, projectId);
      const before = rows.find((one) => one.part === part);
      if (before !== undefined) {
        await removePart(tx, projectId, part);
        await note(tx, caller, projectId, describeRemoved(part), [part, before, undefined]);
      }
      return answer(rows.filter((one) => one !== before));
    },
  };
}
