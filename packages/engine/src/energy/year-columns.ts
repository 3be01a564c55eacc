/** Every hour of a simulated year. [kWh; charge from 0 to 1] */
export interface YearColumns {
  readonly charge: Float64Array;
  readonly served: Float64Array;
  readonly pv: Float64Array;
  readonly dumped: Float64Array;
  readonly discharge: Float64Array;
  readonly generator: Float64Array;
  readonly gridImport: Float64Array;
  readonly gridExport: Float64Array;
  /** What reached the battery's terminals. */
  readonly chargeIn: Float64Array;
  /** What the inverter took from the bus for the house, and for the grid. */
  readonly inverterIn: Float64Array;
  readonly exportIn: Float64Array;
}

export const emptyColumns = (hours: number): YearColumns => ({
  charge: new Float64Array(hours),
  served: new Float64Array(hours),
  pv: new Float64Array(hours),
  dumped: new Float64Array(hours),
  discharge: new Float64Array(hours),
  generator: new Float64Array(hours),
  gridImport: new Float64Array(hours),
  gridExport: new Float64Array(hours),
  chargeIn: new Float64Array(hours),
  inverterIn: new Float64Array(hours),
  exportIn: new Float64Array(hours),
});
