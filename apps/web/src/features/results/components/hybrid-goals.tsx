import { say } from "@sunwright/words/results";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { HybridDesign } from "@sunwright/engine/sizing/design";
import { hybridHead, hybridNote, hybridRows } from "@sunwright/report/hybrid";
import { figures, Table, TableHead } from "../../../ui/table";
import { View } from "./view";

interface HybridGoalsProps {
  readonly hybrid: HybridDesign;
  readonly currency: Currency;
}

/** Three points of the curve of cost against energy bought; the goal is chosen among the parameters. */
export function HybridGoals({ hybrid, currency }: HybridGoalsProps) {
  const [goal = "", ...columns] = hybridHead(hybrid);
  return (
    <View title={say("hybridGoals")} note={say("hybridGoalsNote")}>
      <Table caption={say("hybridGoalsTable")} className="cables">
        <TableHead columns={[goal, ...columns.map(figures)]} />
        <tbody>
          {hybridRows(hybrid, currency).map((row) => (
            <tr key={row.goal} data-chosen={row.chosen}>
              <th scope="row">{row.name}</th>
              {row.figures.map((figure, index) => (
                <td key={columns[index]} className="end" data-label={columns[index]}>
                  <span className="figure">{figure}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-3 type-help text-text-3">{hybridNote()}</p>
    </View>
  );
}
