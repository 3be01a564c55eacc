import type { Response } from "@sunwright/contract/endpoint";
import type { startApp } from "@sunwright/contract/second";
import { say } from "@sunwright/words/account";
import type { App } from "../../../platform/app";
import type { Executor, Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { createSealing } from "../../../platform/sealing";
import type { Viewer } from "../../../platform/sessions";
import { holdAccount, requirePerson } from "../person";
import { appUri, newAppSecret, stepOfCode } from "./codes";
import type { Proofs } from "./proofs";
import { beginApp, deleteApp, findApp, turnAppOn } from "./table";
import { askerOf, type Caller, type Turning } from "./turning";

/** An app that is being set up waits so long for its first code. [ms] */
export const SETTING_UP = 15 * 60_000;

type Parts = Pick<App, "clock" | "config"> & { readonly proofs: Proofs };

/** The app that shows codes: setting it up, turning it on and removing it. */
export function createAppSettings({ clock, config, proofs }: Parts, { turnedOn, turnedOff }: Turning) {
  const sealing = createSealing(config.secretsKey);

  return {
    /** Throws second_app_on. */
    async startApp(tx: Transaction, { userId, sessionId }: Viewer): Promise<Response<typeof startApp>> {
      const { user } = await requirePerson(tx, userId);
      const secret = newAppSecret();
      const row = { userId, secret: sealing.seal(secret, userId), sessionId, beganAt: clock.now() };
      if (!(await beginApp(tx, row))) throw new AppError("second_app_on");
      return { secret, uri: appUri(secret, user.email) };
    },

    /** Outside of the transaction, as guesses are counted. Throws second_app_missing, second_wrong, too_many_attempts. */
    async proveApp(executor: Executor, caller: Caller, code: string) {
      const { userId, sessionId } = caller.viewer;
      const app = await findApp(executor, userId);
      const oldest = clock.now().getTime() - SETTING_UP;
      if (app === null || app.confirmedAt !== null || app.sessionId !== sessionId || app.beganAt.getTime() < oldest)
        throw new AppError("second_app_missing");
      const secret = sealing.open(app.secret, userId);
      const look = async () => stepOfCode({ secret, code, now: clock.now(), lastStep: 0 });
      return { app, step: await proofs.guess(executor, askerOf(caller), look) };
    },

    /** Throws second_app_missing where another call was first. */
    async confirmApp(
      tx: Transaction,
      viewer: Viewer,
      { app, step }: { readonly app: Parameters<typeof turnAppOn>[1]; readonly step: number },
    ) {
      await holdAccount(tx, viewer.userId);
      if (!(await turnAppOn(tx, app, step, clock.now()))) throw new AppError("second_app_missing");
      return turnedOn(tx, viewer, "appOn");
    },

    /** Throws second_app_missing. */
    async removeApp(tx: Transaction, viewer: Viewer): Promise<{ message: string }> {
      if (!(await deleteApp(tx, viewer.userId))) throw new AppError("second_app_missing");
      await turnedOff(tx, viewer, "appOff");
      return { message: say("second.appRemoved") };
    },
  };
}
