import type { FigureName } from "./answer";
import { type ChoosableRecord, type NumberFigure, type TypedFigures, withTyped } from "./chosen-parts";

/** Between what a figure lies, beside the others of its part; in its own unit, shares of 1. */
export interface FigureBounds {
  readonly least: number;
  readonly most: number;
}

/** A typed figure that cannot be. */
export interface TypedDoubt extends FigureBounds {
  readonly figure: NumberFigure;
}

/**
 * What parts for buildings have. Volts: low voltage ends at 1,500 V of direct current (IEC 61140). The rest is house rule: wider
 * than every row of the equipment library, and narrow enough for kilowatts, milliamperes and percent in the wrong box.
 */
const BOUNDS: Readonly<Record<NumberFigure, FigureBounds>> = {
  "panel-voltage-max": { least: 10, most: 1_500 },
  "tracker-min": { least: 5, most: 1_500 },
  "tracker-max": { least: 5, most: 1_500 },
  "panel-current-max": { least: 1, most: 5_000 },
  "panel-power-max": { least: 50, most: 5_000_000 },
  inputs: { least: 1, most: 100 },
  "battery-voltages": { least: 6, most: 1_500 },
  "charge-power": { least: 20, most: 1_000_000 },
  "battery-voltage": { least: 1.2, most: 1_500 },
  "amp-hours": { least: 1, most: 50_000 },
  "charge-current-max": { least: 0.5, most: 10_000 },
  "discharge-current-max": { least: 0.5, most: 10_000 },
  power: { least: 50, most: 5_000_000 },
  efficiency: { least: 0.5, most: 1 },
  "idle-power": { least: 0.1, most: 10_000 },
  "series-fuse": { least: 1, most: 100 },
  "parallel-max": { least: 1, most: 100 },
};

/** Of the energy that a row states, volts × ampere-hours may be so much. */
const ENERGY = { least: 0.5, most: 2 } as const;
/** Amperes for each ampere-hour: the fastest cells that are sold give 20. */
const FASTEST = 20;
const SLOWEST = 0.01;
/** Of an inverter's power: what it takes of panels, and what it burns with nothing connected. */
const PANELS = { least: 0.2, most: 10 } as const;
const IDLE_MOST = 0.2;
/** Volts of a battery that a controller charges, from a weak one of 6 V to the highest. */
const CHARGED = { least: 5, most: 1_500 } as const;

/** The first typed figure that cannot be beside what the row states and the others typed; null where all can. Pure. */
export function typedDoubt(row: ChoosableRecord, typed: TypedFigures): TypedDoubt | null {
  for (const figure of Object.keys(BOUNDS).filter(isFigure)) {
    const value = typed[figure];
    if (value === undefined) continue;
    const bounds = boundsOf(figure, row, typed);
    if (value < bounds.least || value > bounds.most) return { figure, ...bounds };
  }
  return null;
}

const isFigure = (name: string): name is NumberFigure => name in BOUNDS;

/** Between what a figure lies. Where others leave nothing between, its own bounds count: those others are in doubt. */
export function boundsOf(figure: FigureName, row: ChoosableRecord, typed: TypedFigures): FigureBounds {
  if (figure === "controller-type") return { least: 0, most: 0 };
  const own = BOUNDS[figure];
  const part = withTyped({ row, typed: without(typed, figure), price: null });
  const beside = relation(figure, part);
  const both = {
    least: Math.max(own.least, beside.least ?? own.least),
    most: Math.min(own.most, beside.most ?? own.most),
  };
  return both.least <= both.most ? both : own;
}

const without = (typed: TypedFigures, figure: NumberFigure): TypedFigures =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => name !== figure));

interface Relation {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

function relation(figure: NumberFigure, part: ChoosableRecord): Relation {
  if (part.kind === "module") return figure === "series-fuse" ? { least: part.shortCircuitCurrent } : {};
  if (part.kind === "battery") return ofBattery(figure, part);
  if (part.kind === "charge-controller")
    return figure === "charge-power"
      ? { least: CHARGED.least * part.chargeCurrent, most: CHARGED.most * part.chargeCurrent }
      : {};
  return part.kind === "battery-inverter" ? ofBatteryInverter(figure, part) : {};
}

function ofBattery(figure: NumberFigure, part: Extract<ChoosableRecord, { readonly kind: "battery" }>): Relation {
  const { energy, ampHours, voltage } = part;
  const share = (other: number | null): Relation =>
    energy === null || other === null
      ? {}
      : { least: (ENERGY.least * energy) / other, most: (ENERGY.most * energy) / other };
  if (figure === "battery-voltage") return part.stackOf > 1 ? {} : share(ampHours);
  if (figure === "amp-hours") return share(part.stackOf > 1 ? null : voltage);
  const isCurrent = figure === "charge-current-max" || figure === "discharge-current-max";
  return isCurrent && ampHours !== null ? { least: SLOWEST * ampHours, most: FASTEST * ampHours } : {};
}

function ofBatteryInverter(
  figure: NumberFigure,
  part: Extract<ChoosableRecord, { readonly kind: "battery-inverter" }>,
): Relation {
  const { panelVoltageMax, trackerMin, trackerMax } = part;
  const power = part.power ?? part.apparentPower;
  switch (figure) {
    case "panel-voltage-max":
      return { least: trackerMax ?? trackerMin ?? undefined };
    case "tracker-min":
      return { most: trackerMax ?? panelVoltageMax ?? undefined };
    case "tracker-max":
      return { least: trackerMin ?? undefined, most: panelVoltageMax ?? undefined };
    case "panel-power-max":
      return power === null ? {} : { least: PANELS.least * power, most: PANELS.most * power };
    case "idle-power":
      return power === null ? {} : { most: IDLE_MOST * power };
    case "power":
      return { most: part.apparentPower ?? undefined };
    default:
      return {};
  }
}
