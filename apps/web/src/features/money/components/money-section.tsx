import { say } from "@sunwright/words/money";
import type { ProjectMoney } from "@sunwright/contract/economics";
import type { Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/design";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useDisplayCurrency } from "../../../lib/preferences";
import { today } from "../../../lib/today";
import { ErrorRow } from "../../../ui/error-row";
import { Num } from "../../../ui/num";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { moneyQuery } from "../api/money";
import {
  curveSentence,
  exchangeSentence,
  ledgerOf,
  moneyVerdict,
  oldFiguresSentence,
} from "@sunwright/report/money-text";
import { explanationOf } from "../../../lib/explanation";
import { View } from "../../results/components/view";
import { AssumptionsDialog } from "./assumptions-dialog";
import { LoanPanel } from "./loan-panel";
import { MoneyChart } from "./money-chart";
import { MoneyLedger, MoneyTable } from "./money-ledger";
import { MoneyWhatIf } from "./money-what-if";

interface MoneySectionProps {
  readonly project: Project;
  readonly design: Design;
}

/** What the system costs against the other ways to have the power. */
export function MoneySection({ project, design }: MoneySectionProps) {
  const query = useQuery(moneyQuery(project.id));
  const { data, refetch } = query;
  // The project has moved to another country since, whose figures are its own.
  const moved = data !== undefined && data !== null && data.country !== project.country;
  useEffect(() => {
    if (moved) void refetch();
  }, [moved, refetch]);
  if (data) return <Loaded project={project} design={design} stored={data} />;
  return (
    <div className="ui-sheet mt-6">
      <View letter="M" title={say("title")}>
        {query.isError ? (
          <ErrorRow
            message={say("loadFailed")}
            detail={say("loadFailedDesignStands")}
            onRetry={() => void refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <Delayed>
            <SkeletonRows rows={4} label={say("loading")} />
          </Delayed>
        )}
      </View>
    </div>
  );
}

function Loaded({ project, design, stored }: MoneySectionProps & { readonly stored: ProjectMoney }) {
  const currency = useDisplayCurrency(project.currency);
  const ledger = ledgerOf(design, stored, currency);
  if (!ledger) return null;
  const { money, assumptions } = ledger;
  const oldFigures = oldFiguresSentence(ledger, today());
  const exchange = exchangeSentence(assumptions, currency);
  return (
    <div className="ui-sheet mt-6">
      <View
        letter="M"
        title={say("title")}
        note={say("yearsAtTodaysPrices", { years: money.years })}
        aside={<AssumptionsDialog projectId={project.id} stored={stored} assumptions={assumptions} />}
      >
        <p className="money-verdict">
          {moneyVerdict(money).map((part, index) =>
            typeof part === "string" ? (
              <span key={index}>{part}</span>
            ) : (
              <Num key={index} value={part.text} explanation={explanationOf(part.trace)} />
            ),
          )}
        </p>
        {exchange && <p className="mt-2 type-help text-text-2">{exchange}</p>}
        {oldFigures && <p className="mt-2 type-help text-warn">{oldFigures}</p>}
        <div className="money-columns">
          <div className="min-w-0">
            <h4 className="type-h4">{say("spentYearByYear")}</h4>
            <MoneyChart money={money} />
            <p className="mt-2 type-help text-text-2">{curveSentence(money)}</p>
          </div>
          <LoanPanel
            key={project.id}
            project={project}
            design={design}
            stored={stored}
            ledger={ledger}
            currency={currency}
          />
        </div>
        <MoneyTable money={money} />
        <MoneyWhatIf project={project} design={design} assumptions={assumptions} currency={currency} />
        <MoneyLedger money={money} />
      </View>
    </div>
  );
}
