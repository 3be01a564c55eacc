import type { Project } from "@sunwright/contract/projects";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { priceTrace } from "@sunwright/engine/sizing/explain/price-ladder";
import { wholeMoney } from "@sunwright/report/currency-text";
import { ledgerOf } from "@sunwright/report/money-text";
import { priceNote, priceShown } from "@sunwright/report/price-text";
import { say } from "@sunwright/words/comparison";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { explanationOf } from "../../../lib/explanation";
import { formatNumber } from "../../../lib/format";
import { designQuery, hasDesign } from "../../../lib/project-queries";
import { Num } from "../../../ui/num";
import type { ComparedInputs } from "../model/inputs";

interface OwnDesignProps {
  readonly project: Project;
  readonly currency: Currency;
  readonly inputs: ComparedInputs;
}

/** The project's own design at its price, by the money page's function: what the configurations are alternatives to. */
export function OwnDesign({ project, currency, inputs: { money: stored, known } }: OwnDesignProps) {
  const { data } = useQuery({ ...designQuery(project.id), enabled: hasDesign(project) });
  const ledger = data ? ledgerOf(data.design, stored, currency, {}, known) : null;
  if (!data || !ledger) return null;
  const { price, money, assumptions } = ledger;
  const [first] = money.comparisons;
  const { years, loan } = money;
  const amount = (trace: Trace) => (
    <Num size={4} {...wholeMoney(trace.value, currency)} explanation={explanationOf(trace)} />
  );
  const isSure = price.rung !== "local" && price.rung !== "estimate";
  return (
    <section aria-label={say("own.title")} className="comparison-own">
      <h3 className="type-h3">{say("own.title")}</h3>
      <p className="type-help text-text-2">{say(isSure ? "own.helpSure" : "own.help")}</p>
      <dl className="comparison-own-figures">
        <Fact name={say("own.cost")} help={priceNote(price, currency)}>
          <Num size={4} {...priceShown(price, currency)} explanation={explanationOf(priceTrace(data.design, price))} />
        </Fact>
        <Fact name={say("monthlyPayment", { months: assumptions.figures.loanTerm.value })}>{amount(loan.monthly)}</Fact>
        <Fact name={say("paybackPeriod")}>
          {first.payback === null ? (
            say("table.notPaidBack", { years })
          ) : (
            <Num
              size={4}
              value={formatNumber(first.payback.value, 1, 1)}
              unit={say("yearsUnit")}
              explanation={explanationOf(first.payback)}
            />
          )}
        </Fact>
        <Fact name={say("lifetimeSavings", { years })}>{amount(first.savings)}</Fact>
      </dl>
    </section>
  );
}

const Fact = ({
  name,
  help,
  children,
}: {
  readonly name: string;
  readonly help?: string;
  readonly children: ReactNode;
}) => (
  <div>
    <dt className="type-help text-text-2">{name}</dt>
    <dd>
      {children}
      {help !== undefined && <span className="block type-help text-text-3">{help}</span>}
    </dd>
  </div>
);
