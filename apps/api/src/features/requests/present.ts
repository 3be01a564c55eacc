import type { Lead, LeadSummary } from "@sunwright/contract/leads";
import type { QuoteRequest } from "@sunwright/contract/requests";
import { hideContacts } from "@sunwright/contract/contact-hiding";
import { lineOf, type MaskedCopies, maskedCopies, piecesFor } from "@sunwright/contract/masked-copies";
import { hideNames } from "@sunwright/contract/name-hiding";
import { REQUEST_EVENTS } from "@sunwright/contract/request-states";
import { type Fitting, fitOf, fitPoints } from "@sunwright/engine/matching/fit";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { Executor } from "../../platform/database";
import { allowed } from "../../platform/states";
import type { FirmRow } from "../shops/table";
import { frozenOf, type LeadRow } from "./lead-table";
import { invitationsOf, type RequestRow, shownOf } from "./request-table";
import {
  isLiving,
  KILOMETRES_PER_MILE,
  leadStateAt,
  type Loads,
  readingOf,
  REQUEST_RULES,
  showsContact,
} from "./rules";

/** A person by the names that their texts must not hold. */
export interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** A person as the firm that wins reads them. */
export interface Known extends Named {
  readonly email: string;
}

/** Of a session without an account. */
export const NAMELESS: Named = { firstName: "", lastName: "" };

const isEvent = (event: string): event is QuoteRequest["events"][number] =>
  REQUEST_EVENTS.some((known) => known === event);

/** A request as its owner reads it. */
export async function presentRequest(executor: Executor, row: RequestRow, now: Date): Promise<QuoteRequest> {
  const invitations = await invitationsOf(executor, row.id);
  const shown = await shownOf(
    executor,
    invitations.map(({ id }) => id),
  );
  const over = row.state === "sent" && row.expiresAt !== null && row.expiresAt <= now;
  const state = over ? "expired" : row.state;
  return {
    state,
    version: row.version,
    wishDate: row.wishDate,
    budgetMinor: row.budgetMinor,
    roofKind: row.roofKind,
    storeys: row.storeys,
    payment: row.payment,
    priority: row.priority,
    note: row.note,
    phone: row.phone,
    shares: { loads: row.shareLoads, roof: row.shareRoof, supply: row.shareSupply },
    currency: row.currency,
    place: row.place,
    sentAt: row.sentAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    invitations: invitations.map((each) => {
      const seen = shown.filter(({ invitationId }) => invitationId === each.id);
      const first = (what: "request" | "contact" | "full") => {
        const found = seen.find((one) => one.what === what);
        return found === undefined ? [] : [{ what, at: found.shownAt.toISOString() }];
      };
      return {
        id: each.id,
        firmId: each.firmId,
        firm: each.firmName,
        state: leadStateAt(each, seen.length > 0, now),
        kilometres: each.kilometres,
        consent: each.consent,
        offeredAt: each.offeredAt.toISOString(),
        answerBy: each.answerBy.toISOString(),
        answeredAt: each.answeredAt?.toISOString() ?? null,
        reason: each.reason,
        // A firm that declines has no business with the person's mailbox either.
        words: each.wordsShown ?? hideContacts(each.words),
        shown: [...first("request"), ...first("contact"), ...first("full")],
      };
    }),
    events: allowed(REQUEST_RULES, state, "owner").filter(isEvent),
  };
}

interface Reader {
  readonly firm: FirmRow;
  /** Requests that wait for its answer. */
  readonly waiting: number;
  readonly now: Date;
}

const DAY = 86_400_000;

function fittingOf({ invitation, request }: LeadRow, { firm, waiting, now }: Reader): Fitting {
  const free = firm.freeFrom === null ? now.getTime() : Math.max(now.getTime(), Date.parse(firm.freeFrom));
  return {
    kilometres: invitation.kilometres,
    radius: (firm.radius ?? 1) * KILOMETRES_PER_MILE,
    power: request.power,
    leastPower: firm.leastPower,
    mostPower: firm.mostPower,
    days: request.wishDate === null ? null : Math.floor((Date.parse(request.wishDate) - free) / DAY),
    open: Math.max(1, waiting),
    most: firm.mostInvitations,
  };
}

