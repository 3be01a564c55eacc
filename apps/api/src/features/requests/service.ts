import type { Body, Response } from "@sunwright/contract/endpoint";
import type { changeRequest, inviteInstallers, readRequest, saveRequest } from "@sunwright/contract/requests";
import type { RequestEvent } from "@sunwright/contract/request-states";
import type { Windowed } from "../../platform/attempts-table";
import type { Clock } from "../../platform/clock";
import { type Executor, type Transaction, uniqueViolation } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { allowed, next } from "../../platform/states";
import type { Tell } from "../../platform/tell";
import type { Throttle } from "../../platform/throttle";
import type { Caller } from "../projects/access";
import { lockProject, requireProject } from "../projects/require-project";
import { candidatesOf } from "./candidates";
import { frozen } from "./freeze-design";
import { inviteFirms } from "./invite-firms";
import { type Known, NAMELESS, presentRequest } from "./present";
import type { QuotesOf } from "./quotes-of";
import { askingOf, matchedBy, requireDesign } from "./reach";
import { insertRequest, lockOpenOf, newestOf, type RequestRow, updateRequest } from "./request-table";
import { REQUEST_RULES } from "./rules";
import { settled, withdraw } from "./settle-request";

/** Firms that one person asks in a day: three requests whole. */
const RATE: Windowed = { kind: "window", most: 12, window: 86_400 };

export interface Parts {
  readonly clock: Clock;
  readonly tell: Tell;
  readonly throttle: Pick<Throttle, "consume">;
  /** The names of an account; null where there is none. */
  readonly namesOf: (executor: Executor, userId: string) => Promise<Known | null>;
  readonly quotes: QuotesOf;
  /** The address of an account once it is known to be theirs; null till then. */
  readonly verifiedAddress: (executor: Executor, userId: string) => Promise<string | null>;
}

export type Requests = ReturnType<typeof createRequests>;

/** Every method throws project_not_found and not_permitted for somebody who does not own the project. */
export function createRequests({ clock, tell, throttle, namesOf, quotes, verifiedAddress }: Parts) {
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

  /** Throws too_many_attempts. */
  async function count(tx: Transaction, userId: string, firms: number): Promise<void> {
    for (let each = 0; each < firms; each++)
      if (!(await throttle.consume(tx, "quote-request", userId, RATE)))
        throw new AppError("too_many_attempts", { retryAfter: RATE.window });
  }

  return {
    async read(executor: Executor, caller: Caller, projectId: string) {
      await requireProject(executor, caller, projectId, "owner");
      return answered(executor, await newestOf(executor, projectId));
    },

    /** Throws not_calculated and place_unknown. */
    candidates: (executor: Executor, caller: Caller, projectId: string) =>
      candidatesOf(executor, caller, projectId, clock.now()),

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
     * email_unverified, wrong_state, not_calculated, design_not_current, place_unknown, installer_not_askable,
     * too_many_invitations and too_many_attempts.
     */
    async invite(
      tx: Transaction,
      caller: Caller,
      projectId: string,
      { version, firms }: Body<typeof inviteInstallers>,
    ) {
      const project = await lockProject(tx, caller, projectId, "owner");
      await requireVerified(tx, caller.userId);
      const request = await hold(tx, projectId, version);
      const to = after(request, "invite");
      const names = await namesOrNone(tx, caller.userId);
      const ids = firms.map(({ firmId }) => firmId);
      await count(tx, caller.userId, ids.length);
      const inviting = { tx, tell, caller, names, project, request, to, now: clock.now() };
      return answered(tx, await inviteFirms(inviting, ids));
    },

    /** Throws request_not_found, request_changed, wrong_state, and installers_in_reach where there is no need to wait. */
    async change(tx: Transaction, caller: Caller, projectId: string, { version, event }: Body<typeof changeRequest>) {
      await lockProject(tx, caller, projectId, "owner");
      const request = await hold(tx, projectId, version);
      const to = after(request, event);
      const now = clock.now();
      if (event === "withdraw") return answered(tx, await withdraw({ tx, tell, quotes, request, now }));
      await requireVerified(tx, caller.userId);
      const asking = askingOf(await requireDesign(tx, projectId), now);
      const { listed } = await matchedBy(tx, caller.userId, asking, now);
      if (listed.length > 0) throw new AppError("installers_in_reach");
      const { latitude, longitude } = asking.place;
      return answered(tx, await updateRequest(tx, request.id, { state: to, latitude, longitude, updatedAt: now }));
    },
  };
}

/** The state after an event of its owner. Throws wrong_state with what there is. */
function after({ state }: RequestRow, event: RequestEvent) {
  const outcome = next(REQUEST_RULES, state, event, "owner");
  if (outcome.is === "allowed") return outcome.to;
  throw new AppError("wrong_state", { allowed: allowed(REQUEST_RULES, state, "owner") });
}
