import type { LeadSummary } from "@sunwright/contract/leads";
import { say } from "@sunwright/words/leads";
import { energy, power } from "../../../lib/format";
import { shortAmount } from "../../../lib/minor-money";
import { Num } from "../../../ui/num";

type Shown = Pick<LeadSummary, "dailyConsumption" | "panels" | "budgetMinor" | "currency">;

/** Nothing once the lead is over. */
export const LeadFigures = ({ lead }: { readonly lead: Shown }) =>
  lead.dailyConsumption === null || lead.panels === null ? null : (
    <dl className="lead-figures">
      <div>
        <dt className="type-label">{say("use")}</dt>
        <dd>
          <Num {...energy(lead.dailyConsumption, "kilo", 1)} />
        </dd>
      </div>
      <div>
        <dt className="type-label">{say("panels")}</dt>
        <dd>
          <Num {...power(lead.panels, "kilo", 1)} />
        </dd>
      </div>
      <div>
        <dt className="type-label">{say("budget")}</dt>
        <dd>
          {lead.budgetMinor === null ? say("notTold") : <Num {...shortAmount(lead.budgetMinor, lead.currency)} />}
        </dd>
      </div>
    </dl>
  );
