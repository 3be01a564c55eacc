import type { readSelf } from "@sunwright/contract/operator";
import type { Response } from "@sunwright/contract/endpoint";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/sessions";
import { isOperator } from "./table";

/** What accounts say of somebody's second sign-in. */
export interface SecondOf {
  readonly isOn: (executor: Executor, userId: string) => Promise<boolean>;
  /** Until when the last second step of the session counts; null where it does not. */
  readonly freshUntil: (executor: Executor, viewer: Viewer) => Promise<Date | null>;
}

export type Guard = ReturnType<typeof createGuard>;

/** Who may read and who may decide. */
export function createGuard(second: SecondOf) {
  return {
    async self(executor: Executor, viewer: Viewer): Promise<Response<typeof readSelf>> {
      const operator = await isOperator(executor, viewer.userId);
      const on = operator && (await second.isOn(executor, viewer.userId));
      const until = on ? await second.freshUntil(executor, viewer) : null;
      return { operator, second: on, freshUntil: until?.toISOString() ?? null };
    },

    /** Throws operator_needed and second_missing. */
    async reads(executor: Executor, { userId }: Viewer): Promise<void> {
      if (!(await isOperator(executor, userId))) throw new AppError("operator_needed");
      if (!(await second.isOn(executor, userId))) throw new AppError("second_missing");
    },

    /** Throws the same, and second_step_needed. */
    async decides(executor: Executor, viewer: Viewer): Promise<void> {
      await this.reads(executor, viewer);
      if ((await second.freshUntil(executor, viewer)) === null) throw new AppError("second_step_needed");
    },
  };
}
