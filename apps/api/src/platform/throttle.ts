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
  type Sliding,
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
/**
 * Whatever is guessed at, all failures of a network together. Source: the rules of trust, after the third attack: 20 an
 * hour. A school or a mobile network may share one address: what succeeds does not count, and known devices do not.
 */
const PER_NETWORK: Sliding = { kind: "sliding", most: 20, window: 3_600 };

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

interface Subject {
  readonly subject: string;
  readonly policy: Policy;
}

const subjectOf = (purpose: string, kind: string, whom: string) =>
  `${purpose}/${kind}/${createHash("sha256").update(whom).digest("base64url")}`;

const networkSubject = (address: string): Subject => ({
  subject: subjectOf("guess", "address", networkOf(address)),
  policy: PER_NETWORK,
});

/** What a guess counts against: the device where it is known, otherwise network and account. */
const subjectsOf = ({ purpose, account, userId, address, device }: Guess, known: boolean): readonly Subject[] =>
  known
    ? [{ subject: subjectOf(purpose, "device", `${device}/${userId}`), policy: PER_ACCOUNT }]
    : [networkSubject(address), { subject: subjectOf(purpose, "account", account), policy: PER_ACCOUNT }];

export type Throttle = ReturnType<typeof createThrottle>;

export function createThrottle(clock: Clock) {
  const devices = createKnownDevices(clock);

  /** What is looked at now in this process, by subject. */
  const underWay = new Map<string, Set<Promise<void>>>();

  /** Waits for those that are looked at now: each that turns out right makes room. */
  async function countOrRefuse(
    executor: Executor,
    { subject, policy }: Subject,
    over?: Promise<void>,
  ): Promise<Counted> {
    for (;;) {
      const counted = await countAttempt(executor, subject, policy, clock.now());
      if (counted) {
        if (over) underWay.set(subject, (underWay.get(subject) ?? new Set()).add(over));
        return counted;
      }
      const others = underWay.get(subject);
      if (others === undefined) break;
      await Promise.race(others);
    }
    const until = await readBlock(executor, subject);
    const wait = until ? (until.getTime() - clock.now().getTime()) / 1000 : 1;
    throw new AppError("too_many_attempts", { retryAfter: Math.max(1, wait) });
  }

  const takeBack = async (executor: Executor, counted: readonly Counted[]) => {
    for (const each of counted) await uncountAttempt(executor, each);
  };

  /** Only what `look` answers null to was a failure; where it throws, nobody has looked. Throws too_many_attempts. */
  async function looked<Right>(
    executor: Executor,
    subjects: readonly Subject[],
    look: () => Promise<Right | null>,
  ): Promise<Right | null> {
    const counted: Counted[] = [];
    let isOver = () => {};
    const over = new Promise<void>((done) => {
      isOver = done;
    });
    try {
      for (const each of subjects) counted.push(await countOrRefuse(executor, each, over));
      const right = await look();
      if (right !== null) await takeBack(executor, counted);
      return right;
    } catch (error) {
      await takeBack(executor, counted);
      throw error;
    } finally {
      for (const { subject } of counted) {
        const others = underWay.get(subject);
        others?.delete(over);
        if (others?.size === 0) underWay.delete(subject);
      }
      isOver();
    }
  }

  return {
    /**
     * Counts a guess before it is looked at, and refuses it while account or network is blocked: then the right
     * password is refused like a wrong one. A device the account was signed in from has a count of its own, so the
     * owner stays in while somebody else guesses. Null where it was wrong. Throws too_many_attempts.
     */
    async guess<Right>(executor: Executor, guess: Guess, look: () => Promise<Right | null>): Promise<Right | null> {
      return looked(executor, subjectsOf(guess, await devices.isKnown(executor, guess)), look);
    },

    /** Of what is no guess at one account, but counts with them for the network: null tells who asks something. */
    probe: <Right>(executor: Executor, address: string, look: () => Promise<Right | null>): Promise<Right | null> =>
      looked(executor, [networkSubject(address)], look),

    /** Forgets the failures of an account, e.g. when its password was reset: its owner starts afresh. */
    reset: (executor: Executor, purpose: string, account: string): Promise<void> =>
      forgetAttempts(executor, subjectOf(purpose, "account", account)),

    /** Counts something that is limited though it is no guess, e.g. mails to one mailbox; false when it is too much. */
    async consume(executor: Executor, purpose: string, whom: string, policy: Policy): Promise<boolean> {
      return (await countAttempt(executor, subjectOf(purpose, "any", whom), policy, clock.now())) !== null;
    },

    /** Like `consume`, for limits by the caller's network. Throws too_many_attempts. */
    async limitAddress(executor: Executor, purpose: string, address: string, policy: Policy): Promise<void> {
      await countOrRefuse(executor, { subject: subjectOf(purpose, "address", networkOf(address)), policy });
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
