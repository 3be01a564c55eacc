import type { SystemType } from "@sunwright/engine/parameters/options";
import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/format";
import { TableTwin } from "../../../ui/table-twin";
import { flowsOf, type DrawnFlows } from "@sunwright/engine/report/drawn-flows";
import { useMedia } from "../../../ui/use-media";
import { useWidth } from "../../../lib/use-width";
import { ArchitectureDrawing } from "./architecture-drawing";
import { ArchitectureVertical } from "./architecture-vertical";
import { architectureFigures, type ArchitectureProps } from "./architecture-figures";
import { View } from "./view";

/** View A: the system as a drawing, each band as wide as the energy of a mean day. */
export function SystemArchitecture(props: ArchitectureProps) {
  const vertical = useMedia("(max-width: 759px)");
  const flows = flowsOf(props.design);
  return (
    <View
      letter="A"
      title="System Architecture Overview"
      note="Band width is energy, averaged over the simulated years"
      aside={vertical ? null : <BandKey systemType={props.systemType} flows={flows} />}
      className="ui-sheet"
    >
      {vertical ? <ArchitectureVertical {...props} flows={flows} /> : <Horizontal {...props} flows={flows} />}
      <FlowsTable flows={flows} />
    </View>
  );
}

function Horizontal(props: ArchitectureProps & { readonly flows: DrawnFlows }) {
  const [box, width] = useWidth(1196);
  const compact = useMedia("(max-width: 1279px)");
  return (
    <div ref={box} className="mt-4">
      <ArchitectureHeads {...props} compact={compact} />
      <ArchitectureDrawing {...props} width={width} />
    </div>
  );
}

type HeadsProps = Pick<ArchitectureProps, "design" | "applianceCount"> & { readonly compact: boolean };

/** The four figures of the specification, above the parts they belong to. */
function ArchitectureHeads({ design, applianceCount, compact }: HeadsProps) {
  return (
    <div className="architecture-heads">
      {architectureFigures(design, applianceCount, compact).map(({ label, figure, detail }) => (
        <div key={label}>
          <p className="architecture-label">{label}</p>
          <p className="architecture-figure">{figure}</p>
          <p className="architecture-detail">{detail}</p>
        </div>
      ))}
    </div>
  );
}

interface BandKeyProps {
  readonly systemType: SystemType;
  readonly flows: DrawnFlows;
}

const BandKey = ({ systemType, flows }: BandKeyProps) => (
  <ul className="flex gap-4 max-lg:hidden">
    <KeyItem kind="sun">Solar</KeyItem>
    {systemType !== "on-grid" && <KeyItem kind="battery">Battery</KeyItem>}
    {flows.generator > 0 && <KeyItem kind="generator">Generator</KeyItem>}
    {systemType !== "off-grid" && <KeyItem kind="grid">Grid</KeyItem>}
    <KeyItem kind="load">Load</KeyItem>
  </ul>
);

const KeyItem = ({ kind, children }: { readonly kind: string; readonly children: ReactNode }) => (
  <li className="band-key">
    <i data-kind={kind} aria-hidden="true" />
    {children}
  </li>
);

const FLOW_NAMES: readonly (readonly [keyof DrawnFlows, string])[] = [
  ["production", "Solar, produced"],
  ["direct", "Direct to the inverter"],
  ["intoBattery", "Into the battery"],
  ["fromBattery", "Out of the battery"],
  ["surplus", "Surplus"],
  ["generator", "From the generator"],
  ["gridImport", "From the grid"],
  ["gridExport", "To the grid"],
  ["load", "Load"],
  ["unmet", "Not served"],
];

const FlowsTable = ({ flows }: { readonly flows: DrawnFlows }) => (
  <TableTwin>
    <caption>Energy on a mean day in kWh</caption>
    <tbody>
      {FLOW_NAMES.map(([flow, name]) => (
        <tr key={flow}>
          <th scope="row">{name}</th>
          <td>{formatNumber(flows[flow], 2)}</td>
        </tr>
      ))}
    </tbody>
  </TableTwin>
);
