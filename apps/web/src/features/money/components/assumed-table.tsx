import { say } from "@sunwright/words/money";
import type { OwnFigures } from "@sunwright/engine/money/assumptions";
import { type Assumed, assumed } from "@sunwright/report/assumed";
import type { ProjectLedger } from "@sunwright/report/money-text";
import type { ReactNode } from "react";
import { today } from "../../../lib/today";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { Table, TableHead } from "../../../ui/table";
import { View } from "../../results/components/view";
import { FigureCell } from "./figure-box";

interface AssumedTableProps {
  readonly ledger: ProjectLedger;
  /** Changes what stands in the ledger, and saves it. */
  readonly onSay: (own: Partial<OwnFigures>) => void;
  readonly mayEdit: boolean;
  /** Above the table. */
  readonly aside: ReactNode;
}

/** What it all rests on, with value, day and source; what a person may say is said in its row. */
export function AssumedTable({ ledger, onSay, mayEdit, aside }: AssumedTableProps) {
  const rows = assumed(ledger, today());
  const old = rows.filter((row) => row.old).length;
  return (
    <View
      ruled
      title={say("assumed.title")}
      aside={aside}
      fold={{ everywhere: true, figure: say("assumed.line", { count: rows.length, old }) }}
    >
      <Table caption={say("assumed.title")} className="money-table money-assumed">
        <TableHead
          columns={[
            say("assumed.figure"),
            say("assumed.value"),
            say("assumed.asOf"),
            { name: say("assumed.source"), className: "max-sm:hidden" },
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {row.label}
                <span className="money-source sm:hidden" translate="no">
                  {row.source}
                </span>
              </th>
              <td>
                {mayEdit && row.figure !== null ? (
                  <FigureCell
                    figure={row.figure}
                    value={ledger.assumptions.figures[row.figure].value}
                    currency={ledger.assumptions.currency}
                    onSay={onSay}
                  />
                ) : (
                  <span className="figure">{row.value}</span>
                )}
              </td>
              <td>
                <AsOf row={row} onSay={mayEdit ? onSay : null} />
              </td>
              <td className="max-sm:hidden">
                <span className="money-source" translate="no">
                  {row.source}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </View>
  );
}

/** The day of a default and whether to look it up; of a figure of your own the way back. */
function AsOf({ row, onSay }: { readonly row: Assumed; readonly onSay: AssumedTableProps["onSay"] | null }) {
  const { figure, label, own, asOf, old } = row;
  if (own && figure !== null && onSay !== null)
    return (
      <Button
        variant="ghost"
        size="sm"
        aria-label={say("resetFigure", { figure: label.toLowerCase() })}
        onClick={() => onSay({ [figure]: null })}
      >
        {say("reset")}
      </Button>
    );
  return (
    <>
      {asOf} {old && <Chip tone="warn">{say("assumed.lookUp")}</Chip>}
    </>
  );
}
