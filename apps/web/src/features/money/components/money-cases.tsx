import { say } from "@sunwright/words/money";
import { type MoneyCase, moneyCases } from "@sunwright/engine/money/cases";
import type { Currency } from "@sunwright/engine/parameters/options";
import { type Sensitivity, underWeakerSun } from "@sunwright/engine/sensitivity/sensitivity";
import type { Trace } from "@sunwright/engine/sizing/trace";
import { wholeMoney } from "@sunwright/report/currency-text";
import { CASE_NAMES, noShopPrices, type ProjectLedger, weakerSunSentence } from "@sunwright/report/money-text";
import { formatNumber } from "../../../lib/format";
import { figures, Table, TableHead } from "../../../ui/table";
import { Traced } from "../../results/components/view";

interface MoneyCasesProps {
  readonly ledger: ProjectLedger;
  readonly currency: Currency;
  /** Undefined while it is simulated; null where it cannot be. */
  readonly sensitivity: Sensitivity | null | undefined;
}

/** When the system is paid back where one thing turns out differently. */
export function MoneyCases({ ledger: { input, assumptions, money }, currency, sensitivity }: MoneyCasesProps) {
  const weaker = sensitivity ? underWeakerSun(sensitivity) : null;
  const cases = moneyCases(input, assumptions, currency, weaker?.money);
  if (cases.length === 0) return null;
  const waits = sensitivity === undefined;
  return (
    <section aria-label={say("cases.title")} className="min-w-0">
      <div className="money-head">
        <h4 className="type-h4">{say("cases.title")}</h4>
        <span className="type-help text-text-3">{say("cases.key")}</span>
      </div>
      <Table caption={say("cases.title")} className="money-table money-cases">
        <TableHead
          columns={[
            say("cases.case"),
            { name: say("cases.drawn"), className: "money-case-drawn", hidden: true },
            figures(say("cases.paidBack")),
            figures(say("cases.forGood")),
            figures(say("cases.left", { years: money.years })),
          ]}
        />
        <tbody>
          {cases.map((each) => (
            <Row key={each.code} each={each} base={cases[0]} years={money.years} currency={currency} />
          ))}
          {waits && (
            <tr>
              <th scope="row">{CASE_NAMES.sunWeaker}</th>
              <td className="end text-text-3" colSpan={4}>
                {say("cases.simulating")}
              </td>
            </tr>
          )}
        </tbody>
      </Table>
      <p className="mt-3 type-help text-text-2">
        {sensitivity && weaker && weakerSunSentence(weaker.hoursServed, sensitivity.standing.hoursServed)}{" "}
        {noShopPrices()}
      </p>
    </section>
  );
}

interface RowProps {
  readonly each: MoneyCase;
  readonly base: MoneyCase | undefined;
  readonly years: number;
  readonly currency: Currency;
}

const Row = ({ each: { code, comparison }, base, years, currency }: RowProps) => {
  const { payback, forGood, savings } = comparison;
  return (
    <tr>
      <th scope="row">{CASE_NAMES[code]}</th>
      <td className="money-case-drawn" aria-hidden="true">
        <Drawn payback={payback} forGood={forGood} base={base?.comparison.payback ?? null} years={years} />
      </td>
      <td className="end">
        <Years trace={payback} />
      </td>
      <td className="end">
        <Years trace={forGood} />
      </td>
      <td className="end">
        <Traced trace={savings} {...wholeMoney(savings.value, currency)} />
      </td>
    </tr>
  );
};

const Years = ({ trace }: { readonly trace: Trace | null }) =>
  trace === null ? say("cases.never") : <Traced trace={trace} value={formatNumber(trace.value, 1)} />;

interface DrawnProps {
  readonly payback: Trace | null;
  readonly forGood: Trace | null;
  /** As assumed. */
  readonly base: Trace | null;
  readonly years: number;
}

/** From the assumed payback to this one; the figures beside it say the same. */
function Drawn({ payback, forGood, base, years }: DrawnProps) {
  const at = (trace: Trace | null) => (100 * (trace?.value ?? years)) / years;
  const [from, to] = [at(base), at(payback)];
  return (
    <span className="money-case-track">
      {base && <i data-mark="base" style={{ left: `${from}%` }} />}
      {base && <i data-mark="change" style={{ left: `${Math.min(from, to)}%`, width: `${Math.abs(to - from)}%` }} />}
      {payback && <i data-mark="paid" style={{ left: `${to}%` }} />}
      {forGood && <i data-mark="good" style={{ left: `${at(forGood)}%` }} />}
    </span>
  );
}
