/** Sums of a simulated year. [kWh unless said otherwise] */
export interface YearTotals {
  readonly load: number;
  readonly served: number;
  readonly unmet: number;
  /** Hours in which some of the load was not served. */
  readonly lossOfLoadHours: number;
  /** Unmet ÷ load. */
  readonly unmetShare: number;
  readonly pv: number;
  readonly dumped: number;
  /** What reached the battery's terminals, from the array, the generator or the grid. */
  readonly chargeIn: number;
  readonly dischargeOut: number;
  /** Energy the inverter took from the bus for the house. */
  readonly inverterIn: number;
  /** What it gave to the house and for charging. */
  readonly generator: number;
  /** What it gave besides because it is not run below its least load, and nobody took. */
  readonly generatorWasted: number;
  readonly generatorHours: number;
  readonly generatorStarts: number;
  readonly gridImport: number;
  readonly gridExport: number;
  readonly selfDischarge: number;
  /** The part of `chargeIn` that came from the generator or the grid. */
  readonly acCharge: number;
  readonly fullCycles: number;
  readonly finalCharge: number;
  readonly minimumCharge: number;
}

/** While they are summed up. */
export type Sums = { -readonly [Name in keyof YearTotals]: YearTotals[Name] };

export const noSums = (): Sums => ({
  load: 0,
  served: 0,
  unmet: 0,
  lossOfLoadHours: 0,
  unmetShare: 0,
  pv: 0,
  dumped: 0,
  chargeIn: 0,
  dischargeOut: 0,
  inverterIn: 0,
  generator: 0,
  generatorWasted: 0,
  generatorHours: 0,
  generatorStarts: 0,
  gridImport: 0,
  gridExport: 0,
  selfDischarge: 0,
  acCharge: 0,
  fullCycles: 0,
  finalCharge: 0,
  minimumCharge: 0,
});
