import type { ServiceRequest } from "@sunwright/contract/dashboards";
import type { Executor } from "../../platform/database";
import { firmOf } from "../shops/table";
import { bearingOf } from "./bearing";
import { activeLeads, countActiveLeads } from "./lead-table";
import { KILOMETRES_PER_MILE, leadStateAt, showsContact } from "./rules";
import type { Parts } from "./service";

/** Lines of the dashboard. */
const RECENT = 6;

/** The dashboard's share: how many are active, and the newest of them. Null for somebody without a firm. */
export const createLeadHome =
  ({ clock, namesOf }: Pick<Parts, "clock" | "namesOf">) =>
  async (executor: Executor, userId: string) => {
    const own = await firmOf(executor, userId);
    if (own === null || own.firm.kind !== "installer") return null;
    const now = clock.now();
    const rows = await activeLeads(executor, own.firm.id, now, RECENT);
    const requests: ServiceRequest[] = [];
    for (const row of rows) {
      const state = leadStateAt(row.invitation, row.opened, now);
      const person =
        showsContact(state) && row.request.personId !== null ? await namesOf(executor, row.request.personId) : null;
      requests.push({
        id: row.invitation.id,
        client: person?.firstName ?? null,
        place: row.request.place,
        distance: Math.round(row.invitation.kilometres / KILOMETRES_PER_MILE),
        bearing: bearingOf(own.firm, row.request),
        systemType: row.request.systemType,
        dailyConsumption: row.request.dailyConsumption,
        gridHours: row.request.shareSupply ? row.request.gridHours : [],
        state: state === "accepted" || state === "quoted" || state === "site_visit" ? state : "new",
      });
    }
    return { activeLeads: await countActiveLeads(executor, own.firm.id, now), requests };
  };
