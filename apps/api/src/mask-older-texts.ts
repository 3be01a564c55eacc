import type { ReadingPool } from "./features/reading/pool";
import type { Database } from "./platform/database";
import type { FindUnmasked } from "./platform/unmasked";

/** Rows that are read, masked in a thread and stored at a time. */
const AT_ONCE = 100;

/**
 * Masks what an older release stored as it was typed alone, a few rows at a time until none is left. What is done stays done:
 * after a stop the next run goes on with the rest.
 */
export const createMasking =
  (pool: Pick<ReadingPool, "read">, finders: readonly FindUnmasked[]) =>
  async ({ executor }: Pick<Database, "executor">): Promise<void> => {
    const { signal } = new AbortController();
    for (const find of finders)
      for (let rows = await find(executor, AT_ONCE); rows.length > 0; rows = await find(executor, AT_ONCE)) {
        const asked = rows.map(({ texts, person }) => ({ texts, person }));
        const copies = await pool.read({ input: { kind: "mask-texts", rows: asked }, owner: "masking", signal });
        for (const [at, { keep }] of rows.entries()) await keep(copies[at] ?? []);
      }
  };
