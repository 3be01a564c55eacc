import type { Access } from "@sunwright/contract/access";
import { createHash, webcrypto } from "node:crypto";
import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { Clock } from "./clock";
import type { Executor, Transaction } from "./database";
import { AppError } from "./errors";
import { idempotentAnswers } from "./schema";
import type { Viewer } from "./sessions";

/** How long a key keeps its answer. [ms] */
const KEPT = 24 * 3_600_000;
const KEY = /^[\x21-\x7e]{1,200}$/;

/** One intention of one person: the same intention sent twice is done once. */
export interface Intention {
  readonly userId: string;
  readonly route: string;
  readonly key: string;
  readonly requestHash: string;
}

export interface Answer {
  readonly body: unknown;
  /** What the call made or was about. */
  readonly resourceId: string | null;
}

/** Whether the caller may do with a project what an answer about it needs. */
export type MayRead = (executor: Executor, viewer: Viewer, projectId: string, need: Access) => Promise<boolean>;

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
  let ask: MayRead = () => Promise.reject(new Error("Nobody has said who may read an answer about a project"));

  /** The answer given before, if any. Throws idempotency_key_reused when the request was another one. */
  async function find(executor: Executor, intention: Intention): Promise<Answer | null> {
    const [row] = await executor
      .select({
        requestHash: idempotentAnswers.requestHash,
        answer: idempotentAnswers.answer,
        resourceId: idempotentAnswers.resourceId,
      })
      .from(idempotentAnswers)
      .where(and(same(intention), gt(idempotentAnswers.createdAt, oldest())));
    if (!row) return null;
    if (row.requestHash !== intention.requestHash) throw new AppError("idempotency_key_reused");
    return row.answer && { body: row.answer.body, resourceId: row.resourceId };
  }

  async function forgetOf(executor: Executor, userIds: readonly string[], resourceIds: readonly string[]) {
    const { userId, resourceId } = idempotentAnswers;
    await executor
      .delete(idempotentAnswers)
      .where(and(inArray(userId, [...userIds]), inArray(resourceId, [...resourceIds])));
  }

  return {
    find,

    /** Said by the feature that knows projects. */
    askBy(mayRead: MayRead) {
      ask = mayRead;
    },
    mayRead: (...question: Parameters<MayRead>) => ask(...question),

    /**
     * Takes the key for this transaction. A second caller waits here until the first has committed and gets its
     * answer; null means the key is ours and the work is to be done.
     */
    async claim(tx: Transaction, intention: Intention): Promise<Answer | null> {
      const fresh = { requestHash: intention.requestHash, answer: null, resourceId: null, createdAt: clock.now() };
      const claimed = await tx
        .insert(idempotentAnswers)
        .values({ userId: intention.userId, route: intention.route, key: intention.key, ...fresh })
        .onConflictDoUpdate({
          target: [idempotentAnswers.userId, idempotentAnswers.route, idempotentAnswers.key],
          set: fresh,
          setWhere: lt(idempotentAnswers.createdAt, oldest()),
        })
        .returning({ key: idempotentAnswers.key });
      return claimed.length > 0 ? null : find(tx, intention);
    },

    /** Stores the answer beside the effect, in the same transaction. */
    async store(tx: Transaction, intention: Intention, body: unknown, resourceId: string | null): Promise<void> {
      await tx.update(idempotentAnswers).set({ answer: { body }, resourceId }).where(same(intention));
    },

    /** Forgets the answers that made a resource, so that what was deleted does not answer again. */
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
