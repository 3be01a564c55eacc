/**
 * How many panels of a kind go in series and in parallel on one input. Source: NEC 690.7 and IEC 62548 method with
 * hot cells for the lower limit, reference table j (`validation/truth/j_sizing.json`).
 */
export interface StringInput {
  /** At 25 °C. [V, A] */
  readonly openVoltage: number;
  readonly powerVoltage: number;
  readonly shortCircuitCurrent: number;
  /** [1/K] */
  readonly openVoltagePerKelvin: number;
  readonly powerVoltagePerKelvin: number;
  /** Coldest and hottest air. [°C] */
  readonly coldest: number;
  readonly hottest: number;
  /** Cells above the hottest air. [K] */
  readonly cellRise: number;
  /** Of the input. [V, A] */
  readonly maxVoltage: number;
  readonly trackerMin: number;
  readonly trackerMax: number;
  readonly maxCurrent: number;
}

export interface StringLimits {
  readonly openVoltageCold: number;
  readonly powerVoltageHot: number;
  readonly powerVoltageCold: number;
  readonly most: number;
  readonly fewest: number;
  readonly mostParallel: number;
  readonly feasible: boolean;
}

export function stringLimits(input: StringInput): StringLimits {
  const at = (voltage: number, perKelvin: number, temperature: number) =>
    voltage * (1 + perKelvin * (temperature - 25));
  const openVoltageCold = at(input.openVoltage, input.openVoltagePerKelvin, input.coldest);
  const powerVoltageCold = at(input.powerVoltage, input.powerVoltagePerKelvin, input.coldest);
  const powerVoltageHot = at(input.powerVoltage, input.powerVoltagePerKelvin, input.hottest + input.cellRise);
  const most = Math.min(
    Math.floor(input.maxVoltage / openVoltageCold),
    Math.floor(input.trackerMax / powerVoltageCold),
  );
  const fewest = Math.ceil(input.trackerMin / powerVoltageHot);
  const mostParallel = Math.floor(input.maxCurrent / (1.25 * input.shortCircuitCurrent));
  const feasible = fewest <= most && mostParallel >= 1;
  return { openVoltageCold, powerVoltageHot, powerVoltageCold, most, fewest, mostParallel, feasible };
}

export interface StringLayout {
  readonly inSeries: number;
  readonly parallel: number;
}

/**
 * Equal strings for a number of panels: the longest that fit, without a panel too many where that is possible.
 * Null when the panels are too few to wake the input, or too many for one string less and too few for one more.
 */
export function layStrings(panels: number, { most, fewest }: { most: number; fewest: number }): StringLayout | null {
  if (panels < fewest || most < fewest) return null;
  const least = Math.ceil(panels / most);
  for (let parallel = least; panels / parallel >= fewest; parallel += 1) {
    if (panels % parallel === 0) return { inSeries: panels / parallel, parallel };
  }
  const inSeries = Math.ceil(panels / least);
  return inSeries < fewest ? null : { inSeries, parallel: least };
}
