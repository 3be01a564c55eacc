/** The five parameters of the single-diode equation I = IL − I0 (exp((V + I·Rs)/a) − 1) − (V + I·Rs)/Rsh. */
export interface DiodeParameters {
  /** Light-generated current IL. [A] */
  readonly photocurrent: number;
  /** Diode saturation current I0. [A] */
  readonly saturationCurrent: number;
  /** Rs. [Ω] */
  readonly seriesResistance: number;
  /** Rsh; infinite for none. [Ω] */
  readonly shuntResistance: number;
  /** a: ideality factor times cells in series times thermal voltage. [V] */
  readonly idealityVoltage: number;
}

/** Current and voltage at one point of the curve. [A, V] */
export interface OperatingPoint {
  readonly current: number;
  readonly voltage: number;
}

export interface CurvePoints {
  /** [A] */
  readonly shortCircuitCurrent: number;
  /** [V] */
  readonly openCircuitVoltage: number;
  readonly maximumPower: OperatingPoint;
  /** Current at half the open-circuit voltage. [A] */
  readonly currentAtHalf: number;
  /** Current halfway between maximum power and open circuit. [A] */
  readonly currentBeyond: number;
}

const DARK: CurvePoints = {
  shortCircuitCurrent: 0,
  openCircuitVoltage: 0,
  maximumPower: { current: 0, voltage: 0 },
  currentAtHalf: 0,
  currentBeyond: 0,
};

/** Newton's method from the right end of a convex curve needs about ten steps; more would be a mistake. */
const MOST_STEPS = 100;
const CONVERGED = 1e-13;

/** Current through the diode's junction at the voltage across it, and its first two derivatives. */
function junction(p: DiodeParameters, voltage: number): { current: number; slope: number; bend: number } {
  const exponential = p.saturationCurrent * Math.exp(voltage / p.idealityVoltage);
  return {
    current: p.photocurrent - exponential + p.saturationCurrent - voltage / p.shuntResistance,
    slope: -exponential / p.idealityVoltage - 1 / p.shuntResistance,
    bend: -exponential / p.idealityVoltage ** 2,
  };
}

/** Repeats a step until it no longer moves the voltage. */
function settle(start: number, step: (voltage: number) => number): number {
  let voltage = start;
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const change = step(voltage);
    voltage -= change;
    if (Math.abs(change) <= CONVERGED * Math.max(1, Math.abs(voltage))) return voltage;
  }
  return voltage;
}

/** Voltage across the junction without current. [V] */
function openJunctionVoltage(p: DiodeParameters): number {
  // Without the shunt the voltage would be this one, which lies above the root: Newton comes down to it.
  const above = p.idealityVoltage * Math.log1p(p.photocurrent / p.saturationCurrent);
  return settle(above, (voltage) => {
    const { current, slope } = junction(p, voltage);
    return current / slope;
  });
}

/** Current of a module at a voltage between 0 and its open-circuit voltage. [V → A] */
export function currentAt(p: DiodeParameters, voltage: number): number {
  const right = Math.min(voltage + p.seriesResistance * p.photocurrent, openJunctionVoltage(p));
  const across = settle(right, (trial) => {
    const { current, slope } = junction(p, trial);
    return (trial - p.seriesResistance * current - voltage) / (1 - p.seriesResistance * slope);
  });
  return junction(p, across).current;
}

/**
 * Where a module gives most power.
 *
 * Newton's method on the derivative of power by the junction's voltage, held between short circuit and open circuit.
 * Source of the equation: W. De Soto et al., Solar Energy 80, pp. 78–88, 2006.
 */
export function maximumPowerPoint(p: DiodeParameters): OperatingPoint {
  if (!(p.photocurrent > 0)) return { current: 0, voltage: 0 };
  const open = openJunctionVoltage(p);
  let low = 0;
  let high = open;
  let across = Math.max(open - 3 * p.idealityVoltage, open / 2);
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const { current, slope, bend } = junction(p, across);
    const voltage = across - p.seriesResistance * current;
    const stretch = 1 - p.seriesResistance * slope;
    const gain = stretch * current + voltage * slope;
    if (gain > 0) low = across;
    else high = across;
    const curvature = 2 * stretch * slope + bend * (voltage - p.seriesResistance * current);
    const next = across - gain / curvature;
    const held = next > low && next < high ? next : (low + high) / 2;
    const moved = Math.abs(held - across);
    across = held;
    if (moved <= CONVERGED * open) break;
  }
  const { current } = junction(p, across);
  return { current, voltage: across - p.seriesResistance * current };
}

/** The points by which a curve is usually told. All 0 in the dark. */
export function curvePoints(p: DiodeParameters): CurvePoints {
  if (!(p.photocurrent > 0)) return DARK;
  const open = openJunctionVoltage(p);
  const maximumPower = maximumPowerPoint(p);
  return {
    shortCircuitCurrent: currentAt(p, 0),
    openCircuitVoltage: open,
    maximumPower,
    currentAtHalf: currentAt(p, open / 2),
    currentBeyond: currentAt(p, (open + maximumPower.voltage) / 2),
  };
}
