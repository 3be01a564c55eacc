import { ANSWER_HOURS } from "@sunwright/contract/request-states";
import type { Notice } from "@sunwright/contract/notices";
import { roadDistance, type RoadUnit, roadUnitOf } from "@sunwright/engine/countries/road-unit";
import type { Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import { membersOf } from "../shops/members-table";
import { countriesOf } from "../shops/table";
import type { InvitationRow, RequestRow } from "./request-table";

type Said<Of = Notice> = Of extends Notice ? Pick<Of, "kind" | "values"> : never;

interface Telling {
  readonly tx: Transaction;
  readonly tell: Tell;
}

/** Tells the homeowner; nobody where the account or the project is gone. */
export async function tellPerson(
  { tx, tell }: Telling,
  { personId, projectId }: RequestRow,
  said: Said,
): Promise<void> {
  if (personId === null || projectId === null) return;
  await tell(tx, { to: [personId], subject: { kind: "request", id: projectId }, ...said });
}

/** How far a home is, in what roads of a firm's country are counted in. */
interface Away {
  readonly unit: RoadUnit;
  readonly distance: number;
}

/** Tells all who work for a firm. */
export async function tellFirm(
  { tx, tell }: Telling,
  { id, firmId, kilometres }: Pick<InvitationRow, "id" | "firmId" | "kilometres">,
  saidOf: (away: Away) => Said,
): Promise<void> {
  if (firmId === null) return;
  const [firm] = await countriesOf(tx, [firmId]);
  const unit = roadUnitOf(firm?.country);
  const to = (await membersOf(tx, firmId)).map(({ userId }) => userId);
  await tell(tx, { to, subject: { kind: "lead", id }, ...saidOf({ unit, distance: roadDistance(kilometres, unit) }) });
}

/** Nothing of the load or the design: a notice is kept when the lead is over. */
export const offered = (away: Away) => ({ kind: "lead_offered", values: { ...away, hours: ANSWER_HOURS } }) as const;
