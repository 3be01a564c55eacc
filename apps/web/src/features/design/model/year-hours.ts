/** A simulated year of a design, hour by hour; each column has 8,760 entries. [kWh in the hour] */
export interface YearHours {
  readonly load: Float64Array;
  readonly production: Float64Array;
  /** Sun to the inverter in the hour it shines, at the bus. */
  readonly direct: Float64Array;
  readonly toBattery: Float64Array;
  readonly fromBattery: Float64Array;
  readonly surplus: Float64Array;
  readonly unmet: Float64Array;
  /** Of the battery at the end of the hour, 0 to 1. */
  readonly charge: Float64Array;
  readonly generator: Float64Array;
  readonly gridImport: Float64Array;
  readonly gridExport: Float64Array;
}