/** What a firm reads of a request before it opens it. Of one that is over neither load nor design is shown. */
export function summaryOf(row: LeadRow, reader: Reader): LeadSummary {
  const { invitation, request, opened } = row;
  const state = leadStateAt(invitation, opened, reader.now);
  const living = isLiving(state);
  return {
    id: invitation.id,
    state,
    place: request.place,
    kilometres: invitation.kilometres,
    systemType: living ? request.systemType : null,
    dailyConsumption: living ? request.dailyConsumption : null,
    panels: living ? request.power : null,
    budgetMinor: living ? request.budgetMinor : null,
    currency: request.currency,
    gridHours: living && request.shareSupply ? request.gridHours : null,
    wishDate: living ? request.wishDate : null,
    offeredAt: invitation.offeredAt.toISOString(),
    answerBy: invitation.answerBy.toISOString(),
    fit: living ? fitPoints(fitOf(fittingOf(row, reader))) : null,
  };
}

/** The whole of it: the frozen design while it is not over, the person from acceptance on. */
export async function presentLead(
  executor: Executor,
  row: LeadRow,
  reader: Reader,
  person: Known | null,
): Promise<Omit<Lead, "quoteId">> {
  const { invitation, request } = row;
  const summary = summaryOf(row, reader);
  const { design, masked, roof, others } = await frozenOf(executor, invitation);
  const known = showsContact(summary.state);
  const won = summary.state === "won";
  // First name and phone are shown from acceptance on, the whole name, and what was typed, with the offer that is accepted.
  const reading = readingOf(summary.state);
  const typed = (text: string, copies: MaskedCopies | undefined) =>
    reading === "whole" ? [text] : piecesFor(reading, text, copies ?? maskedCopies(text, person));
  const details = isLiving(summary.state) && design !== null;
  return {
    ...summary,
    fitParts: isLiving(summary.state) ? [...fitOf(fittingOf(row, reader))] : [],
    others,
    details: details
      ? {
          design: figuresOf(design),
          loads: request.shareLoads ? loadsOf(design, (name, at) => typed(name, masked?.loads[at])) : null,
          roof: request.shareRoof ? roof : null,
          generator: request.shareSupply ? design.basis.parameters.generator : null,
          roofKind: request.roofKind,
          storeys: request.storeys,
          payment: request.payment,
          note: typed(request.note, masked?.note),
        }
      : null,
    contact: known && request.state !== "closed" ? contactOf(request, person, won) : null,
    open: summary.state === "offered" || summary.state === "viewed",
    reason: invitation.reason,
  };
}

/** Name, e-mail and address are for the firm whose offer was accepted. */
const contactOf = ({ phone, siteAddress }: RequestRow, person: Known | null, won: boolean): Lead["contact"] => ({
  firstName: person?.firstName ?? "",
  phone,
  full:
    won && person !== null
      ? { name: `${person.firstName} ${person.lastName}`, email: person.email, address: siteAddress }
      : null,
});

function figuresOf({ panels, battery, inverter, load, simulation }: Design) {
  const [wattHours, ampHours] = [battery.capacity.value, battery.ampHours.value];
  return {
    panelCount: panels.count.value,
    batteryCapacity: wattHours,
    batteryAmpHours: ampHours,
    batteryVoltage: ampHours > 0 ? Math.round(wattHours / ampHours) : 0,
    inverter: inverter.capacity.value,
    peakPower: load.peakPower.value,
    unmetHours: simulation?.unmetHours.value ?? null,
    sunlessHours: simulation?.sunlessHours.value ?? null,
    hourlyPower: load.hourlyPower,
  };
}

function loadsOf({ basis }: Design, typed: (text: string, at: number) => Loads[number]["name"]): Loads | null {
  if (basis.load.kind !== "appliances") return null;
  return basis.load.appliances.map(({ name, power, quantity, hoursPerDay }, at) => ({
    name: typed(name, at),
    power,
    quantity,
    hoursPerDay,
  }));
}

/** The names of a place, as a firm is told it. */
export const placeShown = ({ town, name }: Design["site"], { firstName, lastName }: Named): string =>
  lineOf(hideNames(hideContacts(town?.name ?? name), [firstName, lastName]));
