import type { Clock } from "../../../platform/clock";
import type { Executor, Transaction } from "../../../platform/database";
import type { Outbox } from "../../../platform/outbox";
import { createSessions } from "../../../platform/sessions";
import { createThrottle } from "../../../platform/throttle";
import { writtenTo } from "../../../platform/reader-language";
import { secondChangedMail } from "../mails";
import { requirePerson } from "../person";
import { methodsOf } from "./proofs";
import { deleteAll, findApp, passkeysOf, recoveryLeft } from "./table";

interface Parts {
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly post: Outbox["post"];
}

/** For somebody who has lost every second step: removes them all and ends every session. Answers what there was; null for none. */
export function createSecondReset({ clock, publicUrl, post }: Parts) {
  const [sessions, throttle] = [createSessions(clock), createThrottle(clock)];
  return async (tx: Transaction, userId: string): Promise<readonly string[] | null> => {
    const { user } = await requirePerson(tx, userId);
    const methods = await methodsOf(tx, userId);
    if (methods.length === 0) return null;
    await deleteAll(tx, userId);
    await sessions.endAll(tx, userId);
    await throttle.forgetDevices(tx, userId);
    await throttle.reset(tx, "second", userId);
    await post(tx, {
      to: user.email,
      ...(await writtenTo(user.language, () => secondChangedMail(publicUrl, "reset", clock.now()))),
    });
    return methods;
  };
}

/** What an account's own file says of its second sign-in: no secret, and nothing to sign in with. */
export async function exportedSecond(executor: Executor, userId: string) {
  const app = await findApp(executor, userId);
  const recovery = await recoveryLeft(executor, userId);
  return {
    app: app?.confirmedAt ? { since: app.confirmedAt.toISOString() } : null,
    passkeys: (await passkeysOf(executor, userId)).map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: recovery?.left ?? 0,
  };
}
