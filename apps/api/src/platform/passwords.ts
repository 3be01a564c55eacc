import { hash, verify } from "@node-rs/argon2";
import { AppError } from "./errors";

/**
 * argon2id with the memory of OWASP's first choice, 19 MiB and one lane, and five passes in place of its two: 30 ms or
 * more of one core (`npm run bench -- passwords`). Source: OWASP Password Storage Cheat Sheet.
 */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 5, parallelism: 1 } as const;
/** Two run at once, as many as the smallest machine has cores; more would only make each slower. */
const RUNNING_MAX = 2;
/** About 2 s of work; whoever comes later is told to come back. */
const WAITING_MAX = 100;

export type Passwords = ReturnType<typeof createPasswords>;

export function createPasswords() {
  const limited = createQueue(RUNNING_MAX, WAITING_MAX);
  // Of no password; its cost is what matters.
  let dummy: Promise<string> | undefined;
  const dummyHash = () => (dummy ??= hash("no account has this password", COST));

  /** Passes that a stored hash lacks: made up for, so that the time taken does not tell how old an account is. */
  async function makeUp(stored: string) {
    const timeCost = passesLacking(stored);
    if (timeCost > 0) await hash("the rest of the work", { ...COST, timeCost });
  }

  return {
    /** Hash to store, of the composed form (NFKC). Throws server_busy when too many wait. */
    hash: (password: string): Promise<string> => limited(() => hash(composed(password), COST)),

    /**
     * Whether the password belongs to the hash, as it was typed or composed (NFKC): before, it was hashed as typed. Pass null where there is no account: the same work is done, so that
     * the time taken does not tell. Throws server_busy when too many wait.
     */
    verify: (stored: string | null, password: string): Promise<boolean> =>
      limited(async () => {
        const against = stored ?? (await dummyHash());
        // Both whatever the first says: the time taken tells of what was typed, not of an account.
        const tries = await Promise.all(
          [...new Set([composed(password), password])].map((form) => verify(against, form)),
        );
        if (stored !== null) await makeUp(stored);
        return tries.includes(true) && stored !== null;
      }),

    /**
     * Whether the next sign-in makes a hash again: it was made at a lower cost than today's, or may be of the form that was
     * typed.
     */
    isOutdated: (stored: string, typed: string): boolean => passesLacking(stored) > 0 || composed(typed) !== typed,

    /** Makes the dummy hash ahead of the first unknown e-mail. */
    warm: async (): Promise<void> => {
      await dummyHash();
    },
  };
}

/** As every keyboard's password is kept: "ü" of one key and of two are the same. */
const composed = (password: string): string => password.normalize("NFKC");

const MADE_WITH = /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=1\$/;

/** Passes over today's memory that separate a hash from today's cost. Hashes of another form are none of ours. */
function passesLacking(stored: string): number {
  const { memory, passes } = MADE_WITH.exec(stored)?.groups ?? {};
  const work = (Number(memory ?? 0) * Number(passes ?? 0)) / COST.memoryCost;
  return Math.max(0, Math.round(COST.timeCost - work));
}

/** Runs at most so many at once and lets at most so many wait. */
export function createQueue(runningMax: number, waitingMax: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= runningMax) {
      if (waiting.length >= waitingMax) throw new AppError("server_busy", { retryAfter: 2 });
      // Its place among the running is handed over by whoever finishes.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
