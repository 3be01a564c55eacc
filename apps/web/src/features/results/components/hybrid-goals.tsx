import { say } from "@sunwright/words/results";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { HybridDesign } from "@sunwright/engine/sizing/inputs/design-beside-grid";
import { hybridNote, hybridTable } from "@sunwright/report/hybrid";
import { figures, Table, TableHead } from "../../../ui/table";
import { View } from "./view";

interface HybridGoalsProps {
  readonly hybrid: HybridDesign;
  readonly currency: Currency;
}

/** Three points of the curve of cost against energy bought; the goal is chosen among the parameters. */
export function HybridGoals({ hybrid, currency }: HybridGoalsProps) {
  const { head, rows } = hybridTable(hybrid, currency);
  const [first = "", ...goals] = head;
  return (
    <View ruled title={say("hybridGoals")} note={say("hybridGoalsNote")} fold={{}}>
      <Table caption={say("hybridGoalsTable")} className="hybrid-goals">
        <TableHead columns={[first, ...goals.map(figures)]} />
        <tbody>
          {rows.map(([name, ...each]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {each.map((figure, index) => (
                <td key={goals[index]} className="end" data-chosen={hybrid.points[index]?.chosen}>
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
