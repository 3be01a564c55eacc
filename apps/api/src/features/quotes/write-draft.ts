import type { Body, Response } from "@sunwright/contract/endpoint";
import type { addVersion, checkDraft, FirmQuote, QuoteDraft, saveDraft } from "@sunwright/contract/quotes";
import { OPTIONS_MAX, QUOTE_DAYS, VERSIONS_MAX } from "@sunwright/contract/quote-states";
import { type Executor, type Transaction, uniqueViolation } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import type { Viewer } from "../../platform/sessions";
import { zoneAt } from "@sunwright/engine/climate/zone-name";
import { dayIn, daysAfter } from "../../platform/local-day";
import { currentFigures } from "../figure-versions/table";
import { findLead, frozenHouse } from "../requests/lead-table";
import { leadStateAt } from "../requests/rules";
import { requireFirm } from "../shops/access";
import { firstDraft } from "./begin-draft";
import type { Desk, Parts, Place } from "./desk";
import { resolved } from "./live-parts";
import { firmLines } from "./present";
import {
  deleteVersion,
  insertQuote,
  insertVersion,
  type NewVersion,
  quoteIdOf,
  touchQuote,
  updateVersion,
  type VersionRow,
  versionsOf,
} from "./quote-table";
import { eventsOfFirm, isRevisable, stateAt } from "./rules";
import { marginOf, newTotalsOf } from "./written";
import { written } from "./written-row";

const OPTIONS = Array.from({ length: OPTIONS_MAX }, (_, index) => index + 1);

export type Drafting = ReturnType<typeof createDrafting>;

