import { createHash } from "node:crypto";
import {
  type Counted,
  countAttempt,
  forgetAttempts,
  type Growing,
  type Policy,
  purgeAttempts,
  readBlock,
  uncountAttempt,
  type Windowed,
} from "./attempts-table";
import type { Clock } from "./clock";
import type { Executor } from "./database";
import { AppError } from "./errors";
import { createKnownDevices } from "./known-devices";
import { networkOf } from "./networks";

/**
 * 5 free attempts, then 30 s, 60 s, 2 min …: 16 on the first day and fewer on every later one, from however many
 * addresses. NIST SP 800-63B-4, section 3.2.2, allows 100 in all.
 */
const PER_ACCOUNT: Growing = {
  kind: "growing",
  free: 5,
  firstDelay: 30,
  longestDelay: 12 * 3600,
  forgetAfter: 24 * 3600,
};
/** Generous, because a school or a mobile network may share one address. */
const PER_ADDRESS: Windowed = { kind: "window", most: 300, window: 15 * 60 };

export interface Guess {
  /** What is guessed at, e.g. `login`. */
  readonly purpose: string;
  /** Whom the guess is about, as it was typed and lower-cased; need not exist. */
  readonly account: string;
  /** The account's id where it exists, to recognise its devices. */
  readonly userId: string | null;
  readonly address: string;
  readonly device: string | undefined;
}

export interface Attempt {
  /** Takes the attempt back out of the counts: it was no failure. */
  succeeded(executor: Executor): Promise<void>;
}

const subjectOf = (purpose: string, kind: string, whom: string) =>
  `${purpose}/${kind}/${createHash("sha256").update(whom).digest("base64url")}`;

/** What a guess counts against: the device where it is known, otherwise network and account. */
const subjectsOf = ({ purpose, account, userId, address, device }: Guess, known: boolean) =>
  known
    ? [{ subject: subjectOf(purpose, "device", `${device}/${userId}`), policy: PER_ACCOUNT }]
    : [
        { subject: subjectOf(purpose, "address", networkOf(address)), policy: PER_ADDRESS },
        { subject: subjectOf(purpose, "account", account), policy: PER_ACCOUNT },
      ];

export type Throttle = ReturnType<typeof createThrottle>;

export function createThrottle(clock: Clock) {
  const devices = createKnownDevices(clock);

  async function countOrRefuse(executor: Executor, subject: string, policy: Policy): Promise<Counted> {
    const counted = await countAttempt(executor, subject, policy, clock.now());
    if (counted) return counted;
    const until = await readBlock(executor, subject);
    const wait = until ? (until.getTime() - clock.now().getTime()) / 1000 : 1;
    throw new AppError("too_many_attempts", { retryAfter: Math.max(1, wait) });
  }

  return {
    /**
     * Counts a guess before it is looked at, and refuses it while account or address is blocked: then the right
     * password is refused like a wrong one. A device the account was signed in from has a count of its own, so the
     * owner stays in while somebody else guesses. Throws too_many_attempts.
     */
    async attempt(executor: Executor, guess: Guess): Promise<Attempt> {
      const counted: Counted[] = [];
      for (const { subject, policy } of subjectsOf(guess, await devices.isKnown(executor, guess))) {
        counted.push(await countOrRefuse(executor, subject, policy));
      }
      return {
        async succeeded(executor) {
          for (const each of counted) await uncountAttempt(executor, each);
        },
      };
    },

    /** Forgets the failures of an account, e.g. when its password was reset: its owner starts afresh. */
    reset: (executor: Executor, purpose: string, account: string): Promise<void> =>
      forgetAttempts(executor, subjectOf(purpose, "account", account)),

    /** Counts something that is limited though it is no guess, e.g. mails to one mailbox; false when it is too much. */
    async consume(executor: Executor, purpose: string, whom: string, policy: Policy): Promise<boolean> {
      return (await countAttempt(executor, subjectOf(purpose, "any", whom), policy, clock.now())) !== null;
    },

    /** Like `consume`, for limits by the caller's network. Throws too_many_attempts. */
    async limitAddress(executor: Executor, purpose: string, address: string, policy: Policy): Promise<void> {
      await countOrRefuse(executor, subjectOf(purpose, "address", networkOf(address)), policy);
    },

    rememberDevice: (executor: Executor, userId: string, device: string | undefined) =>
      devices.remember(executor, userId, device),
    forgetDevices: (executor: Executor, userId: string) => devices.forget(executor, userId),

    async purge(executor: Executor): Promise<void> {
      const now = clock.now();
      await purgeAttempts(executor, new Date(now.getTime() - PER_ACCOUNT.forgetAfter * 1000), now);
      await devices.purge(executor);
    },
  };
}
