import type { Transaction } from "../../platform/database";
import { subjectOf } from "../certificates/service";
import { ownersOf } from "../shops/members-table";
import { afterOperator } from "../shops/rules";
import { type FirmRow, updateFirm } from "../shops/table";
import { NotDecided } from "./not-decided";
import type { Noted } from "./noted";
import type { Sources } from "./sources";
import { audit } from "./table";

interface Parts extends Pick<Sources, "clock" | "tellCustomers" | "tell"> {
  /** A firm by its id or by the address of somebody who works there, held. */
  readonly firmBy: (tx: Transaction, named: string) => Promise<FirmRow>;
  readonly noted: Noted<"firm suspended" | "firm reopened">;
}

interface Decision {
  readonly decision: "suspend" | "reopen";
  readonly reason: string;
  /** The state in which whoever decides saw the firm; left out on the command line. */
  readonly seen?: FirmRow["state"];
}

/** Firms themselves: suspended or opened again. Throws NotDecided. */
export function createSuspending({ clock, tellCustomers, tell, firmBy, noted }: Parts) {
  return {
    /** Nothing new comes to a suspended firm; its duties go on. Answers its state. */
    async decideFirm(tx: Transaction, firmId: string, { decision, reason, seen }: Decision): Promise<FirmRow["state"]> {
      const firm = await firmBy(tx, firmId);
      const after = afterOperator(firm.state, decision);
      // Pausing is the firm's own: it does not stand in an operator's way.
      const isOutdated = seen !== undefined && (seen === "suspended") !== (firm.state === "suspended");
      if (after === null || isOutdated) throw new NotDecided("nothing", firm.name);
      await updateFirm(tx, firm.id, firm.version, { state: after, updatedAt: clock.now() });
      const act = decision === "suspend" ? "firm suspended" : "firm reopened";
      const [before, then] = [{ state: firm.state }, { state: after }];
      await audit(tx, { ...noted(act, firm.id, firm.name), reason, before, after: then });
      const notice = decision === "suspend" ? "firm_suspended" : "firm_reopened";
      await tell(tx, { to: await ownersOf(tx, firm.id), subject: subjectOf(firm), kind: notice, values: { reason } });
      await tellCustomers(tx, firm, decision === "suspend" ? "suspended" : "active");
      return after;
    },
  };
}
