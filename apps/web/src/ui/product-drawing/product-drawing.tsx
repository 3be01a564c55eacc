import type { Category } from "@sunwright/engine/procurement/specifications";
import { Package } from "lucide-react";
import type { ComponentType } from "react";
import {
  BatteryDrawing,
  ControllerDrawing,
  GeneratorDrawing,
  InverterDrawing,
  MonitorDrawing,
  PanelDrawing,
} from "./big-parts";
import {
  BreakerDrawing,
  CableDrawing,
  ChangeoverDrawing,
  ConnectorDrawing,
  EarthingDrawing,
  EnclosureDrawing,
  FuseDrawing,
  FuseHolderDrawing,
  IsolatorDrawing,
  MountingDrawing,
  RelayDrawing,
  ResidualCurrentDrawing,
  ShutdownDrawing,
  SurgeDrawing,
} from "./small-parts";
import type { Spec } from "./stated";
import "./product-drawing.css";

const DRAWINGS: Readonly<Record<Category, ComponentType<{ readonly spec: Spec }>>> = {
  panel: PanelDrawing,
  battery: BatteryDrawing,
  inverter: InverterDrawing,
  "charge-controller": ControllerDrawing,
  generator: GeneratorDrawing,
  mounting: MountingDrawing,
  cable: CableDrawing,
  connector: ConnectorDrawing,
  fuse: FuseDrawing,
  "fuse-holder": FuseHolderDrawing,
  breaker: BreakerDrawing,
  isolator: IsolatorDrawing,
  "surge-protection": SurgeDrawing,
  "residual-current": ResidualCurrentDrawing,
  changeover: ChangeoverDrawing,
  "interface-protection": RelayDrawing,
  "rapid-shutdown": ShutdownDrawing,
  earthing: EarthingDrawing,
  enclosure: EnclosureDrawing,
  monitoring: MonitorDrawing,
};
const NOTHING_STATED: Spec = {};
const isCategory = (name: string): name is Category => name in DRAWINGS;

interface ProductDrawingProps {
  /** Of the product; what is not known is a package. */
  readonly category: string;
  /** What its shop states of it: it is drawn by that. */
  readonly spec?: Spec | undefined;
  /** Height. [px] */
  readonly size?: number | undefined;
}

/** What a product looks like until its shop shows a picture: drawn from its specification, so it stands beside its words. */
export function ProductDrawing({ category, spec = NOTHING_STATED, size = 132 }: ProductDrawingProps) {
  if (!isCategory(category)) return <Package size={size / 2} strokeWidth={1.25} aria-hidden="true" />;
  const Part = DRAWINGS[category];
  return (
    <svg
      width={(size * 200) / 172}
      height={size}
      viewBox="0 0 200 172"
      className="product-drawing"
      aria-hidden="true"
      translate="no"
    >
      <Part spec={spec} />
    </svg>
  );
}
