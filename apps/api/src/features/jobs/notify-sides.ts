import type { JobSide } from "@sunwright/contract/job-states";
import type { Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import type { Said } from "../sales/notice";
import { membersOf } from "../shops/members-table";
import type { JobRow } from "./job-table";
import { numberOf } from "./rules";

interface Telling {
  readonly tx: Transaction;
  readonly tell: Tell;
  readonly job: JobRow;
}

/** Tells one side: the homeowner, nobody where the account is gone, or all who work for the firm. */
export async function tellSide(
  { tx, tell, job }: Telling,
  side: JobSide,
  say: (of: { readonly number: string; readonly firm: string; readonly side: JobSide }) => Said,
): Promise<void> {
  const to =
    side === "firm"
      ? (await membersOf(tx, job.firmId)).map(({ userId }) => userId)
      : job.personId === null || job.personName === ""
        ? []
        : [job.personId];
  if (to.length === 0) return;
  await tell(tx, {
    to,
    subject: { kind: "job", id: job.id },
    ...say({ number: numberOf(job), firm: job.firmName, side }),
  });
}

/** Tells whoever has not done it. */
export async function tellOthers(
  telling: Telling & { readonly role: string },
  say: Parameters<typeof tellSide>[2],
): Promise<void> {
  for (const side of ["owner", "firm"] as const) if (side !== telling.role) await tellSide(telling, side, say);
}
