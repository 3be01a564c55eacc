import type { Body, Query } from "@sunwright/contract/endpoint";
import { maskedCopies } from "@sunwright/contract/masked-copies";
import type { acceptOffer, answerOffer, listOffers } from "@sunwright/contract/offers";
import type { Warning } from "@sunwright/engine/quotes/quote";
import { bars } from "@sunwright/engine/quotes/severity";
import { type Executor, type Transaction, uniqueViolation } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { holdInOrder } from "../../platform/lock-order";
import { allowed, next } from "../../platform/states";
import { dayAtFirm } from "../../platform/local-day";
import type { Caller } from "../projects/access";
import { requireProject } from "../projects/require-project";
import { award } from "../requests/award-request";
import { lockRequest, newestOf, type RequestRow } from "../requests/request-table";
import { findFirm, isVerified } from "../shops/table";
import { type Answer, createAnswered } from "./answer-request";
import { withCurrentWarnings } from "./current-warnings";
import type { Parts } from "./desk";
import type { JobsOf } from "./jobs-of";
import { type OfferRow, offersOf, openVersions, touchQuote, updateVersion } from "./quote-table";
import { numberOf, QUOTE_RULES, stateAt } from "./rules";
import { tellFirm } from "./notify-sides";

export type Offers = ReturnType<typeof createOffers>;

