import type { Currency } from "@sunwright/engine/parameters/options";
import { bySeverity } from "@sunwright/engine/quotes/severity";
import { dollarsOf } from "@sunwright/engine/quotes/prices";
import { certificateWarnings } from "@sunwright/engine/quotes/terms";
import type { Executor } from "../../platform/database";
import { next } from "../../platform/states";
import { dayIn } from "../../platform/local-day";
import { certificateOf } from "./certificate";
import type { OfferRow } from "./quote-table";
import { QUOTE_RULES, stateAt } from "./rules";
import { quoteOf } from "./written";

interface Of {
  readonly currency: Currency;
  readonly now: Date;
}

/** The homeowner may still accept it. */
export const isAcceptable = (version: OfferRow["version"], now: Date): boolean =>
  next(QUOTE_RULES, stateAt(version, now), "accept", "owner").is === "allowed";

/**
 * Offers with their warnings in today's order. A certificate may end, or be revoked, after an offer was sent: of one that can
 * still be accepted, it is looked at again.
 */
export async function withCurrentWarnings<Row extends Pick<OfferRow, "version" | "invitation">>(
  executor: Executor,
  rows: readonly Row[],
  { currency, now }: Of,
): Promise<readonly Row[]> {
  const shown: Row[] = [];
  for (const row of rows) {
    const { version, invitation } = row;
    const found = version.warnings;
    if (!isAcceptable(version, now) || invitation.firmId === null) {
      shown.push({ ...row, version: { ...version, warnings: bySeverity(found) } });
      continue;
    }
    const certificate = await certificateOf(executor, invitation.firmId, dayIn(now, version.timeZone));
    const quote = quoteOf({ id: version.id, currency, content: version.content, certificate });
    const others = found.filter(({ code }) => code !== "certificate");
    const warnings = bySeverity([...others, ...certificateWarnings(quote, dollarsOf(quote.total, quote) ?? 0)]);
    shown.push({ ...row, version: { ...version, warnings } });
  }
  return shown;
}
