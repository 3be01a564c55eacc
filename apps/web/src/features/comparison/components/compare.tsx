import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/comparison";
import type { Project } from "@sunwright/contract/projects";
import { type Amounts, amountsIn } from "@sunwright/engine/money/amounts";
import { moneyAssumptions } from "@sunwright/engine/money/assumptions";
import type { Currency } from "@sunwright/engine/parameters/options";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { exchangeSentence } from "@sunwright/report/money-text";
import { Button } from "../../../ui/button";
import { Segmented } from "../../../ui/segmented";
import { reasonOf } from "./reason";
import { dollarsTextIn } from "../model/amount-text";
import { curvesOf, curvesSentence } from "../model/curves";
import type { ComparedInputs } from "../model/inputs";
import { recommendation } from "../model/recommendation";
import { type Compared, comparedOf } from "../model/wizard";
import { configurationName } from "../model/words";
import { OwnDesign } from "./own-design";
import { PriorityChoice } from "./priority-choice";
import { ResultTable } from "./result-table";
import { SpendingChart } from "./spending-chart";
import type { WizardBoard } from "./use-wizard";

interface CompareProps {
  readonly board: WizardBoard;
  readonly project: Project;
  readonly currency: Currency;
  /** By its money dollars are exchanged, as in the money of the results. */
  readonly inputs: ComparedInputs;
  /** The project has changed since. */
  readonly stale: boolean;
  readonly onAgain: () => void;
}

/** Step 3: the table, the money year by year, and what suits the person best. */
export function Compare({ board, project, currency, inputs, stale, onAgain }: CompareProps) {
  const compared = comparedOf(board.wizard);
  const best = recommendation(compared, board.wizard.priority);
  const [first] = compared;
  if (first === undefined) return null;
  const { finance, against } = first.result;
  const { money } = inputs;
  const assumptions = moneyAssumptions(money.country, money.figures);
  const amounts = amountsIn(currency, assumptions);
  return (
    <>
      {stale && <Stale onAgain={onAgain} />}
      <div className="comparison-sheet">
        <ResultTable compared={compared} recommended={best?.name ?? null} amounts={amounts} />
        <p className="comparison-note type-help text-text-3">
          {say("basis", {
            alternative: tell(against.inSentence),
            downPayment: finance.downPayment,
            loanRate: finance.loanRate,
          })}{" "}
          {exchangeSentence(assumptions, currency)}
        </p>
      </div>
      <OwnDesign project={project} currency={currency} inputs={inputs} />
      <Warnings compared={compared} />
      <div className="comparison-outcome">
        <section aria-label={say("spending.title")}>
          <div className="comparison-rule">
            <h3 className="type-h3">{say("spending.title")}</h3>
            <span className="type-help text-text-3 max-sm:hidden">{say("spending.help")}</span>
          </div>
          <Spendings compared={compared} amounts={amounts} />
        </section>
        <section aria-label={say("recommendation")}>
          <div className="comparison-rule">
            <h3 className="type-h3">{say("recommendation")}</h3>
          </div>
          <p className="mt-3 text-text-2" aria-live="polite">
            {best && (
              <>
                {reasonOf(best, board.wizard.priority, dollarsTextIn(amounts))} {best.byTie && say("reason.tie")}
              </>
            )}
          </p>
          <div className="mt-4 grid gap-4">
            <PriorityChoice board={board} />
            <Button variant="outline" onClick={board.modify}>
              {say("modifyConfigurations")}
            </Button>
          </div>
        </section>
      </div>
    </>
  );
}

const SHOWN = [
  { value: "all", label: say("spending.withAlternative") },
  { value: "systems", label: say("spending.systemsAlone") },
] as const;

interface SpendingsProps {
  readonly compared: readonly Compared[];
  readonly amounts: Amounts;
}

/** Beside what the house has today the three lie close together: they can be looked at alone. */
function Spendings({ compared, amounts }: SpendingsProps) {
  const [shown, setShown] = useState<(typeof SHOWN)[number]["value"]>("all");
  const curves = curvesOf(compared, amounts);
  return (
    <>
      <Segmented
        label={say("spending.shown")}
        size="sm"
        className="mt-3"
        value={shown}
        options={SHOWN}
        onValueChange={setShown}
      />
      <SpendingChart
        curves={shown === "all" ? curves : curves.filter(({ look }) => look !== "other")}
        sentence={curvesSentence(curves, amounts.currency)}
        currency={amounts.currency}
      />
    </>
  );
}

const Stale = ({ onAgain }: { readonly onAgain: () => void }) => (
  <div className="comparison-stale" role="status">
    <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
    <p>{say("outdated")}</p>
    <Button size="sm" variant="outline" onClick={onAgain}>
      {say("generateAgain")}
    </Button>
  </div>
);

function Warnings({ compared }: { readonly compared: readonly Compared[] }) {
  const warned = compared.filter(({ result }) => result.warnings.length > 0);
  if (warned.length === 0) return null;
  return (
    <ul className="comparison-warnings" aria-label={say("warnings")}>
      {warned.flatMap(({ draft: { name }, result }) =>
        result.warnings.map(({ id, text }) => (
          <li key={`${name} ${id}`}>
            <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <b>{configurationName(name)}.</b> {tell(text)}
            </span>
          </li>
        )),
      )}
    </ul>
  );
}
