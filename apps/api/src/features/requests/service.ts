import type { Body, Response } from "@sunwright/contract/endpoint";
import type {
  Candidate,
  changeRequest,
  inviteInstallers,
  listCandidates,
  readRequest,
  saveRequest,
} from "@sunwright/contract/requests";
import { LIVING_INVITATIONS_MAX, type RequestEvent } from "@sunwright/contract/request-states";
import { kilometresBetween, type Point } from "@sunwright/engine/climate/distance";
import { absenceOf, type Asking, type Firm, installersFor } from "@sunwright/engine/matching/installers";
import type { Design } from "@sunwright/engine/sizing/design";
import { say } from "@sunwright/words/requests";
import type { Windowed } from "../../platform/attempts-table";
import type { Clock } from "../../platform/clock";
import { type Executor, type Transaction, uniqueViolation } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { allowed, next } from "../../platform/states";
import type { Tell } from "../../platform/tell";
import type { Throttle } from "../../platform/throttle";
import type { Caller } from "../projects/access";
import { designIsCurrent } from "../projects/present";
import { lockProject, requireProject } from "../projects/require-project";
import { designOfProject } from "../projects/table";
import { findPlacement } from "../roofs/table";
import { livingState } from "../installers/rules";
import { type FirmToMatch, firmsAround, lockFirms } from "../shops/matching-table";
import { firmOf } from "../shops/table";
import { frozen, frozenRoof } from "./freezing";
import { type Named, presentRequest } from "./present";
import {
  countsOfFirms,
  type FirmCounts,
  insertInvitations,
  insertRequest,
  invitationsOf,
  lockOpenOf,
  newestOf,
  type RequestRow,
  updateRequest,
} from "./request-table";
import { answerBy, isLiving, leadStateAt, matchable, REQUEST_RULES, requestEnds, roundedKilometres } from "./rules";
import { settled, withdraw } from "./settling";
import { offered, tellFirm } from "./telling";

const DAY = 86_400_000;
/** A firm's answers count for so long. [days] Source: the marketplace's design, section 9. */
const ANSWERS_COUNT = 90;
/** Firms that one person asks in a day: three requests whole. */
const RATE: Windowed = { kind: "window", most: 12, window: 86_400 };

export interface Parts {
  readonly clock: Clock;
  readonly tell: Tell;
  readonly throttle: Pick<Throttle, "consume">;
  /** The names of an account; null where there is none. */
  readonly namesOf: (executor: Executor, userId: string) => Promise<Named | null>;
  /** The address of an account once it is known to be theirs; null till then. */
  readonly verifiedAddress: (executor: Executor, userId: string) => Promise<string | null>;
}

const NAMELESS: Named = { firstName: "", lastName: "" };
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Where a design stands. Throws place_unknown. */
function placeOf({ site: { latitude, longitude } }: Design): Point {
  if (latitude === null || longitude === null) throw new AppError("place_unknown");
  return { latitude, longitude };
}

/** Throws not_calculated. */
async function requireDesign(executor: Executor, projectId: string): Promise<Design> {
  const design = await designOfProject(executor, projectId);
  if (design === null) throw new AppError("not_calculated");
  return design;
}

const askingOf = (design: Design, now: Date): Asking => ({
  place: placeOf(design),
  systemType: design.basis.parameters.systemType,
  power: design.panels.capacity.value,
  day: dayOf(now),
});

interface Matched {
  readonly rows: readonly FirmToMatch[];
  readonly firms: readonly Firm[];
  readonly counts: ReadonlyMap<string, FirmCounts>;
}

/** Firms as the rule of matching looks at them. */
export async function matchables(executor: Executor, rows: readonly FirmToMatch[], now: Date): Promise<Matched> {
  const since = new Date(now.getTime() - ANSWERS_COUNT * DAY);
  const ids = rows.map(({ firm }) => firm.id);
  const counts = await countsOfFirms(executor, ids, { now, since });
  return { rows, counts, firms: rows.flatMap((row) => matchable(row, counts.get(row.firm.id)) ?? []) };
}

export type Requests = ReturnType<typeof createRequests>;

