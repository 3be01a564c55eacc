import type { SystemType } from "@sunwright/engine/sizing/options";
import type { ReactNode } from "react";
import { balanceInput, dailyFlows } from "../../model/daily-flows";
import { useMedia } from "../use-media";
import { useWidth } from "../use-width";
import { ArchitectureDrawing } from "./architecture-drawing";
import { ArchitectureVertical } from "./architecture-vertical";
import { architectureFigures, type ArchitectureProps } from "./architecture-figures";
import { View } from "./view";

/** View A: the system as a drawing, each band as wide as the energy of a mean day. */
export function SystemArchitecture(props: ArchitectureProps) {
  const vertical = useMedia("(max-width: 759px)");
  return (
    <View
      letter="A"
      title="System Architecture Overview"
      note="Band width is energy, a mean day of the monthly balance"
      aside={vertical ? null : <BandKey systemType={props.systemType} />}
      className="ui-sheet"
    >
      {vertical ? <ArchitectureVertical {...props} flows={flowsOf(props)} /> : <Horizontal {...props} />}
    </View>
  );
}

export const flowsOf = ({ design }: Pick<ArchitectureProps, "design">) => dailyFlows(balanceInput(design));

function Horizontal(props: ArchitectureProps) {
  const [box, width] = useWidth(1196);
  const compact = useMedia("(max-width: 1279px)");
  return (
    <div ref={box} className="mt-4">
      <ArchitectureHeads {...props} compact={compact} />
      <ArchitectureDrawing {...props} flows={flowsOf(props)} width={width} />
    </div>
  );
}

type HeadsProps = Pick<ArchitectureProps, "design" | "applianceCount"> & { readonly compact: boolean };

/** The four figures of the specification, above the parts they belong to. */
export function ArchitectureHeads({ design, applianceCount, compact }: HeadsProps) {
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

const BandKey = ({ systemType }: { readonly systemType: SystemType }) => (
  <ul className="flex gap-4 max-lg:hidden">
    <KeyItem kind="sun">Solar</KeyItem>
    {systemType !== "on-grid" && <KeyItem kind="battery">Battery</KeyItem>}
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
