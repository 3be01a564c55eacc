import { say } from "@sunwright/words/money";
import { type KnownCases, type MoneyCase, moneyCases } from "@sunwright/engine/money/cases";
import type { Currency } from "@sunwright/engine/parameters/options";
import { type Sensitivity, underWeakerSun } from "@sunwright/engine/sensitivity/sensitivity";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { wholeMoney } from "@sunwright/report/currency-text";
import { CASE_NAMES, type ProjectLedger, weakerSunSentence } from "@sunwright/report/money-text";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";
import { figures, Table, TableHead } from "../../../ui/table";
import { Traced, View } from "../../results/components/view";
import { MoneyShops } from "./money-shops";
import { MoneyWhatIf } from "./money-what-if";

interface MoneyCasesProps {
  readonly projectId: string;
  /** Usual labour of the design. [currency] */
  readonly work: number;
  readonly ledger: ProjectLedger;
  readonly currency: Currency;
  /** Undefined while it is simulated; null where it cannot be. */
  readonly sensitivity: Sensitivity | null | undefined;
}

/** When the system is paid back where one thing turns out differently, and what that costs. */
export function MoneyCases({ projectId, work, ledger, currency, sensitivity }: MoneyCasesProps) {
  const { input, assumptions, money } = ledger;
  const weaker = sensitivity ? underWeakerSun(sensitivity) : null;
  const [shops, setShops] = useState<KnownCases["shops"]>(null);
  const cases = moneyCases(input, assumptions, currency, { weakerSun: weaker?.money ?? null, shops });
  if (cases.length === 0) return null;
  const waits = sensitivity === undefined;
  return (
    <View ruled title={say("cases.title")} note={say("cases.key")} fold={{ everywhere: true, figure: rangeOf(cases) }}>
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
      {sensitivity && weaker && (
        <p className="mt-3 type-help text-text-2">
          {weakerSunSentence(weaker.hoursServed, sensitivity.standing.hoursServed)}
        </p>
      )}
      <MoneyShops projectId={projectId} currency={currency} work={work} onFound={setShops} />
      <MoneyWhatIf sensitivity={sensitivity} assumptions={assumptions} price={ledger.price} currency={currency} />
    </View>
  );
}

/** From the soonest to the latest payback of the cases. */
function rangeOf(cases: readonly MoneyCase[]): string {
  const paid = cases.flatMap(({ comparison: { payback } }) => (payback === null ? [] : [payback.value]));
  if (paid.length === 0) return say("cases.never");
  const from = formatNumber(Math.min(...paid), 1);
  if (paid.length < cases.length) return say("cases.rangeOrNever", { from });
  return say("cases.range", { from, to: formatNumber(Math.max(...paid), 1) });
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
