import type { Access } from "@sunwright/contract/access";
import { createHash, webcrypto } from "node:crypto";
import { and, count, eq, gt, inArray, lt, sum } from "drizzle-orm";
import type { Clock } from "./clock";
import type { Executor, Transaction } from "./database";
import { AppError } from "./errors";
import { idempotentAnswers, type StoredAnswer } from "./schema";
import type { Viewer } from "./sessions";

/** How long a key keeps its answer. [ms] */
const KEPT = 24 * 3_600_000;
/** A larger answer is not kept but read again. [bytes] */
const BODY_MOST = 8 * 1024;
/** Of all answers kept for a person: beyond it they are read again, too. [bytes] */
export const BYTES_A_PERSON = 4 * 1024 * 1024;
/** Keys of a person within 24 hours: one every nine seconds, day and night. */
export const KEYS_A_PERSON = 10_000;
const HOUR = 3_600;
const KEY = /^[\x21-\x7e]{1,200}$/;

/** One intention of one person: the same intention sent twice is done once. */
export interface Intention {
  readonly userId: string;
  readonly route: string;
  readonly key: string;
  readonly requestHash: string;
}

/** Somebody's place in a firm. */
export interface Standing {
  readonly firmId: string;
  readonly role: string;
}

export interface Answer {
  readonly stored: StoredAnswer;
  /** What the call made or was about. */
  readonly resourceId: string | null;
  /** Whom the caller acted for; null for themselves. */
  readonly firm: Standing | null;
}

/** What a call leaves behind beside its effect. */
interface Outcome {
  readonly body: unknown;
  readonly resourceId: string | null;
  readonly firm: Standing | null;
}

/** Whom features are asked for the rights of now. */
export interface Rights {
  /** Whether the caller may do with a project what an answer about it needs. */
  readonly mayRead: (executor: Executor, viewer: Viewer, projectId: string, need: Access) => Promise<boolean>;
  readonly firmOf: (executor: Executor, userId: string) => Promise<Standing | null>;
}

/** Reads the Idempotency-Key header; undefined when there is none. Throws malformed_request. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !KEY.test(header)) throw new AppError("malformed_request");
  return header;
}

/** A fast hash of a secret gives the secret away to whoever reads the table: these fields stay out of it. */
const SECRETS = new Set(["password", "currentPassword", "newPassword", "confirmPassword", "token"]);

/** Tells one request from another by everything in it but its secrets. */
export const hashRequest = (parts: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(parts, (field, value: unknown) => (SECRETS.has(field) ? undefined : value)))
    .digest("hex");

/** SHA-256 of a body that is not decoded, in hex. Made beside the event loop, which 10 MB would hold. */
export const hashBytes = async (bytes: Uint8Array) =>
  Buffer.from(await webcrypto.subtle.digest("SHA-256", bytes)).toString("hex");

export type Idempotency = ReturnType<typeof createIdempotency>;

export function createIdempotency(clock: Clock) {
  const same = ({ userId, route, key }: Intention) =>
    and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.route, route), eq(idempotentAnswers.key, key));
  const oldest = () => new Date(clock.now().getTime() - KEPT);
  let rights: Rights | null = null;

  /** The answer given before, if any. Throws idempotency_key_reused when the request was another one. */
  async function find(executor: Executor, intention: Intention): Promise<Answer | null> {
    const [row] = await executor
      .select({
        requestHash: idempotentAnswers.requestHash,
        answer: idempotentAnswers.answer,
        resourceId: idempotentAnswers.resourceId,
        firmId: idempotentAnswers.firmId,
        firmRole: idempotentAnswers.firmRole,
      })
      .from(idempotentAnswers)
      .where(and(same(intention), gt(idempotentAnswers.createdAt, oldest())));
    if (!row) return null;
    if (row.requestHash !== intention.requestHash) throw new AppError("idempotency_key_reused");
    const { answer, resourceId, firmId, firmRole: role } = row;
    return { stored: answer ?? { large: true }, resourceId, firm: firmId && role ? { firmId, role } : null };
  }

  async function forgetOf(executor: Executor, userIds: readonly string[], resourceIds: readonly string[]) {
    const { userId, resourceId } = idempotentAnswers;
    await executor
      .update(idempotentAnswers)
      .set({ answer: { gone: true }, bytes: 0 })
      .where(and(inArray(userId, [...userIds]), inArray(resourceId, [...resourceIds])));
  }

  /** Keys and bytes kept for a person, those included whose day is over and that nobody has cleared away. */
  async function keptFor(executor: Executor, userId: string): Promise<{ keys: number; bytes: number }> {
    const [row] = await executor
      .select({ keys: count(), bytes: sum(idempotentAnswers.bytes) })
      .from(idempotentAnswers)
      .where(eq(idempotentAnswers.userId, userId));
    return { keys: row?.keys ?? 0, bytes: Number(row?.bytes ?? 0) };
  }

  return {
    find,

    /** Set by the features that know projects and firms. */
    askBy(known: Rights) {
      rights = known;
    },
    rights(): Rights {
      if (rights === null) throw new Error("Nobody has said who may read an answer");
      return rights;
    },

    /**
     * Takes the key for this transaction. A second caller waits here until the first has committed and gets its
     * answer; null means the key is ours and the work is to be done. Throws too_many_requests.
     */
    async claim(tx: Transaction, intention: Intention): Promise<Answer | null> {
      const empty = { answer: null, bytes: 0, resourceId: null, firmId: null, firmRole: null };
      const fresh = { ...empty, requestHash: intention.requestHash, createdAt: clock.now() };
      const claimed = await tx
        .insert(idempotentAnswers)
        .values({ userId: intention.userId, route: intention.route, key: intention.key, ...fresh })
        .onConflictDoUpdate({
          target: [idempotentAnswers.userId, idempotentAnswers.route, idempotentAnswers.key],
          set: fresh,
          setWhere: lt(idempotentAnswers.createdAt, oldest()),
        })
        .returning({ key: idempotentAnswers.key });
      if (claimed.length === 0) return find(tx, intention);
      const { keys } = await keptFor(tx, intention.userId);
      if (keys > KEYS_A_PERSON) throw new AppError("too_many_requests", { retryAfter: HOUR });
      return null;
    },

    /** Stores the answer beside the effect, in the same transaction; of a large one only that there was one. */
    async store(tx: Transaction, intention: Intention, { body, resourceId, firm }: Outcome): Promise<void> {
      const bytes = Buffer.byteLength(JSON.stringify(body));
      const fits = bytes <= BODY_MOST && (await keptFor(tx, intention.userId)).bytes + bytes <= BYTES_A_PERSON;
      const kept = fits ? { answer: { body }, bytes } : { answer: { large: true } as const, bytes: 0 };
      const acted = { firmId: firm?.firmId ?? null, firmRole: firm?.role ?? null };
      await tx
        .update(idempotentAnswers)
        .set({ ...kept, ...acted, resourceId })
        .where(same(intention));
    },

    /** Empties the answers that made a resource: what was deleted neither answers again nor is made again. */
    forget: (executor: Executor, userId: string, resourceId: string): Promise<void> =>
      forgetOf(executor, [userId], [resourceId]),

    /** The same for what several people made or worked on. */
    forgetOf,

    /** Forgets everything of an account that is deleted. */
    async forgetAll(executor: Executor, userId: string): Promise<void> {
      await executor.delete(idempotentAnswers).where(eq(idempotentAnswers.userId, userId));
    },

    async purge(executor: Executor): Promise<void> {
      await executor.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, oldest()));
    },
  };
}
