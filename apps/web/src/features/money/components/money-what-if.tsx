import { say } from "@sunwright/words/money";
import type { MoneyAssumptions } from "@sunwright/engine/money/assumptions";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Price } from "@sunwright/engine/prices/price";
import { shortMoneyText } from "@sunwright/report/money-text";
import type { Sensitivity } from "@sunwright/engine/sensitivity/sensitivity";
import { buildTornado, type Tornado as TornadoFigures, yearlyCostTornado } from "@sunwright/engine/sensitivity/tornado";
import { Tornado } from "../../results/components/tornado";

interface MoneyWhatIfProps {
  /** While it is simulated, and where it cannot be, the results above say so. */
  readonly sensitivity: Sensitivity | null | undefined;
  readonly assumptions: MoneyAssumptions;
  /** The project's. */
  readonly price: Price;
  readonly currency: Currency;
}

/** What a changed world costs: a year of the design as it stands, and a design made again for it. */
export function MoneyWhatIf({ sensitivity, assumptions, price, currency }: MoneyWhatIfProps) {
  if (!sensitivity) return null;
  const yearly = yearlyCostTornado(sensitivity, assumptions, currency, price);
  const build = buildTornado(sensitivity, assumptions, currency);
  return (
    <div className="money-ways">
      {yearly && (
        <Question
          title={say("whatIfYearlyCost")}
          line={say("whatIfYearlyCostNote", { cost: shortMoneyText(yearly.value, currency) })}
          tornado={yearly}
          currency={currency}
        />
      )}
      <Question
        title={say("whatIfBuildCost")}
        line={say("whatIfBuildCostNote", { cost: shortMoneyText(build.value, currency) })}
        tornado={build}
        currency={currency}
      />
    </div>
  );
}

interface QuestionProps {
  readonly title: string;
  readonly line: string;
  readonly tornado: TornadoFigures;
  readonly currency: Currency;
}

const Question = ({ title, line, tornado, currency }: QuestionProps) => (
  <div className="min-w-0">
    <h4 className="type-h4">{title}</h4>
    <Tornado tornado={tornado} caption={say("whatIfTable", { question: title, currency })} currency={currency} />
    <p className="mt-3 type-help text-text-2">{line}</p>
  </div>
);
