import type { SecondProof } from "@sunwright/contract/second";
import type { SecondMethod } from "@sunwright/contract/accounts";
import type { App } from "../../../platform/app";
import type { Executor, Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { createSealing } from "../../../platform/sealing";
import { recoveryHash, stepOfCode } from "./codes";
import type { Passkeys } from "./passkeys";
import { findApp, hasRecovery, passkeysOf, recoveryLeft, usePasskey, useRecovery, useStep } from "./table";

/** Who takes a second step, and where. */
export interface Asker {
  readonly userId: string;
  readonly address: string;
  readonly device: string | undefined;
  /** The session, or the sign-in that waits. */
  readonly askedIn: string;
}

/** A second step that was right when it was looked at; it counts once `use` has taken it. */
export type Proven =
  | { readonly by: "app"; readonly step: number }
  | { readonly by: "recovery"; readonly codeHash: string }
  | { readonly by: "passkey"; readonly id: string; readonly counter: number };

type Parts = Pick<App, "clock" | "config" | "throttle"> & { readonly passkeys: Passkeys };
export type Proofs = ReturnType<typeof createProofs>;

/** With which an account's second step can be taken; none where no second sign-in is on. */
export async function methodsOf(executor: Executor, userId: string): Promise<SecondMethod[]> {
  const app = await findApp(executor, userId);
  const hasApp = app !== null && app.confirmedAt !== null;
  const hasPasskeys = (await passkeysOf(executor, userId)).length > 0;
  if (!hasApp && !hasPasskeys) return [];
  const left = (await recoveryLeft(executor, userId))?.left ?? 0;
  return [
    ...(hasApp ? (["app"] as const) : []),
    ...(hasPasskeys ? (["passkey"] as const) : []),
    ...(left > 0 ? (["recovery"] as const) : []),
  ];
}

export const secondIsOn = async (executor: Executor, userId: string): Promise<boolean> =>
  (await methodsOf(executor, userId)).length > 0;

export function createProofs({ clock, config, throttle, passkeys }: Parts) {
  const sealing = createSealing(config.secretsKey);

  async function byCode(executor: Executor, userId: string, code: string): Promise<Proven | null> {
    const app = await findApp(executor, userId);
    if (app === null || app.confirmedAt === null) return null;
    const secret = sealing.open(app.secret, userId);
    const step = stepOfCode({ secret, code, now: clock.now(), lastStep: app.lastStep });
    return step === null ? null : { by: "app", step };
  }

  async function byRecovery(executor: Executor, userId: string, typed: string): Promise<Proven | null> {
    const codeHash = recoveryHash(typed);
    return (await hasRecovery(executor, userId, codeHash)) ? { by: "recovery", codeHash } : null;
  }

  /** Counts a guess of a code before it is looked at, as with passwords. Throws too_many_attempts and second_wrong. */
  async function guess<Right>(
    executor: Executor,
    { userId, address, device }: Omit<Asker, "askedIn">,
    look: () => Promise<Right | null>,
  ): Promise<Right> {
    const who = { purpose: "second", account: userId, userId, address, device };
    const right = await throttle.guess(executor, who, look);
    if (right === null) throw new AppError("second_wrong");
    return right;
  }

  return {
    guess,

    /** Outside of the transaction: whether the step is right. Throws second_wrong, passkey_refused, too_many_attempts. */
    async prove(executor: Executor, asker: Asker, proof: SecondProof): Promise<Proven> {
      const { userId, askedIn } = asker;
      if ("code" in proof) return guess(executor, asker, () => byCode(executor, userId, proof.code));
      if ("recoveryCode" in proof)
        return guess(executor, asker, () => byRecovery(executor, userId, proof.recoveryCode));
      const asked = { purpose: "second", userId, askedIn } as const;
      const answered = await throttle.probe(executor, asker.address, () =>
        passkeys.answer(executor, proof.passkey, asked),
      );
      if (answered === null) throw new AppError("passkey_refused");
      return { by: "passkey", id: answered.id, counter: answered.counter };
    },

    /** Takes it, once. Throws second_wrong and passkey_refused where another call took it first. */
    async use(tx: Transaction, userId: string, proven: Proven): Promise<void> {
      const now = clock.now();
      if (proven.by === "passkey") {
        if (!(await usePasskey(tx, proven, now))) throw new AppError("passkey_refused");
        return;
      }
      const used =
        proven.by === "app"
          ? await useStep(tx, userId, proven.step)
          : await useRecovery(tx, userId, proven.codeHash, now);
      if (!used) throw new AppError("second_wrong");
    },
  };
}
