import type { Project } from "@sunwright/contract/projects";
import { say } from "@sunwright/words/history";
import type { Clock } from "../../platform/clock";
import type { Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { insertAppliances, listAppliances } from "../appliances/table";
import { copyComparison } from "../comparisons/table";
import { copyStages } from "../stages/table";
import { copyFigures } from "../economics/table";
import { copyParts } from "../parts/table";
import type { Caller } from "../projects/access";
import type { Creation } from "../projects/creation";
import { toProject } from "../projects/present";
import { found } from "../projects/refusals";
import { requireProject } from "../projects/require-project";
import { copyName, Editable } from "../projects/rules";
import { copyPlacement } from "../roofs/table";
import { copyWeather } from "../weather/table";

interface Parts {
  readonly clock: Clock;
  readonly creation: Pick<Creation, "add">;
}

export type Copying = ReturnType<typeof createCopying>;

export const createCopying = ({ clock, creation }: Parts) => ({
  /** Copies all that was entered; results come from a calculation only. Throws project_not_found and too_many_projects. */
  async duplicate(tx: Transaction, caller: Caller, id: string): Promise<Project> {
    const original = await requireProject(tx, caller, id, "view");
    const appliances = found(await listAppliances(tx, caller, id));
    const start = { ...Editable.parse(original), name: copyName(original.name) };
    const copy = await creation.add(tx, caller.userId, start, say("copied", { project: original.name }));
    const copied = appliances.map((appliance) => ({ ...appliance, id: newId(clock.now()), projectId: copy.id }));
    await insertAppliances(tx, copied);
    const renamed = new Map(appliances.flatMap(({ id: old }, at) => (copied[at] ? [[old, copied[at].id]] : [])));
    await copyPlacement(tx, caller, id, copy.id);
    await copyFigures(tx, id, copy.id);
    await copyComparison(tx, id, copy.id);
    await copyStages(tx, id, copy.id, renamed);
    await copyParts(tx, id, copy.id);
    await copyWeather(tx, caller, id, copy.id);
    return toProject(copy);
  },
});
