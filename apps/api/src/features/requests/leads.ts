import { hideContacts } from "@sunwright/contract/contact-hiding";
import type { Body, Query, Response } from "@sunwright/contract/endpoint";
import type { answerLead, Lead, listLeads } from "@sunwright/contract/leads";
import { LEADS_PER_PAGE } from "@sunwright/contract/request-states";
import { REQUESTS_AT_ONCE } from "@sunwright/contract/installers";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { holdInOrder } from "../../platform/lock-order";
import { dayAtFirm } from "../../platform/local-day";
import { requireFirm } from "../shops/access";
import { isVerified } from "../shops/table";
import { countLeads, findLead, leadsOf, type LeadRow } from "./lead-table";
import { presentLead, summaryOf } from "./present";
import { countsOfFirms, lockRequest, noteShown, updateInvitation, updateRequest } from "./request-table";
import { isLiving, leadStateAt, showsContact } from "./rules";
import type { Parts } from "./service";
import { settled } from "./settle-request";
import { tellPerson } from "./notify-sides";

const DAY = 86_400_000;

export type Leads = ReturnType<typeof createLeads>;

/** Every method throws installer_not_found for somebody who works for no installer firm. */
export function createLeads({
  clock,
  tell,
  namesOf,
  quotes,
  verifiedAddress,
}: Pick<Parts, "clock" | "tell" | "namesOf" | "quotes" | "verifiedAddress">) {
  async function requireLead(executor: Executor, userId: string, id: string): Promise<LeadRow> {
    const found = await findLead(executor, userId, id);
    if (found === null) throw new AppError("lead_not_found");
    return found;
  }

  const personOf = (executor: Executor, { request }: LeadRow) =>
    request.personId === null ? null : namesOf(executor, request.personId);

  /** Writes down what the reader is shown before it is answered. */
  async function show(executor: Executor, userId: string, row: LeadRow): Promise<Lead> {
    const now = clock.now();
    const { firm } = await requireFirm(executor, userId, "installer");
    const state = leadStateAt(row.invitation, row.opened, now);
    const seen = { invitationId: row.invitation.id, userId, shownAt: now };
    if (isLiving(state)) await noteShown(executor, { ...seen, what: "request" });
    if (showsContact(state)) await noteShown(executor, { ...seen, what: "contact" });
    if (state === "won") await noteShown(executor, { ...seen, what: "full" });
    const { waiting } = await countLeads(executor, firm.id, now);
    const quoteId = await quotes.idOf(executor, row.invitation.id);
    const reader = { firm, waiting, now };
    return {
      ...(await presentLead(executor, { ...row, opened: true }, reader, await personOf(executor, row))),
      quoteId,
    };
  }

  return {
    async list(
      executor: Executor,
      userId: string,
      { view, sort, search, after }: Query<typeof listLeads>,
    ): Promise<Response<typeof listLeads>> {
      const { firm } = await requireFirm(executor, userId, "installer");
      const now = clock.now();
      const counts = await countLeads(executor, firm.id, now);
      const reader = { firm, waiting: counts.waiting, now };
      // What waits is no more than a firm takes at a time: it is sorted whole.
      const limit = view === "waiting" ? REQUESTS_AT_ONCE.max : LEADS_PER_PAGE + 1;
      const question = { firmId: firm.id, view, now, search, limit, after: view === "waiting" ? undefined : after };
      const rows = await leadsOf(executor, question);
      const shown = view === "waiting" ? rows : rows.slice(0, LEADS_PER_PAGE);
      const leads = shown.map((row) => summaryOf(row, reader));
      const since = new Date(now.getTime() - 90 * DAY);
      const known = (await countsOfFirms(executor, [firm.id], { now, since })).get(firm.id);
      const waiting =
        view === "waiting" && search === ""
          ? rows
          : await leadsOf(executor, { ...question, view: "waiting", search: "", after: undefined });
      const ends = waiting.map(({ invitation }) => invitation.answerBy.toISOString()).toSorted();
      return {
        leads: view === "waiting" ? sorted(leads, sort) : leads,
        next: rows.length > shown.length ? (shown.at(-1)?.invitation.id ?? null) : null,
        counts,
        most: firm.mostInvitations,
        nextEnds: ends[0] ?? null,
        answerHours: known?.answerHours ?? null,
      };
    },

    /** Throws lead_not_found. */
    async read(executor: Executor, userId: string, id: string): Promise<Lead> {
      await requireFirm(executor, userId, "installer");
      return show(executor, userId, await requireLead(executor, userId, id));
    },

    /** Throws lead_not_found, lead_answered, lead_over, firm_not_able and email_unverified. */
    async answer(tx: Transaction, userId: string, id: string, body: Body<typeof answerLead>): Promise<Lead> {
      // Read again once it is held: it may have been closed or suspended meanwhile.
      await holdInOrder(tx, "firm", [(await requireFirm(tx, userId, "installer")).firm.id], "shared");
      const { firm } = await requireFirm(tx, userId, "installer");
      const { invitation: found } = await requireLead(tx, userId, id);
      const now = clock.now();
      const held = await lockRequest(tx, found.requestId);
      // Looked at again, now that the request is held: a colleague, the homeowner or the clock may have been faster.
      const row = await requireLead(tx, userId, id);
      const { invitation } = row;
      const state = leadStateAt(invitation, row.opened, now);
      if (state !== "offered" && state !== "viewed")
        throw new AppError(showsContact(state) || state === "declined" ? "lead_answered" : "lead_over");
      const request = await settled({ tx, tell, request: held, now });
      if (request.state !== "sent" && request.state !== "quoting") throw new AppError("lead_over");
      if (body.answer === "decline") {
        const { reason, words } = body;
        await updateInvitation(tx, id, {
          state: "declined",
          answeredAt: now,
          reason,
          words,
          wordsShown: hideContacts(words),
        });
        const values = { firm: invitation.firmName, reason };
        await tellPerson({ tx, tell }, request, { kind: "request_declined", values });
      } else {
        if ((await verifiedAddress(tx, userId)) === null) throw new AppError("email_unverified");
        const working = firm.state === "active" || firm.state === "paused";
        if (!working || !(await isVerified(tx, firm.id, dayAtFirm(now, firm)))) throw new AppError("firm_not_able");
        await updateInvitation(tx, id, { state: "accepted", answeredAt: now });
        await tellPerson({ tx, tell }, request, { kind: "request_accepted", values: { firm: invitation.firmName } });
      }
      const after = body.answer === "accept" ? "quoting" : request.state;
      await updateRequest(tx, request.id, { state: after, updatedAt: now });
      return show(tx, userId, await requireLead(tx, userId, id));
    },
  };
}

type Summaries = Response<typeof listLeads>["leads"];
function sorted(leads: Summaries, sort: Query<typeof listLeads>["sort"]): Summaries {
  const orders = {
    fit: (one: Summaries[number], other: Summaries[number]) =>
      (other.fit ?? 0) - (one.fit ?? 0) || (one.id < other.id ? 1 : -1),
    ends: (one: Summaries[number], other: Summaries[number]) => (one.answerBy < other.answerBy ? -1 : 1),
    newest: (one: Summaries[number], other: Summaries[number]) => (one.id < other.id ? 1 : -1),
  };
  return leads.toSorted(orders[sort]);
}
