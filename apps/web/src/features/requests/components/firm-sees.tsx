import { ANSWER_HOURS, LIVING_INVITATIONS_MAX, REQUEST_DAYS } from "@sunwright/contract/request-states";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/requests";
import { say as sayOfLead } from "@sunwright/words/leads";
import type { ReactNode } from "react";
import { energy, formatDateTime, power } from "../../../lib/format";
import { useNow } from "../../../lib/now";
import { shortAmount } from "../../../lib/minor-money";
import { Num } from "../../../ui/num";
import { SummarySheet } from "../../../ui/sheet";

interface FirmSeesProps {
  readonly design: Design;
  readonly place: string;
  readonly budgetMinor: number | null;
  readonly currency: Currency;
  readonly chosen: number;
  /** Not sent yet: the clocks would begin now. */
  readonly draft: boolean;
  readonly children: ReactNode;
}

const HOUR = 3_600_000;

/** What an installer reads before it answers, and by when. */
export function FirmSees({ design, place, budgetMinor, currency, chosen, draft, children }: FirmSeesProps) {
  const now = useNow();
  const type = design.basis.parameters.systemType === "on-grid" ? "ongrid" : design.basis.parameters.systemType;
  return (
    <SummarySheet aria-label={say("sees.title")} className="request-sees">
      <h2 className="type-h3">{say("sees.title")}</h2>
      <div className="request-preview mt-3">
        <div className="type-h4 break-words">{sayOfLead("kind", { type, place })}</div>
        <dl className="request-preview-figures">
          <div>
            <dt className="type-label">{say("sees.use")}</dt>
            <dd>
              <Num {...energy(design.load.dailyConsumption.value, "kilo", 1)} />
            </dd>
          </div>
          <div>
            <dt className="type-label">{say("sees.panels")}</dt>
            <dd>
              <Num {...power(design.panels.capacity.value, "kilo", 1)} />
            </dd>
          </div>
          <div>
            <dt className="type-label">{say("sees.budget")}</dt>
            <dd>{budgetMinor === null ? say("sees.notTold") : <Num {...shortAmount(budgetMinor, currency)} />}</dd>
          </div>
        </dl>
      </div>
      <dl className="facts mt-3">
        <div>
          <dt>{say("sees.installers")}</dt>
          <dd>{say("sees.chosen", { chosen, most: LIVING_INVITATIONS_MAX })}</dd>
        </div>
        {draft && (
          <>
            <div>
              <dt>{say("sees.until")}</dt>
              <dd>{formatDateTime(new Date(now.getTime() + ANSWER_HOURS * HOUR))}</dd>
            </div>
            <div>
              <dt>{say("sees.ends")}</dt>
              <dd>{say("sees.days", { days: REQUEST_DAYS })}</dd>
            </div>
          </>
        )}
      </dl>
      {children}
      <p className="type-help mt-3 text-text-3">{say("sees.withdraw")}</p>
    </SummarySheet>
  );
}
