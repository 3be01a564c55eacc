import type { FastifyBaseLogger } from "fastify";

/** Work that goes on after its call was answered, so that the time of the answer tells nothing about it. */
export interface Afterwards {
  run(work: () => Promise<void>): void;
  /** Resolves when nothing is left to do; a server that stops waits for it. */
  settled(): Promise<void>;
}

export function createAfterwards(log: FastifyBaseLogger): Afterwards {
  const pending = new Set<Promise<void>>();
  return {
    run(work) {
      const job = work()
        .catch((error: unknown) => log.error({ err: error }, "work after an answer failed"))
        .finally(() => pending.delete(job));
      pending.add(job);
    },
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
