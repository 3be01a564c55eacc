import { createHash } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";
import { and, eq, lt, sql, type SQL } from "drizzle-orm";
import type { Clock } from "./clock";
import type { Executor } from "./database";
import { AppError } from "./errors";
import { createKnownDevices } from "./known-devices";
import { attempts } from "./schema";

/** After some free ones every further attempt waits twice as long as the one before. */
interface Growing {
  readonly kind: "growing";
  readonly free: number;
  /** [s] */
  readonly firstDelay: number;
  /** [s] */
  readonly longestDelay: number;
  /** The count starts anew when this long has passed since the last attempt. [s] */
  readonly forgetAfter: number;
}
/** So many in a stretch of time, then none until it is over. */
interface Windowed {
  readonly kind: "window";
  readonly most: number;
  /** [s] */
  readonly window: number;
}
export type Policy = Growing | Windowed;

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

interface Counted {
  readonly subject: string;
  readonly blockedUntil: Date;
}

const subjectOf = (purpose: string, kind: string, whom: string) =>
  `${purpose}/${kind}/${createHash("sha256").update(whom).digest("base64url")}`;

export type Guesses = ReturnType<typeof createGuesses>;

export function createGuesses(clock: Clock) {
  const devices = createKnownDevices(clock);

  /** Counts one attempt in a single statement, so that a hundred at once are counted one by one. Null: blocked. */
  async function count(executor: Executor, subject: string, policy: Policy): Promise<Counted | null> {
    const now = clock.now();
    const { startsAnew, block } = inSql(policy, now);
    const next = sql`(CASE WHEN ${startsAnew} THEN 1 ELSE ${attempts.count} + 1 END)`;
    const since = sql`(CASE WHEN ${startsAnew} THEN ${timestamp(now)} ELSE ${attempts.since} END)`;
    const first = block(sql`1`, sql`${timestamp(now)}`);
    const [row] = await executor
      .insert(attempts)
      .values({ subject, count: 1, since: now, lastAt: now, blockedUntil: first })
      .onConflictDoUpdate({
        target: attempts.subject,
        set: { count: next, since, lastAt: now, blockedUntil: block(next, since) },
        setWhere: sql`${attempts.blockedUntil} <= ${timestamp(now)}`,
      })
      .returning({ subject: attempts.subject, blockedUntil: attempts.blockedUntil });
    return row ?? null;
  }

  async function refuse(executor: Executor, subject: string): Promise<never> {
    const [row] = await executor
      .select({ blockedUntil: attempts.blockedUntil })
      .from(attempts)
      .where(eq(attempts.subject, subject));
    const wait = row ? (row.blockedUntil.getTime() - clock.now().getTime()) / 1000 : 1;
    throw new AppError("too_many_attempts", { retryAfter: Math.max(1, wait) });
  }

  async function countOrRefuse(executor: Executor, subject: string, policy: Policy): Promise<Counted> {
    return (await count(executor, subject, policy)) ?? refuse(executor, subject);
  }

  async function uncount(executor: Executor, { subject, blockedUntil }: Counted) {
    await executor
      .update(attempts)
      .set({
        count: sql`greatest(${attempts.count} - 1, 0)`,
        // A block that a later attempt has set stays.
        blockedUntil: sql`CASE WHEN ${attempts.blockedUntil} = ${timestamp(blockedUntil)}
          THEN ${timestamp(clock.now())} ELSE ${attempts.blockedUntil} END`,
      })
      .where(eq(attempts.subject, subject));
  }

  return {
    /**
     * Counts a guess before it is looked at, and refuses it while account or address is blocked: then the right
     * password is refused like a wrong one. A device the account was signed in from has a count of its own, so the
     * owner stays in while somebody else guesses. Throws too_many_attempts.
     */
    async attempt(executor: Executor, guess: Guess): Promise<Attempt> {
      const counted: Counted[] = [];
      if (await devices.isKnown(executor, guess)) {
        const subject = subjectOf(guess.purpose, "device", `${guess.device}/${guess.userId}`);
        counted.push(await countOrRefuse(executor, subject, PER_ACCOUNT));
      } else {
        const network = subjectOf(guess.purpose, "address", networkOf(guess.address));
        counted.push(await countOrRefuse(executor, network, PER_ADDRESS));
        counted.push(await countOrRefuse(executor, subjectOf(guess.purpose, "account", guess.account), PER_ACCOUNT));
      }
      return {
        async succeeded(executor) {
          for (const each of counted) await uncount(executor, each);
        },
      };
    },

    /** Forgets the failures of an account, e.g. when its password was reset: its owner starts afresh. */
    async forgive(executor: Executor, purpose: string, account: string): Promise<void> {
      await executor.delete(attempts).where(eq(attempts.subject, subjectOf(purpose, "account", account)));
    },

    /** Counts something that is limited though it is no guess, e.g. mails to one mailbox; false when it is too much. */
    async allow(executor: Executor, purpose: string, whom: string, policy: Policy): Promise<boolean> {
      return (await count(executor, subjectOf(purpose, "any", whom), policy)) !== null;
    },

    /** Like `allow`, for limits by the caller's network. Throws too_many_attempts. */
    async limitAddress(executor: Executor, purpose: string, address: string, policy: Policy): Promise<void> {
      await countOrRefuse(executor, subjectOf(purpose, "address", networkOf(address)), policy);
    },

    rememberDevice: (executor: Executor, userId: string, device: string | undefined) =>
      devices.remember(executor, userId, device),
    forgetDevices: (executor: Executor, userId: string) => devices.forget(executor, userId),

    async purge(executor: Executor): Promise<void> {
      const now = clock.now();
      const yesterday = new Date(now.getTime() - PER_ACCOUNT.forgetAfter * 1000);
      await executor.delete(attempts).where(and(lt(attempts.lastAt, yesterday), lt(attempts.blockedUntil, now)));
      await devices.purge(executor);
    },
  };
}

const timestamp = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
const seconds = (amount: SQL | number) => sql`${amount} * interval '1 second'`;

function inSql(policy: Policy, now: Date) {
  const before = (age: number) => timestamp(new Date(now.getTime() - age * 1000));
  if (policy.kind === "window") {
    const { most, window } = policy;
    return {
      startsAnew: sql`${attempts.since} <= ${before(window)}`,
      block: (count: SQL, since: SQL) =>
        sql`(CASE WHEN ${count} >= ${most}::int THEN ${since} + ${seconds(sql`${window}::int`)} ELSE ${timestamp(now)} END)`,
    };
  }
  const { free, firstDelay, longestDelay, forgetAfter } = policy;
  return {
    startsAnew: sql`${attempts.lastAt} <= ${before(forgetAfter)}`,
    block: (count: SQL, _since: SQL) => {
      // The exponent is bounded so that a long attack cannot overflow the power.
      const delay = sql`least(${firstDelay}::float8 * power(2, least(${count} - ${free}::int, 30)), ${longestDelay}::float8)`;
      return sql`(CASE WHEN ${count} >= ${free}::int THEN ${timestamp(now)} + ${seconds(delay)} ELSE ${timestamp(now)} END)`;
    },
  };
}

/** An IPv4 address, or the /64 of an IPv6 one: a single customer commands all of it. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0"), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