/** What a firm writes before it is sent. Every method throws installer_not_found and quote_not_found. */
export function createDrafting({ clock, desk }: Pick<Parts, "clock"> & { readonly desk: Desk }) {
  return {
    /** Finds the one there is, or begins one with the request's design. Throws lead_not_found, lead_over and firm_not_able. */
    async start(tx: Transaction, viewer: Viewer, leadId: string): Promise<FirmQuote> {
      const { firm } = await requireFirm(tx, viewer.userId, "installer");
      const lead = await findLead(tx, viewer.userId, leadId);
      if (lead === null) throw new AppError("lead_not_found");
      const there = await quoteIdOf(tx, leadId);
      if (there !== null) return desk.answered(tx, viewer, there);
      const now = clock.now();
      const state = leadStateAt(lead.invitation, lead.opened, now);
      const house = await frozenHouse(tx, lead.request.id);
      if ((state !== "accepted" && state !== "site_visit") || house === null) throw new AppError("lead_over");
      if (firm.state !== "active" && firm.state !== "paused") throw new AppError("firm_not_able");
      const id = newId(now);
      if (!(await insertQuote(tx, { id, invitationId: leadId, createdAt: now, updatedAt: now }))) {
        const other = await quoteIdOf(tx, leadId);
        return desk.answered(tx, viewer, other ?? id);
      }
      const timeZone = zoneAt(house.design.site, house.design.basis.parameters.country);
      const begun = firstDraft(house.design, dayIn(now, timeZone), await currentFigures(tx));
      await insertVersion(tx, {
        id: newId(now),
        quoteId: id,
        requestId: lead.request.id,
        option: 1,
        number: 1,
        state: "draft",
        ...begun,
        totalMinor: 0,
        validUntil: begun.content.validUntil,
        timeZone,
        createdAt: now,
        updatedAt: now,
      });
      return desk.answered(tx, viewer, id);
    },

    /** Nothing is kept of it: a line whose product has left its shop says so. Throws quote_over, amount_too_large, server_busy and calculation_cancelled. */
    async check(
      executor: Executor,
      viewer: Viewer,
      { quoteId, draft, signal }: { quoteId: string; draft: QuoteDraft; signal: AbortSignal },
    ): Promise<Response<typeof checkDraft>> {
      const found = await desk.requireOpen(executor, viewer.userId, quoteId);
      const of = await resolved(executor, draft, { viewer, currency: found.request.currency, lenient: true });
      const totals = newTotalsOf(of.content, found.request.currency);
      const judged = await desk.look(executor, viewer, found, of, signal);
      return {
        totals,
        ...marginOf(of.content, of.costs),
        lines: [...firmLines(of.content, of.costs, of.sources)],
        panels: of.content.panels,
        battery: of.content.battery,
        inverter: of.content.inverter,
        figures: judged.years,
        warnings: [...judged.warnings],
        wiring: [...judged.wiring],
      };
    },

    /** Throws quote_over, draft_exists and too_many_versions. */
    async add(tx: Transaction, viewer: Viewer, quoteId: string, { from, as }: Body<typeof addVersion>) {
      await desk.hold(tx, viewer.userId, quoteId);
      const versions = await versionsOf(tx, quoteId);
      const source = versions.find(({ id }) => id === from);
      if (source === undefined) throw new AppError("quote_not_found");
      const options = [...new Set(versions.map(({ option }) => option))];
      const free = OPTIONS.find((option) => !options.includes(option));
      const option = as === "option" ? free : source.option;
      if (option === undefined || versions.length >= VERSIONS_MAX) throw new AppError("too_many_versions");
      const ofOption = versions.filter((row) => row.option === option);
      if (ofOption.some(({ state }) => state === "draft")) throw new AppError("draft_exists");
      const now = clock.now();
      if (as === "version" && !isRevisable(stateAt(source, now))) throw new AppError("draft_exists");
      const number = Math.max(0, ...ofOption.map((row) => row.number)) + 1;
      const row = following(source, { option, number, now, isOption: as === "option" });
      try {
        await insertVersion(tx, row);
      } catch (error) {
        if (uniqueViolation(error)) throw new AppError("draft_exists", { cause: error });
        throw error;
      }
      await touchQuote(tx, quoteId, now);
      return desk.answered(tx, viewer, quoteId);
    },

    /** Throws quote_over, quote_changed, wrong_state, one_currency, product_not_found and amount_too_large. */
    async save(tx: Transaction, viewer: Viewer, place: Place, { version, draft }: Body<typeof saveDraft>) {
      const found = await desk.hold(tx, viewer.userId, place.quoteId);
      const row = await desk.requireVersion(tx, place);
      if (row.state !== "draft") throw new AppError("wrong_state", { allowed: eventsOfFirm(row, clock.now()) });
      const now = clock.now();
      const of = await resolved(tx, draft, { viewer, currency: found.request.currency });
      if (!(await updateVersion(tx, { id: row.id, version }, written(of, found, now))))
        throw new AppError("quote_changed");
      await touchQuote(tx, place.quoteId, now);
      return desk.answered(tx, viewer, place.quoteId);
    },

    /** Throws wrong_state for what was sent, and last_version. */
    async remove(tx: Transaction, viewer: Viewer, place: Place) {
      await desk.hold(tx, viewer.userId, place.quoteId);
      const row = await desk.requireVersion(tx, place);
      if (row.state !== "draft") throw new AppError("wrong_state", { allowed: eventsOfFirm(row, clock.now()) });
      if ((await versionsOf(tx, place.quoteId)).length === 1) throw new AppError("last_version");
      await deleteVersion(tx, row.id);
      await touchQuote(tx, place.quoteId, clock.now());
      return desk.answered(tx, viewer, place.quoteId);
    },
  };
}

interface Following {
  readonly option: number;
  readonly number: number;
  readonly now: Date;
  /** What was said to warnings was said of what was found then: another option has other warnings. */
  readonly isOption: boolean;
}

/** A draft with what a version says. */
function following(
  { quoteId, requestId, ...source }: VersionRow,
  { option, number, now, isOption }: Following,
): NewVersion {
  const { timeZone } = source;
  const today = dayIn(now, timeZone);
  const validUntil = source.validUntil > today ? source.validUntil : daysAfter(today, QUOTE_DAYS.valid);
  return {
    id: newId(now),
    quoteId,
    requestId,
    option,
    number,
    state: "draft",
    content: { ...source.content, validUntil, answers: isOption ? [] : source.content.answers },
    costs: source.costs,
    totalMinor: source.totalMinor,
    validUntil,
    timeZone,
    createdAt: now,
    updatedAt: now,
  };
}
