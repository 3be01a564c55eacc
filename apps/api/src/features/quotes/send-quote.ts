import { maskedCopies } from "@sunwright/contract/masked-copies";
import { QUOTE_DAYS } from "@sunwright/contract/quote-states";
import type { CheckedQuote } from "@sunwright/engine/quotes/check-quotes";
import { METHOD } from "@sunwright/engine/sizing/inputs/defaults";
import type { Executor, Transaction } from "../../platform/database";
import { AppError, toldIssue } from "../../platform/errors";
import type { Viewer } from "../../platform/sessions";
import { next } from "../../platform/states";
import { told } from "../../platform/told";
import { dayAtFirm, dayIn, daysAfter } from "../../platform/local-day";
import { markQuoted } from "../requests/award-request";
import { lockRequest } from "../requests/request-table";
import { requireFirm } from "../shops/access";
import { isVerified } from "../shops/table";
import type { Desk, Parts, Place } from "./desk";
import { resolved, type Resolved } from "./live-parts";
import { shownWords } from "./masked-table";
import { draftOf } from "./present";
import { type FoundQuote, touchQuote, updateVersion, versionsOf } from "./quote-table";
import { eventsOfFirm, isOpen, QUOTE_RULES, stateAt } from "./rules";
import { tellOwner } from "./notify-sides";
import { newTotalsOf } from "./written";
import { written } from "./written-row";

/** What a version is sent with, made before the transaction. */
export interface Prepared {
  readonly version: number;
  readonly resolved: Resolved;
  readonly judged: CheckedQuote;
}

interface Sources extends Pick<Parts, "clock" | "tell" | "verifiedAddress"> {
  readonly desk: Desk;
}

export type Sending = ReturnType<typeof createSending>;

/** Versions that leave the firm, and come back. Every method throws installer_not_found and quote_not_found. */
export function createSending({ clock, tell, verifiedAddress, desk }: Sources) {
  return {
    /** Simulates what is to be sent. Throws quote_over, quote_changed, quote_incomplete and what the check throws. */
    async prepare(
      executor: Executor,
      viewer: Viewer,
      place: Place & { readonly version: number; readonly signal: AbortSignal },
    ): Promise<Prepared> {
      const found = await desk.requireOpen(executor, viewer.userId, place.quoteId);
      const row = await desk.requireVersion(executor, place);
      if (row.state !== "draft") throw new AppError("wrong_state", { allowed: eventsOfFirm(row, clock.now()) });
      if (row.version !== place.version) throw new AppError("quote_changed");
      const of = await resolved(executor, draftOf(row), { viewer, currency: found.request.currency });
      refuseIncomplete(of, found, { timeZone: row.timeZone, now: clock.now() });
      return { version: row.version, resolved: of, judged: await desk.look(executor, viewer, found, of, place.signal) };
    },

    /** Throws quote_over, quote_changed, firm_not_able and email_unverified. */
    async send(tx: Transaction, viewer: Viewer, place: Place, { version, resolved: of, judged }: Prepared) {
      const found = await desk.hold(tx, viewer.userId, place.quoteId);
      const { firm } = await requireFirm(tx, viewer.userId, "installer");
      const now = clock.now();
      const row = await desk.requireVersion(tx, place);
      const outcome = next(QUOTE_RULES, row.state, "send", "firm");
      if (outcome.is !== "allowed") throw new AppError("wrong_state", { allowed: eventsOfFirm(row, now) });
      if ((await verifiedAddress(tx, viewer.userId)) === null) throw new AppError("email_unverified");
      const working = firm.state === "active" || firm.state === "paused";
      if (!working || !(await isVerified(tx, firm.id, dayAtFirm(now, firm)))) throw new AppError("firm_not_able");
      for (const before of await versionsOf(tx, place.quoteId))
        if (before.option === row.option && isOpen(before.state))
          await updateVersion(tx, before, { state: isOpen(stateAt(before, now)) ? "superseded" : "expired" });
      const sent = {
        ...written(of, found, now),
        shown: shownWords(of.content),
        replyMasked: maskedCopies("", null),
        state: outcome.to,
        figures: judged.years,
        warnings: judged.warnings,
        method: METHOD,
        sentAt: now,
      };
      if (!(await updateVersion(tx, { id: row.id, version }, sent))) throw new AppError("quote_changed");
      if (found.invitation.state !== "quoted") await markQuoted(tx, found.invitation);
      await touchQuote(tx, place.quoteId, now);
      const values = { firm: found.invitation.firmName, version: row.number };
      await tellOwner({ tx, tell }, found.request, { kind: "offer_sent", values });
      return desk.answered(tx, viewer, place.quoteId);
    },

    /** Throws wrong_state. */
    async withdraw(tx: Transaction, viewer: Viewer, place: Place) {
      const { request } = await desk.require(tx, viewer.userId, place.quoteId);
      await lockRequest(tx, request.id);
      const found = await desk.require(tx, viewer.userId, place.quoteId);
      const row = await desk.requireVersion(tx, place);
      const now = clock.now();
      const outcome = next(QUOTE_RULES, stateAt(row, now), "withdraw", "firm");
      if (outcome.is !== "allowed") throw new AppError("wrong_state", { allowed: eventsOfFirm(row, now) });
      await updateVersion(tx, row, { state: outcome.to, answeredAt: now, updatedAt: now });
      await touchQuote(tx, place.quoteId, now);
      const values = { firm: found.invitation.firmName };
      await tellOwner({ tx, tell }, found.request, { kind: "offer_withdrawn", values });
      return desk.answered(tx, viewer, place.quoteId);
    },
  };
}

interface Moment {
  /** Of the house. */
  readonly timeZone: string;
  readonly now: Date;
}

/** What has to be there before a homeowner is asked to decide. Throws quote_incomplete and amount_too_large. */
function refuseIncomplete({ content }: Resolved, { request }: FoundQuote, { timeZone, now }: Moment): void {
  const { totalMinor, milestonesMinor } = newTotalsOf(content, request.currency);
  const shares = content.milestones.reduce((sum, { percent }) => sum + percent, 0);
  const today = dayIn(now, timeZone);
  const latest = daysAfter(today, QUOTE_DAYS.most);
  const issues = [
    ...(totalMinor > 0 ? [] : [toldIssue("lines", told("quote.noPrice"))]),
    ...(shares === 100 ? [] : [toldIssue("milestones", told("quote.milestones", { found: shares }))]),
    ...(shares === 100 && totalMinor > 0 && milestonesMinor.includes(0)
      ? [toldIssue("milestones", told("quote.emptyMilestone"))]
      : []),
    ...(content.validUntil >= today && content.validUntil <= latest
      ? []
      : [toldIssue("validUntil", told("quote.validUntil", { most: QUOTE_DAYS.most }))]),
  ];
  if (issues.length > 0) throw new AppError("quote_incomplete", { issues });
}
