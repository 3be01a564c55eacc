import type { Reading } from "@sunwright/contract/masked-copies";
import {
  ANSWER_HOURS,
  type LeadState,
  LIVING_LEADS,
  REQUEST_DAYS,
  type RequestEvent,
  type RequestState,
} from "@sunwright/contract/request-states";
import type { Lead } from "@sunwright/contract/leads";
import type { Firm } from "@sunwright/engine/matching/installers";
import type { Transition } from "../../platform/states";
import type { FirmToMatch } from "../shops/matching-table";

const HOUR = 3_600_000;
export const KILOMETRES_PER_MILE = 1.609344;

type RequestRole = "owner" | "firm" | "clock";

/** The life of a request. Source: the marketplace's design, section 4. An offer that is accepted awards it. */
export const REQUEST_RULES: readonly Transition<
  RequestState,
  RequestEvent | "accept" | "expire" | "award" | "reopen" | "finish",
  RequestRole
>[] = [
  { from: "draft", event: "invite", to: "sent", who: ["owner"] },
  { from: "draft", event: "wait", to: "no_match", who: ["owner"] },
  { from: "draft", event: "withdraw", to: "withdrawn", who: ["owner"] },
  { from: "no_match", event: "invite", to: "sent", who: ["owner"] },
  { from: "no_match", event: "withdraw", to: "withdrawn", who: ["owner"] },
  { from: "sent", event: "invite", to: "sent", who: ["owner"] },
  { from: "sent", event: "withdraw", to: "withdrawn", who: ["owner"] },
  { from: "sent", event: "accept", to: "quoting", who: ["firm"] },
  { from: "sent", event: "expire", to: "expired", who: ["clock"] },
  { from: "quoting", event: "invite", to: "quoting", who: ["owner"] },
  { from: "quoting", event: "withdraw", to: "withdrawn", who: ["owner"] },
  { from: "quoting", event: "accept", to: "quoting", who: ["firm"] },
  { from: "quoting", event: "award", to: "awarded", who: ["owner"] },
  { from: "awarded", event: "finish", to: "closed", who: ["clock"] },
  { from: "awarded", event: "reopen", to: "quoting", who: ["owner"] },
];

type LeadEvent = "view" | "accept" | "decline" | "expire" | "withdraw" | "quote" | "win" | "lose" | "cancel";

/** The life of what one firm is asked. */
export const LEAD_RULES: readonly Transition<LeadState, LeadEvent, RequestRole>[] = [
  { from: "offered", event: "view", to: "viewed", who: ["firm"] },
  ...(["offered", "viewed"] as const).flatMap(
    (from) =>
      [
        { from, event: "accept", to: "accepted", who: ["firm"] },
        { from, event: "decline", to: "declined", who: ["firm"] },
        { from, event: "expire", to: "expired", who: ["clock"] },
        { from, event: "withdraw", to: "withdrawn", who: ["owner"] },
      ] as const,
  ),
  ...(["accepted", "site_visit", "quoted"] as const).flatMap(
    (from) =>
      [
        { from, event: "withdraw", to: "withdrawn", who: ["owner"] },
        { from, event: "quote", to: "quoted", who: ["firm"] },
        { from, event: "lose", to: "lost", who: ["owner"] },
      ] as const,
  ),
  { from: "quoted", event: "win", to: "won", who: ["owner"] },
  { from: "won", event: "cancel", to: "withdrawn", who: ["owner"] },
];

export const answerBy = (offeredAt: Date) => new Date(offeredAt.getTime() + ANSWER_HOURS * HOUR);
export const requestEnds = (sentAt: Date) => new Date(sentAt.getTime() + REQUEST_DAYS * 24 * HOUR);

interface Clocked {
  readonly state: LeadState;
  readonly answerBy: Date;
}
/** Its state now: the clock ends what waits, swept or not. */
export const leadStateAt = ({ state, answerBy: until }: Clocked, opened: boolean, now: Date): LeadState =>
  state !== "offered" ? state : until <= now ? "expired" : opened ? "viewed" : "offered";

export const isLiving = (state: LeadState): boolean => LIVING_LEADS.some((living) => living === state);
/** From acceptance on, and while it is not over, the firm sees whom it is about. */
export const showsContact = (state: LeadState): boolean =>
  state === "accepted" || state === "site_visit" || state === "quoted" || state === "won";

/** To 5 km: nobody finds a street by asking twice. */
export const roundedKilometres = (kilometres: number): number => Math.round(kilometres / 5) * 5;

/** The day from which a firm is free, where that is later than today. */
export const freeAfter = ({ freeFrom }: Pick<FirmToMatch["firm"], "freeFrom">, today: string): string | null =>
  freeFrom !== null && freeFrom > today ? freeFrom : null;

/** A firm as the rule of matching looks at it. */
export function matchable(
  { firm, certificates }: FirmToMatch,
  counts: { readonly open: number; readonly invited: number; readonly answered: number } | undefined,
  ratings: readonly number[],
): Firm | null {
  const { id, latitude, longitude, radius, state, leastPower, mostPower, mostInvitations } = firm;
  if (latitude === null || longitude === null || radius === null) return null;
  return {
    id,
    base: { latitude, longitude },
    radius: radius * KILOMETRES_PER_MILE,
    paused: state === "paused",
    certificates: certificates.map(({ state: of, expires, systemTypes }) => ({
      state: of,
      until: expires,
      systemTypes,
    })),
    openInvitations: counts?.open ?? 0,
    mostInvitations,
    leastPower,
    mostPower,
    ratings,
    invited: counts?.invited ?? 0,
    answered: counts?.answered ?? 0,
  };
}

/** The whole of what a person typed is for the firm that wins; one that has accepted knows their first name. */
export const readingOf = (state: LeadState): Reading =>
  state === "won" ? "whole" : showsContact(state) ? "known" : "stranger";

export type Loads = NonNullable<NonNullable<Lead["details"]>["loads"]>;
