import type { Currency } from "@sunwright/engine/parameters/options";
import { type Ladder, priceOf } from "@sunwright/engine/prices/price";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { priceTrace } from "@sunwright/engine/sizing/explain/price-ladder";
import { wholeMoney } from "@sunwright/report/currency-text";
import type { ProjectLedger } from "@sunwright/report/money-text";
import { priceNote, priceShown } from "@sunwright/report/price-text";
import { say } from "@sunwright/words/prices";
import type { ReactNode } from "react";
import { explanationOf } from "../../../lib/explanation";
import { formatNumber } from "../../../lib/format";
import { moneyText } from "../../../lib/money";
import { Num } from "../../../ui/num";

interface PriceCardProps {
  readonly ladder: Ladder;
  /** Links show what was offered and agreed. */
  readonly shown: boolean;
  readonly design: Design;
  readonly ledger: ProjectLedger;
  readonly currency: Currency;
}

/** The price and what follows from it: what every other page says of it. */
export function PriceCard({ ladder, shown, design, ledger, currency }: PriceCardProps) {
  const { price, money, assumptions } = ledger;
  const { years, loan } = money;
  const [{ payback }] = money.comparisons;
  const inLinks = priceOf(shown ? ladder : { ...ladder, offer: null, contract: null });
  return (
    <aside className="price-card" aria-label={say("card.title")}>
      <p className="type-help text-text-2">{say("card.title")}</p>
      <Num size={2} {...priceShown(price, currency)} explanation={explanationOf(priceTrace(design, price))} />
      <p className="type-help text-text-2">{priceNote(price, currency)}</p>
      <dl>
        <Row name={say("card.paidBack")}>
          {payback === null
            ? say("card.notPaidBack", { years })
            : say("card.years", { years: formatNumber(payback.value, 1, 1), count: payback.value })}
        </Row>
        <Row name={say("card.credit", { months: assumptions.figures.loanTerm.value })}>
          {say("card.aMonth", { amount: moneyText(wholeMoney(loan.monthly.value, currency)) })}
        </Row>
        {inLinks && <Row name={say("card.links")}>{moneyText(priceShown(inLinks, currency))}</Row>}
      </dl>
    </aside>
  );
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="type-help text-text-2">{name}</dt>
    <dd>{children}</dd>
  </div>
);
