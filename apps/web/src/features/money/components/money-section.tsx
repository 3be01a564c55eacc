import { say } from "@sunwright/words/money";
import type { ProjectMoney } from "@sunwright/contract/economics";
import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import type { OwnFigures } from "@sunwright/engine/money/assumptions";
import type { VerdictPart } from "@sunwright/report/verdict";
import { userMessageOf } from "../../../lib/api-error";
import { toast } from "../../../ui/toast-store";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { usualLabour } from "@sunwright/report/usual-labour";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useProjectPrice } from "../../../lib/known-price";
import { useDisplayCurrency, useResultView } from "../../../lib/preferences";
import { today } from "../../../lib/today";
import { Checkbox } from "../../../ui/checkbox";
import { ErrorRow } from "../../../ui/error-row";
import { Num } from "../../../ui/num";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { moneyQuery, useUpdateMoney } from "../api/money";
import { stillSaid } from "../model/money-figures";
import {
  curveSentence,
  exchangeSentence,
  ledgerOf,
  moneyVerdict,
  forGoodSentence,
  oldFiguresSentence,
  todaySentence,
  withoutGenerator,
} from "@sunwright/report/money-text";
import { followedSentence, leastBillSentence, planSentence } from "@sunwright/report/plan-text";
import { explanationOf } from "../../../lib/explanation";
import { useDesignHours } from "../../results/api/design-hours";
import { useSensitivity } from "../../results/api/sensitivity";
import { View } from "../../results/components/view";
import { AssumedTable } from "./assumed-table";
import { AssumptionsDialog } from "./assumptions-dialog";
import { LoanPanel } from "./loan-panel";
import { MoneyCases } from "./money-cases";
import { MoneyChart } from "./money-chart";
import { MoneyWays } from "./money-ledger";
import { PriceLadder } from "./price-ladder";
import { Subsidies } from "./subsidies";
import { SystemDay } from "./system-day";
import { TodayLedger } from "./today-ledger";
import "./money.css";

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
    <div className="ui-sheet">
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
  const view = useResultView();
  const { said, onSay } = useSaid(project, stored);
  const [beside, setBeside] = useState(false);
  const sensitivity = useSensitivityOrNull(project, design);
  const price = useProjectPrice(project);
  const ledger = ledgerOf(design, stored, currency, said, price?.known);
  if (!ledger) return null;
  const { money, assumptions } = ledger;
  const shown = beside ? money : withoutGenerator(money);
  const mayEdit = permits(project.access, "edit");
  const oldFigures = oldFiguresSentence(ledger, today());
  const exchange = exchangeSentence(assumptions, currency);
  const answers = [
    todaySentence(money, design),
    moneyVerdict(money),
    forGoodSentence(money),
    planSentence(ledger, currency),
    followedSentence(ledger, currency),
    view === "engineer" ? leastBillSentence(ledger, currency) : null,
  ].filter((answer) => answer !== null);
  return (
    <>
      <div className="ui-sheet">
        <View letter="M" title={say("title")} note={say("yearsAtTodaysPrices", { years: money.years })}>
          {answers.map((answer, index) => (
            <Sentence key={index} parts={answer} />
          ))}
          {exchange && <p className="mt-2 type-help text-text-2">{exchange}</p>}
          {oldFigures && <p className="mt-2 type-help text-warn">{oldFigures}</p>}
          {money.today && (
            <TodayLedger
              today={money.today}
              ledger={ledger}
              currency={currency}
              onSay={onSay}
              mayEdit={mayEdit}
              systemDay={<SystemDay project={project} design={design} />}
            />
          )}
          <div className="money-columns">
            <div className="min-w-0">
              <h4 className="type-h4">{say("spentYearByYear")}</h4>
              <MoneyChart money={shown} />
              <p className="mt-2 type-help text-text-2">{curveSentence(shown)}</p>
              {money.today && money.generator && (
                <Checkbox className="mt-3" label={say("withGenerator")} checked={beside} onCheckedChange={setBeside} />
              )}
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
        </View>
      </div>
      <PriceLadder project={project} design={design} currency={currency} price={price} ledger={ledger} />
      <Subsidies ledger={ledger} stored={stored} currency={currency} onSay={onSay} mayEdit={mayEdit} />
      <div className="money-folds">
        <MoneyCases
          key={project.id}
          projectId={project.id}
          work={usualLabour(design, currency)}
          ledger={ledger}
          currency={currency}
          sensitivity={sensitivity}
        />
        <AssumedTable
          ledger={ledger}
          onSay={onSay}
          mayEdit={mayEdit}
          aside={
            <AssumptionsDialog
              projectId={project.id}
              systemType={design.basis.parameters.systemType}
              stored={stored}
              assumptions={assumptions}
            />
          }
        />
        <MoneyWays money={shown} />
      </div>
    </>
  );
}

/** Undefined while it is simulated, null where it cannot be. */
function useSensitivityOrNull(project: Project, design: Design) {
  const hours = useDesignHours(project, design);
  const { data, isError } = useSensitivity(project, design);
  return isError || hours.isError ? null : data;
}

const Sentence = ({ parts }: { readonly parts: readonly VerdictPart[] }) => (
  <p className="money-verdict">
    {parts.map((part, index) =>
      typeof part === "string" ? (
        <span key={index}>{part}</span>
      ) : (
        <Num key={index} value={part.text} explanation={explanationOf(part.trace)} />
      ),
    )}
  </p>
);

/** What is said of today stands in the ledger at once, and is then saved; what could not be saved goes back. */
function useSaid(project: Project, stored: ProjectMoney) {
  const [said, setSaid] = useState<Partial<OwnFigures>>({});
  const update = useUpdateMoney(project.id);
  const save = async (own: Partial<OwnFigures>) => {
    setSaid((before) => ({ ...before, ...own }));
    try {
      await update.mutateAsync({ country: stored.country, ...own });
    } catch (error) {
      toast({ tone: "bad", title: say("today.notSaved"), description: userMessageOf(error, say("tryAgain")) });
    }
    setSaid((before) => stillSaid(before, own));
  };
  return { said, onSay: (own: Partial<OwnFigures>) => void save(own) };
}
