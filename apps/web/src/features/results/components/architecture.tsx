import { say } from "@sunwright/words/results";
import type { SystemType } from "@sunwright/engine/parameters/options";
import type { KeyEntry } from "@sunwright/report/drawings/key";
import { systemDrawing } from "@sunwright/report/drawings/system";
import { drawnDesign } from "@sunwright/report/drawn-design";
import { type DrawnFlows, flowsOf } from "@sunwright/report/drawn-flows";
import { clsx } from "clsx";
import { Drawn } from "../../../lib/drawing";
import { formatNumber } from "../../../lib/format";
import { useUnits } from "../../../lib/preferences";
import { useWidth } from "../../../lib/use-width";
import { TableTwin } from "../../../ui/table-twin";
import { useMedia } from "../../../ui/use-media";
import { ArchitectureVertical } from "./architecture-vertical";
import { useArchitectureFigures, type ArchitectureProps } from "./architecture-figures";
import { DrawingKey } from "./drawing-key";
import { View } from "./view";

/** View A: the system as a drawing, each band as wide as the energy of a mean day. */
export function SystemArchitecture(props: ArchitectureProps) {
  const vertical = useMedia("(max-width: 759px)");
  const flows = flowsOf(props.design);
  return (
    <View
      letter="A"
      title={say("systemArchitecture")}
      note={say("bandWidthNote")}
      aside={
        vertical ? null : <DrawingKey entries={bandKey(props.systemType, flows)} className="gap-4 max-lg:hidden" />
      }
      className="ui-sheet"
    >
      {vertical ? <ArchitectureVertical {...props} flows={flows} /> : <Horizontal {...props} />}
      <TableTwin
        caption={say("flowsTable")}
        rows={FLOW_NAMES.map(([flow, name]) => [name, formatNumber(flows[flow], 2)])}
      />
    </View>
  );
}

/** The single-line drawing from left to right, laid out in real pixels for this width. */
function Horizontal(props: ArchitectureProps) {
  const [box, width] = useWidth(1196);
  const units = useUnits();
  const compact = width < ROOM_BESIDE;
  return (
    <div ref={box} className="mt-4">
      <ArchitectureHeads {...props} compact={compact} />
      <Drawn
        drawing={systemDrawing(drawnDesign(props.design), units, width)}
        className={clsx("architecture-drawing", props.fresh && "architecture-fresh")}
      />
    </div>
  );
}

/** Below this what stands beside a figure stands under it. [px] */
const ROOM_BESIDE = 1_100;

type HeadsProps = Pick<ArchitectureProps, "design" | "applianceCount"> & { readonly compact: boolean };

/** The four figures of the specification, above the parts they belong to. */
function ArchitectureHeads({ design, applianceCount, compact }: HeadsProps) {
  const figures = useArchitectureFigures(design, applianceCount, compact);
  return (
    <div className="architecture-heads">
      {figures.map(({ label, figure, detail }) => (
        <div key={label}>
          <p className="architecture-label">{label}</p>
          <p className="architecture-figure">{figure}</p>
          <p className="architecture-detail">{detail}</p>
        </div>
      ))}
    </div>
  );
}

function bandKey(systemType: SystemType, flows: DrawnFlows): KeyEntry[] {
  const area = (text: string, fill: KeyEntry["fill"]): KeyEntry => ({ text, fill, mark: "area" });
  return [
    area(say("solar"), "sun"),
    ...(systemType === "on-grid" ? [] : [area(say("battery"), "battery")]),
    ...(flows.generator > 0 ? [area(say("generator"), "gen")] : []),
    ...(systemType === "off-grid" ? [] : [area(say("grid"), "grid")]),
    area(say("load"), "load"),
  ];
}

const FLOW_NAMES: readonly (readonly [keyof DrawnFlows, string])[] = [
  ["production", say("flow.production")],
  ["direct", say("flow.direct")],
  ["intoBattery", say("flow.intoBattery")],
  ["fromBattery", say("flow.fromBattery")],
  ["surplus", say("flow.surplus")],
  ["generator", say("flow.generator")],
  ["gridImport", say("flow.gridImport")],
  ["gridExport", say("flow.gridExport")],
  ["load", say("flow.load")],
  ["unmet", say("flow.unmet")],
];