/** Every method throws project_not_found and not_permitted for somebody who does not own the project. */
export function createRequests({ clock, tell, throttle, namesOf, verifiedAddress }: Parts) {
  const answered = async (executor: Executor, row: RequestRow | null): Promise<Response<typeof readRequest>> => ({
    request: row === null ? null : await presentRequest(executor, row, clock.now()),
  });

  /** The open request of a project, settled and held. Throws request_not_found and request_changed. */
  async function hold(tx: Transaction, projectId: string, version: number): Promise<RequestRow> {
    const found = await lockOpenOf(tx, projectId);
    if (found === null) throw new AppError("request_not_found");
    if (found.version !== version) throw new AppError("request_changed");
    return settled({ tx, tell, request: found, now: clock.now() });
  }

  async function requireVerified(executor: Executor, userId: string): Promise<void> {
    if ((await verifiedAddress(executor, userId)) === null) throw new AppError("email_unverified");
  }

  async function namesOrNone(executor: Executor, userId: string) {
    return (await namesOf(executor, userId)) ?? NAMELESS;
  }

  async function matchedBy(executor: Executor, userId: string, asking: Asking) {
    const own = await firmOf(executor, userId);
    const rows = (await firmsAround(executor, asking.place)).filter(({ firm }) => firm.id !== own?.firm.id);
    const matched = await matchables(executor, rows, clock.now());
    return { ...matched, ...installersFor(asking, matched.firms) };
  }

  return {
    async read(executor: Executor, caller: Caller, projectId: string) {
      await requireProject(executor, caller, projectId, "owner");
      return answered(executor, await newestOf(executor, projectId));
    },

    /** Throws not_calculated and place_unknown. */
    async candidates(executor: Executor, caller: Caller, projectId: string): Promise<Response<typeof listCandidates>> {
      await requireProject(executor, caller, projectId, "owner");
      const design = await requireDesign(executor, projectId);
      const now = clock.now();
      const asking = askingOf(design, now);
      const { rows, counts, firms, listed, absent } = await matchedBy(executor, caller.userId, asking);
      const request = await newestOf(executor, projectId);
      const open = request !== null && allowed(REQUEST_RULES, request.state, "owner").length > 0;
      const asked = new Set(open ? (await invitationsOf(executor, request.id)).map(({ firmId }) => firmId) : []);
      const shown = listed.flatMap(({ id, kilometres, rating, jobs }): Candidate[] => {
        const row = rows.find(({ firm }) => firm.id === id);
        const firm = firms.find((each) => each.id === id);
        if (row === undefined || firm === undefined) return [];
        const certificates = row.certificates.flatMap(({ kind, expires, ...stored }) => {
          const state = livingState({ ...stored, expires }, asking.day);
          return state === null ? [] : [{ kind, expires, state }];
        });
        const { name, leastPower, mostPower } = row.firm;
        const answerHours = counts.get(id)?.answerHours ?? null;
        const told = { certificates, rating, jobs, answerHours, asked: asked.has(id) };
        return [{ firmId: id, name, kilometres, radius: firm.radius, leastPower, mostPower, ...told }];
      });
      const place = frozen(design, NAMELESS).place;
      return { place, power: asking.power, listed: shown, absent };
    },

    /** Throws not_calculated, request_changed, and wrong_state for one that was sent. */
    async save(tx: Transaction, caller: Caller, projectId: string, body: Body<typeof saveRequest>) {
      const project = await lockProject(tx, caller, projectId, "owner");
      const design = await requireDesign(tx, projectId);
      const { version, shares, ...said } = body;
      const now = clock.now();
      const sent = {
        ...said,
        shareLoads: shares.loads,
        shareRoof: shares.roof,
        shareSupply: shares.supply,
        currency: project.currency,
        ...frozen(design, await namesOrNone(tx, caller.userId)),
        updatedAt: now,
      };
      const found = await lockOpenOf(tx, projectId);
      const standing = found && (await settled({ tx, tell, request: found, now }));
      const before = standing?.state === "expired" ? null : standing;
      if ((before?.version ?? null) !== version) throw new AppError("request_changed");
      if (before === null) {
        const row = { id: newId(now), projectId, personId: caller.userId, state: "draft" as const, createdAt: now };
        try {
          await insertRequest(tx, { ...row, ...sent });
        } catch (error) {
          if (uniqueViolation(error)) throw new AppError("request_changed", { cause: error });
          throw error;
        }
        return answered(tx, await newestOf(tx, projectId));
      }
      if (before.state !== "draft" && before.state !== "no_match")
        throw new AppError("wrong_state", { allowed: allowed(REQUEST_RULES, before.state, "owner") });
      return answered(tx, await updateRequest(tx, before.id, sent));
    },

    /**
     * Sends it to firms: the first time with the design of today, which is frozen. Throws request_not_found, request_changed,
     * email_unverified, wrong_state, not_calculated, design_not_current, place_unknown, installer_not_askable, too_many_invitations and
     * too_many_attempts.
     */
    async invite(
      tx: Transaction,
      caller: Caller,
      projectId: string,
      { version, firms }: Body<typeof inviteInstallers>,
    ) {
      const project = await lockProject(tx, caller, projectId, "owner");
      await requireVerified(tx, caller.userId);
      const held = await hold(tx, projectId, version);
      const to = after(held, "invite");
      for (const _firm of firms)
        if (!(await throttle.consume(tx, "quote-request", caller.userId, RATE)))
          throw new AppError("too_many_attempts", { retryAfter: RATE.window });
      const now = clock.now();
      const before = await invitationsOf(tx, held.id);
      const living = before.filter((row) => isLiving(leadStateAt(row, false, now)));
      if (living.length + firms.length > LIVING_INVITATIONS_MAX) throw new AppError("too_many_invitations");
      let request = held;
      if (held.sentAt === null) {
        if (!designIsCurrent(project)) throw new AppError("design_not_current");
        const design = await requireDesign(tx, projectId);
        placeOf(design);
        const roof = frozenRoof((await findPlacement(tx, caller, projectId))?.placement ?? null);
        const names = await namesOrNone(tx, caller.userId);
        const sent = { ...frozen(design, names), design, roof, sentAt: now, expiresAt: requestEnds(now) };
        request = await updateRequest(tx, held.id, { ...sent, state: to, updatedAt: now });
      } else request = await updateRequest(tx, held.id, { state: to, updatedAt: now });
      const ids = firms.map(({ firmId }) => firmId);
      const asked = before.flatMap(({ firmId }) => firmId ?? []);
      const found = await askable(tx, request, caller.userId, ids);
      if (found.length < ids.length || ids.some((id) => asked.includes(id)))
        throw new AppError("installer_not_askable");
      const rows = found.map(({ firm, kilometres }) => ({
        id: newId(now),
        requestId: request.id,
        firmId: firm.id,
        firmName: firm.name,
        state: "offered" as const,
        kilometres: roundedKilometres(kilometres),
        consent: say("consent", { firm: firm.name }),
        offeredAt: now,
        answerBy: answerBy(now),
      }));
      await insertInvitations(tx, rows);
      for (const row of rows) await tellFirm({ tx, tell }, row, offered(row, request.power));
      return answered(tx, request);
    },

    /** Throws request_not_found, request_changed, wrong_state, and installers_in_reach where there is no need to wait. */
    async change(tx: Transaction, caller: Caller, projectId: string, { version, event }: Body<typeof changeRequest>) {
      await lockProject(tx, caller, projectId, "owner");
      const request = await hold(tx, projectId, version);
      const to = after(request, event);
      const now = clock.now();
      if (event === "withdraw") return answered(tx, await withdraw({ tx, tell, request, now }));
      await requireVerified(tx, caller.userId);
      const asking = askingOf(await requireDesign(tx, projectId), now);
      const { listed } = await matchedBy(tx, caller.userId, asking);
      if (listed.length > 0) throw new AppError("installers_in_reach");
      const { latitude, longitude } = asking.place;
      return answered(tx, await updateRequest(tx, request.id, { state: to, latitude, longitude, updatedAt: now }));
    },
  };

  /** The firms that may be asked for a request now, held: none takes more at once than it says. */
  async function askable(tx: Transaction, request: RequestRow, userId: string, ids: readonly string[]) {
    const { latitude, longitude, systemType, power } = request;
    if (latitude === null || longitude === null) throw new AppError("place_unknown");
    const now = clock.now();
    const asking = { place: { latitude, longitude }, systemType, power, day: dayOf(now) };
    const own = await firmOf(tx, userId);
    const { rows, firms } = await matchables(tx, await lockFirms(tx, ids), now);
    return rows.flatMap(({ firm }) => {
      const able = firms.find(({ id }) => id === firm.id);
      if (able === undefined || firm.id === own?.firm.id || absenceOf(able, asking) !== null) return [];
      return [{ firm, kilometres: kilometresBetween(able.base, asking.place) }];
    });
  }
}

/** The state after an event of its owner. Throws wrong_state with what there is. */
function after({ state }: RequestRow, event: RequestEvent) {
  const outcome = next(REQUEST_RULES, state, event, "owner");
  if (outcome.is === "allowed") return outcome.to;
  throw new AppError("wrong_state", { allowed: allowed(REQUEST_RULES, state, "owner") });
}
