import { say } from "@sunwright/words/money";
import type { ProjectMoney } from "@sunwright/contract/economics";
import type { Project } from "@sunwright/contract/projects";
import type { MoneyFigure } from "@sunwright/engine/money/assumptions";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { useState } from "react";
import { userMessageOf } from "../../../lib/api-error";
import { useKnownRungs } from "../../../lib/known-price";
import { money as moneyIn } from "../../../lib/money";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { toast } from "../../../ui/toast-store";
import { numberText, parseNumber } from "../../../ui/number";
import { useUpdateMoney } from "../api/money";
import { shortMoney } from "@sunwright/report/currency-text";
import { creditWarning, ledgerOf, type ProjectLedger } from "@sunwright/report/money-text";
import { MONEY_LABELS, moneyUnit } from "../../../lib/money-words";
import { moneyMessage, ownFigure } from "../model/money-figures";
import { Fact, Facts, Traced } from "../../results/components/view";

const TERMS = ["downPayment", "loanRate", "loanTerm"] as const satisfies readonly MoneyFigure[];
type Term = (typeof TERMS)[number];

interface LoanPanelProps {
  readonly project: Project;
  readonly design: Design;
  readonly stored: ProjectMoney;
  readonly ledger: ProjectLedger;
  readonly currency: Currency;
}

/** The system on credit: the terms can be tried out, and are kept when told to. */
export function LoanPanel({ project, design, stored, ledger, currency }: LoanPanelProps) {
  const { figures } = ledger.assumptions;
  const known = useKnownRungs(project);
  const [typed, setTyped] = useState<Partial<Record<Term, string>>>({});
  const update = useUpdateMoney(project.id);
  const textOf = (term: Term) => typed[term] ?? numberText(figures[term].value);
  const messageOf = (term: Term) => moneyMessage(term, textOf(term));
  const tried = {
    downPayment: ownFigure(textOf("downPayment"), figures.downPayment.standard.value),
    loanRate: ownFigure(textOf("loanRate"), figures.loanRate.standard.value),
    loanTerm: ownFigure(textOf("loanTerm"), figures.loanTerm.standard.value),
  };
  const valid = TERMS.every((term) => messageOf(term) === null);
  const changed = TERMS.some((term) => parseNumber(textOf(term)) !== figures[term].value);
  const shown = valid && changed ? (ledgerOf(design, stored, currency, tried, known) ?? ledger) : ledger;
  const keep = () =>
    update.mutate(
      { country: stored.country, ...tried },
      {
        onSuccess: () => setTyped({}),
        onError: (error) =>
          toast({
            tone: "bad",
            title: say("termsNotSaved"),
            description: userMessageOf(error, say("tryAgain")),
          }),
      },
    );
  return (
    <div className="money-loan">
      <h4 className="type-h4">{say("onCredit")}</h4>
      <LoanFigures ledger={shown} currency={currency} />
      <details className="money-terms-fold">
        <summary className="link type-help">{say("changeTerms")}</summary>
        <div className="money-terms">
          {TERMS.map((term) => (
            <Field key={term} label={MONEY_LABELS[term]} error={messageOf(term)}>
              <NumberInput
                size="sm"
                whole={term === "loanTerm"}
                value={textOf(term)}
                unit={moneyUnit(term, ledger.assumptions.currency)}
                onValueChange={(text) => setTyped({ ...typed, [term]: text })}
              />
            </Field>
          ))}
        </div>
      </details>
      {changed && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" disabled={!valid} busy={update.isPending} onClick={keep}>
            {say("keepTerms")}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setTyped({})}>
            {say("backToSavedTerms")}
          </Button>
        </div>
      )}
    </div>
  );
}

function LoanFigures({ ledger, currency }: Pick<LoanPanelProps, "ledger" | "currency">) {
  const { monthly, totalRepayable, interest, downPayment } = ledger.money.loan;
  const payment = moneyIn(monthly.value, currency);
  const warning = creditWarning(ledger.money);
  return (
    // Told to screen readers as the terms change.
    <div aria-live="polite">
      <p className="mt-2 type-label">{say("monthlyPayment")}</p>
      <Traced size={2} trace={monthly} currency={payment.currency} value={payment.value} />
      <Facts>
        <Row label={say("totalRepayable")} trace={totalRepayable} currency={currency} />
        <Row label={say("interest")} trace={interest} currency={currency} />
        <Row label={say("downPayment")} trace={downPayment} currency={currency} />
      </Facts>
      {warning && <p className="mt-3 type-help text-warn">{warning}</p>}
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly trace: Trace;
  readonly currency: Currency;
}

function Row({ label, trace, currency }: RowProps) {
  const amount = shortMoney(trace.value, currency);
  return (
    <Fact label={label}>
      <Traced trace={trace} currency={amount.currency} value={amount.value} />
    </Fact>
  );
}
