import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/money";
import type { Money } from "@sunwright/engine/money/money-of";
import type { Way } from "@sunwright/engine/money/way";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { formatNumber } from "../../../lib/format";
import { money as moneyIn } from "../../../lib/money";
import { Table } from "../../../ui/table";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { wholeMoney } from "@sunwright/report/currency-text";
import { shortMoneyText } from "@sunwright/report/money-text";
import { WAY_NAMES } from "@sunwright/report/money-labels";
import { Facts, Traced, View } from "../../results/components/view";
import { LedgerFact } from "./ledger-fact";

const waysOf = ({ solar, comparisons }: Money) => [solar, ...comparisons.map(({ against }) => against)];

/** Each way in one column: what it costs at once, in the end, today, and for a kilowatt hour; then line by line. */
export function MoneyWays({ money }: { readonly money: Money }) {
  const ways = waysOf(money);
  const rows = [
    { id: "firstDay", label: say("onFirstDay"), of: (way: Way) => way.firstDay, show: wholeMoney },
    { id: "spent", label: say("spentInYears", { years: money.years }), of: (way: Way) => way.spent, show: wholeMoney },
    { id: "netPresentCost", label: say("netPresentCost"), of: (way: Way) => way.netPresentCost, show: wholeMoney },
    { id: "levelisedCost", label: say("costPerKwh"), of: (way: Way) => way.levelisedCost, show: moneyIn },
  ];
  return (
    <View
      ruled
      title={say("eachWay")}
      fold={{
        everywhere: true,
        figure: say("solarPerKwh", { amount: shortMoneyText(money.solar.levelisedCost.value, money.currency) }),
      }}
    >
      <Table caption={say("costOfEachWay", { currency: money.currency })} className="money-table">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{say("cost")}</VisuallyHidden>
            </th>
            {ways.map(({ key, supply }) => (
              <th key={key} scope="col" className="end">
                {WAY_NAMES[supply]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, of, show }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {ways.map((way) => (
                <td key={way.key} className="end">
                  <Amount trace={of(way)} {...show(of(way).value, money.currency)} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{say("carbonPerYear")}</th>
            {ways.map(({ key, carbon }) => (
              <td key={key} className="end">
                <Traced trace={carbon} value={formatNumber(carbon.value)} unit="kg" />
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
      <MoneyLedger money={money} />
    </View>
  );
}

interface AmountProps {
  readonly trace: Trace;
  readonly currency: string;
  readonly value: string;
}
const Amount = ({ trace, currency, value }: AmountProps) => <Traced trace={trace} currency={currency} value={value} />;

/** Those that do not stand beside each other already: all of them where there is no other life today. */
const waysBelow = (money: Money) =>
  money.today === null ? waysOf(money) : waysOf(money).filter(({ key }) => key !== "solar" && key !== "today");

/** Line by line what each way is made of. */
function MoneyLedger({ money }: { readonly money: Money }) {
  const ways = waysBelow(money);
  if (ways.length === 0) return null;
  return (
    <div className="money-ways">
      {ways.map(({ key, name, lines }) => (
        <div key={key}>
          <h4 className="type-h4">{tell(name)}</h4>
          <Facts>
            {lines.map((line) => (
              <LedgerFact key={line.trace.id} line={line} currency={money.currency} />
            ))}
          </Facts>
        </div>
      ))}
    </div>
  );
}