/** The homeowner's side. Every method throws project_not_found and not_permitted for somebody who does not own the project, and request_not_found. */
export function createOffers({
  clock,
  tell,
  namesOf,
  verifiedAddress,
  jobs,
}: Pick<Parts, "clock" | "tell" | "namesOf" | "verifiedAddress"> & { readonly jobs: JobsOf }) {
  const answered = createAnswered({ clock, jobs });

  async function requestOf(executor: Executor, caller: Caller, projectId: string): Promise<RequestRow> {
    await requireProject(executor, caller, projectId, "owner");
    const request = await newestOf(executor, projectId);
    if (request === null || request.sentAt === null) throw new AppError("request_not_found");
    return request;
  }

  /** The offer with its request held. Throws offer_not_found and request_awarded. */
  async function hold(tx: Transaction, caller: Caller, projectId: string, versionId: string) {
    const request = await lockRequest(tx, (await requestOf(tx, caller, projectId)).id);
    const offer = (await offersOf(tx, request.id)).find(({ version }) => version.id === versionId);
    if (offer === undefined) throw new AppError("offer_not_found");
    if (request.state === "awarded" || request.state === "closed") throw new AppError("request_awarded");
    const state = stateAt(offer.version, clock.now());
    if (request.state !== "quoting" || state === "expired" || state === "superseded" || state === "withdrawn")
      throw new AppError("offer_over");
    return { request, offer, state };
  }

  return {
    list: async (executor: Executor, caller: Caller, projectId: string, { priority }: Query<typeof listOffers>) =>
      answered(executor, await requestOf(executor, caller, projectId), priority),

    /**
     * Throws offer_not_found, offer_over, request_awarded, wrong_state, price_changed, warnings_unread, firm_not_taking and
     * email_unverified.
     */
    async accept(
      tx: Transaction,
      caller: Caller,
      { projectId, versionId }: { projectId: string; versionId: string },
      { totalMinor, address, acknowledged }: Body<typeof acceptOffer>,
    ): Promise<Answer> {
      await holdInOrder(tx, "account", [caller.userId], "shared");
      const asked = await offersOf(tx, (await requestOf(tx, caller, projectId)).id);
      const firmId = asked.find((each) => each.version.id === versionId)?.invitation.firmId;
      if (firmId != null) await holdInOrder(tx, "firm", [firmId], "shared");
      const { request, offer, state } = await hold(tx, caller, projectId, versionId);
      const { version, invitation, quote } = offer;
      const now = clock.now();
      const outcome = next(QUOTE_RULES, state, "accept", "owner");
      if (outcome.is !== "allowed")
        throw new AppError("wrong_state", { allowed: allowed(QUOTE_RULES, state, "owner") });
      if ((await verifiedAddress(tx, caller.userId)) === null) throw new AppError("email_unverified");
      if (version.totalMinor !== totalMinor) throw new AppError("price_changed");
      const firm = invitation.firmId === null ? null : await findFirm(tx, invitation.firmId, "installer");
      if (firm?.state !== "active" || !(await isVerified(tx, firm.id, dayAtFirm(now, firm))))
        throw new AppError("firm_not_taking");
      const [current] = await withCurrentWarnings(tx, [offer], { currency: request.currency, now });
      const isRead = ({ code, about }: Warning) =>
        acknowledged.some((each) => each.code === code && each.about === about);
      if (!(current?.version.warnings ?? []).filter(bars).every(isRead)) throw new AppError("warnings_unread");
      await decide(tx, version, { state: outcome.to, answeredAt: now, updatedAt: now });
      await closeOthers(tx, request.id, now);
      const all = await offersOf(tx, request.id);
      const lost = await award({ tx, tell, request, invitationId: invitation.id, siteAddress: address, now });
      await touchQuote(tx, quote.id, now);
      const person = await namesOf(tx, caller.userId);
      if (person === null) throw new Error("An owner without an account");
      await jobs.make({ tx, tell }, { request, invitation, quote, version, firm, person, address, now });
      await tellFirm({ tx, tell }, invitation, quote.id, {
        kind: "quote_accepted",
        values: { number: numberOf(quote) },
      });
      for (const theirs of all.filter((other) => lost.some((row) => row.id === other.invitation.id))) {
        const values = { number: numberOf(theirs.quote) };
        await tellFirm({ tx, tell }, theirs.invitation, theirs.quote.id, { kind: "quote_lost", values });
      }
      return answered(tx, await requestOf(tx, caller, projectId));
    },

    /** Throws offer_not_found, offer_over, request_awarded and wrong_state. */
    async answer(
      tx: Transaction,
      caller: Caller,
      { projectId, versionId }: { projectId: string; versionId: string },
      { answer, words }: Body<typeof answerOffer>,
    ): Promise<Answer> {
      const { request, offer, state } = await hold(tx, caller, projectId, versionId);
      const now = clock.now();
      const outcome = next(QUOTE_RULES, state, answer, "owner");
      if (outcome.is !== "allowed")
        throw new AppError("wrong_state", { allowed: allowed(QUOTE_RULES, state, "owner") });
      const replyMasked = maskedCopies(words, await namesOf(tx, caller.userId));
      await decide(tx, offer.version, {
        state: outcome.to,
        reply: words,
        replyMasked,
        answeredAt: now,
        updatedAt: now,
      });
      await touchQuote(tx, offer.quote.id, now);
      await tellFirm({ tx, tell }, offer.invitation, offer.quote.id, {
        kind: answer === "decline" ? "quote_declined" : "quote_change_asked",
        values: { number: numberOf(offer.quote) },
      });
      return answered(tx, request);
    },
  };
}

/** The row is held by its request: who comes second finds another state. Throws request_awarded. */
async function decide(
  tx: Transaction,
  version: OfferRow["version"],
  sent: Parameters<typeof updateVersion>[2],
): Promise<void> {
  try {
    if (!(await updateVersion(tx, version, sent))) throw new Error("A version that is held was changed");
  } catch (error) {
    if (uniqueViolation(error)) throw new AppError("request_awarded", { cause: error });
    throw error;
  }
}

/** Drafts and offers of a request whose end has come; one whose last day is over expires. */
export async function closeOthers(tx: Transaction, requestId: string, now: Date): Promise<void> {
  for (const row of await openVersions(tx, requestId)) {
    const state = stateAt(row, now);
    if (state === "expired") await updateVersion(tx, row, { state });
    const outcome = next(QUOTE_RULES, state, "close", "owner");
    if (outcome.is === "allowed") await updateVersion(tx, row, { state: outcome.to, updatedAt: now });
  }
}
