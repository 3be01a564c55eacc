import type { ProjectMoney, updateProjectMoney } from "@sunwright/contract/economics";
import type { Body } from "@sunwright/contract/endpoint";
import { NO_OWN_FIGURES, withoutStandards } from "@sunwright/engine/money/assumptions";
import { supplyHoursOf } from "@sunwright/engine/sizing/inputs/supply";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Caller } from "../projects/access";
import { describeMoneyChange } from "../projects/history-words";
import type { History } from "../projects/history";
import { lockProject } from "../projects/require-project";
import { found } from "../projects/refusals";
import { changesBetween, given } from "../projects/rules";
import { updateProject } from "../projects/table";
import { moneyFeedsDesign } from "./feeds-design";
import { findMoney, removeFigures, storeFigures } from "./table";

interface Parts {
  readonly clock: Clock;
  readonly history: History;
}

export type Economics = ReturnType<typeof createEconomics>;

/** Every method throws project_not_found for a project the caller does not reach, and not_permitted where they may not. */
export function createEconomics({ clock, history }: Parts) {
  async function read(executor: Executor, caller: Caller, id: string): Promise<ProjectMoney> {
    const { country, figures } = found(await findMoney(executor, caller, id));
    return { country, figures: figures ?? NO_OWN_FIGURES };
  }

  return {
    read,

    /**
     * Writes what was sent and differs, and keeps nothing that is the default anyway. Throws project_changed when the
     * project has left the country the figures are for.
     */
    async update(
      tx: Transaction,
      caller: Caller,
      id: string,
      { country, ...sent }: Body<typeof updateProjectMoney>,
    ): Promise<ProjectMoney> {
      const project = await lockProject(tx, caller, id, "edit");
      if (country !== project.country) throw new AppError("project_changed");
      const before = (await read(tx, caller, id)).figures;
      const figures = withoutStandards(
        country,
        { ...before, ...given(sent) },
        supplyHoursOf(project),
        project.priced?.figures,
      );
      const changes = changesBetween(before, figures);
      if (Object.keys(changes).length === 0) return { country, figures };
      const all = Object.values(figures);
      if (all.every((figure) => figure === null)) await removeFigures(tx, id, country);
      else await storeFigures(tx, { projectId: id, country, ...figures });
      const inputs = moneyFeedsDesign(project.systemType, changes);
      await updateProject(tx, caller, id, { updatedAt: clock.now() }, { inputs });
      const description = describeMoneyChange(changes);
      await history.record(tx, {
        projectId: id,
        userId: caller.userId,
        action: "modified",
        description,
        changes: { money: [{ country, figures: changes }] },
      });
      return { country, figures };
    },
  };
}
