import type { ObstructionType } from "@sunwright/contract/roof-options";
import type { Rectangle } from "@sunwright/engine/geometry/rectangle";

/** Something that stands on the roof or beside it, as the roof optimiser has it. x and y are its upper left corner. */
export interface Obstruction extends Rectangle {
  readonly id: string;
  readonly type: ObstructionType;
  /** Twice its height above the roof. [m] */
  readonly shadowLength: number;
  readonly measuredHeight?: number | undefined;
}

export const heightAbove = ({ measuredHeight, shadowLength }: Obstruction): number =>
  Math.max(0, measuredHeight ?? shadowLength / 2);

/** As the engine takes it; the label stands in refusals of layouts made by hand, which the designer asks for none of. */
export const engineObstruction = ({ measuredHeight, type, ...rest }: Obstruction) => ({
  ...rest,
  label: type,
  ...(measuredHeight === undefined ? {} : { measuredHeight }),
});
