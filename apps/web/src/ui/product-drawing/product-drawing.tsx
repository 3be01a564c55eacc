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

/** By category; `drawn-product.test.ts` holds it to the categories that are sold. */
const DRAWINGS = {
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
} satisfies Readonly<Record<string, ComponentType<{ readonly spec: Spec }>>>;
const NOTHING_STATED: Spec = {};
export const isDrawn = (category: string): category is keyof typeof DRAWINGS => Object.hasOwn(DRAWINGS, category);

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
  if (!isDrawn(category)) return <Package size={size / 2} strokeWidth={1.25} aria-hidden="true" />;
  const Part: ComponentType<{ readonly spec: Spec }> = DRAWINGS[category];
  return (
    <svg width={(size * 200) / 172} height={size} viewBox="0 0 200 172" className="product-drawing" aria-hidden="true">
      <Part spec={spec} />
    </svg>
  );
}
