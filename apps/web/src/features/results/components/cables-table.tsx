import { say } from "@sunwright/words/results";
import { cableSize, RUN_NAMES } from "@sunwright/report/result-text";
import { tell } from "@sunwright/report/tell";
import { cableDrop, cableLoss } from "@sunwright/report/shown-figures";
import type { CableDesign, Design } from "@sunwright/engine/sizing/inputs/design";
import { distance, figureText } from "../../../lib/format";
import { useUnits } from "../../../lib/preferences";
import { Chip } from "../../../ui/chip";
import { figures, Table, TableHead } from "../../../ui/table";
import { Traced, View } from "./view";

/** Four runs: size, drop, loss, and whether this system type has them at all. */
export const CablesTable = ({ design }: { readonly design: Design }) => (
  <View ruled letter="I" title={say("cables")} fold={{}}>
    <p className="type-help text-text-3">{say("cablesNote")}</p>
    <Table caption={say("cablesTable")} className="cables">
      <TableHead
        columns={[
          say("cableRun"),
          figures(say("cableLength")),
          figures(say("cableSize")),
          figures(say("cableDrop")),
          figures(say("cableLoss")),
        ]}
      />
      <tbody>
        {design.cables.map((cable) => (
          <CableRow key={cable.run} cable={cable} />
        ))}
      </tbody>
    </Table>
  </View>
);

const Length = ({ metres }: { readonly metres: number }) => (
  <span className="figure">{figureText(distance(metres, useUnits(), 1))}</span>
);

const CableRow = ({ cable }: { readonly cable: CableDesign }) => (
  <tr data-used={cable.used}>
    <th scope="row">
      <span className="flex flex-wrap items-center gap-2">
        {RUN_NAMES[cable.run]}
        {!cable.used && <Chip tone="outline">{say("cableNotUsed")}</Chip>}
      </span>
      <span className="block type-help font-normal text-text-3">{tell(cable.note)}</span>
    </th>
    <td className="end" data-label={say("cableLength")}>
      <Length metres={cable.length} />
    </td>
    <td className="end" data-label={say("cableSize")}>
      <Traced trace={cable.size} value={cableSize(cable)} unit={say("unit.mm2")} />
    </td>
    <td className="end" data-label={say("cableDrop")}>
      <Traced trace={cable.dropPercent} value={cableDrop(cable).value} unit="%" />
    </td>
    <td className="end" data-label={say("cableLoss")}>
      <Traced trace={cable.yearlyLoss} value={cableLoss(cable).value} unit={say("unit.kwh")} />
    </td>
  </tr>
);
