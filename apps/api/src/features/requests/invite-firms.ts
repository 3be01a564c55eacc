import { LIVING_INVITATIONS_MAX } from "@sunwright/contract/request-states";
import { say } from "@sunwright/words/requests";
import type { Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import type { Tell } from "../../platform/tell";
import type { Caller } from "../projects/access";
import { designIsCurrent } from "../projects/present";
import type { ProjectRow } from "../projects/table";
import { findPlacement } from "../roofs/table";
import { findWeatherYear } from "../weather/table";
import { frozen, frozenRoof } from "./freeze-design";
import { maskedRequest, namesOfLoads } from "./masked-table";
import type { Named } from "./present";
import { askable, placeOf, requireDesign } from "./reach";
import { insertInvitations, invitationsOf, type RequestRow, updateRequest } from "./request-table";
import { answerBy, isLiving, leadStateAt, requestEnds, roundedKilometres } from "./rules";
import { offered, tellFirm } from "./notify-sides";

interface Inviting {
  readonly tx: Transaction;
  readonly tell: Tell;
  readonly caller: Caller;
  readonly names: Named;
  readonly project: ProjectRow;
  /** Held, and the state it comes to. */
  readonly request: RequestRow;
  readonly to: RequestRow["state"];
  readonly now: Date;
}

/**
 * Sends a request to firms, the first time with the design of today. Throws not_calculated, design_not_current, place_unknown,
 * installer_not_askable and too_many_invitations.
 */
export async function inviteFirms(inviting: Inviting, ids: readonly string[]): Promise<RequestRow> {
  const { tx, tell, caller, request: held, to, now } = inviting;
  const before = await invitationsOf(tx, held.id);
  const living = before.filter((row) => isLiving(leadStateAt(row, false, now)));
  if (living.length + ids.length > LIVING_INVITATIONS_MAX) throw new AppError("too_many_invitations");
  const sent = held.sentAt === null ? await frozenNow(inviting) : {};
  const request = await updateRequest(tx, held.id, { ...sent, state: to, updatedAt: now });
  const asked = before.flatMap(({ firmId }) => firmId ?? []);
  const found = await askable(tx, request, { userId: caller.userId, ids, now });
  if (found.length < ids.length || ids.some((id) => asked.includes(id))) throw new AppError("installer_not_askable");
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
  for (const row of rows) await tellFirm({ tx, tell }, row, offered);
  return request;
}

/** The design, the roof and the weather as they are now, for as long as the request lives. */
async function frozenNow({ tx, caller, names, project, request: held, now }: Inviting) {
  if (!designIsCurrent(project)) throw new AppError("design_not_current");
  const design = await requireDesign(tx, project.id);
  placeOf(design);
  const roof = frozenRoof((await findPlacement(tx, caller, project.id))?.placement ?? null);
  const weather = await findWeatherYear(tx, caller, project.id);
  const ownWeather = weather && { weatherName: weather.name, weatherHours: Buffer.from(weather.hours) };
  const masked = await maskedRequest(held.note, namesOfLoads(design), names);
  return { ...frozen(design, names), ...ownWeather, design, masked, roof, sentAt: now, expiresAt: requestEnds(now) };
}
