import { SHORTEST_KEEPING } from "@sunwright/engine/countries/invoice-keeping";
import type { Clock } from "../../platform/clock";
import type { Database, Transaction } from "../../platform/database";

/** What one transaction looks at. */
const AT_ONCE = 100;

interface Asked {
  readonly before: Date;
  /** The greatest id that was looked at. */
  readonly after: string | null;
  readonly limit: number;
}

/**
 * A sweep over papers that are old enough to be over in some country, in the order of their ids: what `forget` finds to be
 * over says nothing of its buyer from then on.
 */
export const sweepKept =
  <Paper extends { readonly id: string }>(
    { clock }: { readonly clock: Clock },
    read: (tx: Transaction, asked: Asked) => Promise<readonly Paper[]>,
    forget: (tx: Transaction, papers: readonly Paper[], now: Date) => Promise<void>,
  ) =>
  async ({ transaction }: Pick<Database, "transaction">): Promise<void> => {
    const now = clock.now();
    const before = new Date(now);
    before.setUTCFullYear(now.getUTCFullYear() - SHORTEST_KEEPING);
    let after: string | null = null;
    do {
      after = await transaction(async (tx) => {
        const some = await read(tx, { before, after, limit: AT_ONCE });
        await forget(tx, some, now);
        return some.length === AT_ONCE ? (some.at(-1)?.id ?? null) : null;
      });
    } while (after !== null);
  };
