/** Parameters of an inverter as tested; the names are those of the published libraries. */
export interface SandiaInverter {
  /** Alternating-current rating. [W] */
  readonly Paco: number;
  /** Direct-current power that gives it at the reference voltage. [W] */
  readonly Pdco: number;
  /** Reference voltage. [V] */
  readonly Vdco: number;
  /** Direct-current power at which the inverter starts. [W] */
  readonly Pso: number;
  /** Curvature of the efficiency. [1/W] */
  readonly C0: number;
  /** Changes of Pdco, Pso and C0 with the voltage. [1/V] */
  readonly C1: number;
  readonly C2: number;
  readonly C3: number;
  /** Power drawn at night. [W] */
  readonly Pnt: number;
}

/**
 * Alternating-current power of an inverter: its rating at most, minus its night draw below the starting power. [W]
 *
 * @param dcVoltage  [V]
 * @param dcPower    [W]
 *
 * Source: D. L. King, S. Gonzalez, G. M. Galbraith, W. E. Boyson, "Performance Model for Grid-Connected Photovoltaic
 * Inverters", SAND2007-5036, 2007.
 */
export const sandiaAc = (dcVoltage: number, dcPower: number, inverter: SandiaInverter): number =>
  Math.min(inverter.Paco, sandiaUnlimited(dcVoltage, dcPower, inverter));

/** The same beyond its rating, to see what is clipped. [W] */
export function sandiaUnlimited(dcVoltage: number, dcPower: number, inverter: SandiaInverter): number {
  if (dcPower < inverter.Pso) return -Math.abs(inverter.Pnt);
  const offset = dcVoltage - inverter.Vdco;
  const full = inverter.Pdco * (1 + inverter.C1 * offset);
  const start = inverter.Pso * (1 + inverter.C2 * offset);
  const curvature = inverter.C0 * (1 + inverter.C3 * offset);
  const above = dcPower - start;
  return (inverter.Paco / (full - start) - curvature * (full - start)) * above + curvature * above ** 2;
}
