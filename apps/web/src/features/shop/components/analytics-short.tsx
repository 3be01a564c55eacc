import type { Analytics } from "@sunwright/contract/analytics";
import { say } from "@sunwright/words/shop-analytics";
import { formatNumber } from "../../../lib/format";
import { amountOf, amountText } from "../../../lib/minor-money";
import { Link } from "../../../lib/routing/link";
import { Num } from "../../../ui/num";
import { lostShare } from "../model/lost-share";
import { AnalyticsView } from "./analytics-view";

/** The dearest of them: the page is no list. */
const SHOWN = 5;

/** What left carts while it was out in the period, and what open carts ask for beyond what is there now. */
export const LostSales = ({
  analytics: { lost, short, currency, period, total },
}: {
  readonly analytics: Analytics;
}) => (
  <AnalyticsView title={say("lost")} aside={say(`period.${period}`)}>
    {lost.products.length === 0 ? (
      <p className="type-small text-text-2">{say("lost.none")}</p>
    ) : (
      <>
        <Num
          size={2}
          {...amountOf(lost.valueMinor, currency)}
          explanation={{ name: say("lost"), equation: say("lost.equation"), body: say("lost.body") }}
        />
        <p className="type-help mt-1 text-text-2">
          {say("lost.carts", { carts: lost.carts })}
          {total.revenueMinor > 0 &&
            `, ${say("lost.share", { percent: formatNumber(lostShare(lost.valueMinor, total.revenueMinor), 1) })}`}
        </p>
        <Rows rows={lost.products.map((row) => ({ ...row, text: say("lost.row", row) }))} currency={currency} />
      </>
    )}
    <h3 className="type-h4 mt-6">{say("short.key")}</h3>
    {short.products.length === 0 ? (
      <p className="type-small text-text-2">{say("short.none")}</p>
    ) : (
      <>
        <Num
          size={3}
          {...amountOf(short.valueMinor, currency)}
          explanation={{ name: say("short"), equation: say("short.equation"), body: say("short.body") }}
        />
        <p className="type-help mt-1 text-text-2">{say("short.carts", short)}</p>
        <Rows rows={short.products.map((row) => ({ ...row, text: say("short.row", row) }))} currency={currency} />
      </>
    )}
  </AnalyticsView>
);

interface RowsProps {
  readonly rows: readonly {
    readonly productId: string;
    readonly name: string;
    readonly valueMinor: number;
    readonly text: string;
  }[];
  readonly currency: Analytics["currency"];
}

const Rows = ({ rows, currency }: RowsProps) => (
  <ul className="analytics-rows mt-3">
    {rows.slice(0, SHOWN).map(({ productId, name, valueMinor, text }) => (
      <li key={productId}>
        <span className="min-w-0">
          <Link to="/shop/products/$productId" params={{ productId }} className="link">
            {name}
          </Link>
          <span className="type-help block text-text-3">{text}</span>
        </span>
        <span className="type-small whitespace-nowrap">{amountText(valueMinor, currency)}</span>
      </li>
    ))}
  </ul>
);
