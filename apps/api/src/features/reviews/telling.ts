import type { Notice } from "@sunwright/contract/notices";
import type { Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import { membersOf } from "../shops/members-table";
import type { ReviewRow } from "./table";
import type { Reviewed } from "./things";

type Said<Of = Notice> = Of extends Notice ? Pick<Of, "kind" | "values"> : never;
interface Telling {
  readonly tx: Transaction;
  readonly tell: Tell;
}

/** All who work for the firm; it leads to their page of the job or the order. */
export async function tellFirm(
  { tx, tell, thing }: Telling & { readonly thing: Reviewed },
  notice: Said,
): Promise<void> {
  const to = (await membersOf(tx, thing.firmId)).map(({ userId }) => userId);
  const kind = thing.kind === "job" ? "job" : "shop-order";
  if (to.length > 0) await tell(tx, { to, subject: { kind, id: thing.about }, ...notice });
}

/** Nobody where the account is gone. */
export async function tellAuthor(
  { tx, tell, row }: Telling & { readonly row: ReviewRow },
  notice: Said,
): Promise<void> {
  if (row.authorId === null) return;
  const kind = row.kind === "job" ? "job" : "order";
  await tell(tx, { to: [row.authorId], subject: { kind, id: row.aboutId }, ...notice });
}
