import type { Notice } from "@sunwright/contract/notices";
import type { Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import type { InvitationRow, RequestRow } from "../requests/request-table";
import { membersOf } from "../shops/members-table";

type Said<Of = Notice> = Of extends Notice ? Pick<Of, "kind" | "values"> : never;

interface Telling {
  readonly tx: Transaction;
  readonly tell: Tell;
}

/** Tells the homeowner; nobody where the account or the project is gone. */
export async function tellOwner({ tx, tell }: Telling, { personId, projectId }: RequestRow, said: Said): Promise<void> {
  if (personId === null || projectId === null) return;
  await tell(tx, { to: [personId], subject: { kind: "offers", id: projectId }, ...said });
}

/** Tells all who work for the firm of a quote. */
export async function tellFirm(
  { tx, tell }: Telling,
  { firmId }: Pick<InvitationRow, "firmId">,
  quoteId: string,
  said: Said,
): Promise<void> {
  if (firmId === null) return;
  const to = (await membersOf(tx, firmId)).map(({ userId }) => userId);
  await tell(tx, { to, subject: { kind: "quote", id: quoteId }, ...said });
}
