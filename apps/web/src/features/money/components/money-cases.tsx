import { say } from "@sunwright/words/money";
import { moneyCases } from "@sunwright/engine/money/cases";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Trace } from "@sunwright/engine/sizing/trace";
import { wholeMoney } from "@sunwright/report/currency-text";
import { CASE_NAMES, type ProjectLedger } from "@sunwright/report/money-text";
import { formatNumber } from "../../../lib/format";
import { figures, Table, TableHead } from "../../../ui/table";
import { Traced } from "../../results/components/view";

interface MoneyCasesProps {
  readonly ledger: ProjectLedger;
  readonly currency: Currency;
}

/** When the system is paid back where one thing turns out differently. */
export function MoneyCases({ ledger: { input, assumptions, money }, currency }: MoneyCasesProps) {
  const cases = moneyCases(input, assumptions, currency);
  if (cases.length === 0) return null;
  return (
    <div className="mt-6">
      <h4 className="type-h4">{say("cases.title")}</h4>
      <Table caption={say("cases.title")} className="money-table">
        <TableHead
          columns={[
            say("cases.case"),
            figures(say("cases.paidBack")),
            figures(say("cases.forGood")),
            figures(say("cases.left", { years: money.years })),
          ]}
        />
        <tbody>
          {cases.map(({ code, comparison: { payback, forGood, savings } }) => (
            <tr key={code}>
              <th scope="row">{CASE_NAMES[code]}</th>
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
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const Years = ({ trace }: { readonly trace: Trace | null }) =>
  trace === null ? say("cases.never") : <Traced trace={trace} value={formatNumber(trace.value, 1)} />;
