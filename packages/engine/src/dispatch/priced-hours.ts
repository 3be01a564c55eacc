/** Hours in a row, each with what is used and made in it and what a kWh costs. [kWh, per kWh] */
export interface PricedHours {
  readonly load: ArrayLike<number>;
  /** What the panels give behind the inverter. */
  readonly sun: ArrayLike<number>;
  readonly importPrice: ArrayLike<number>;
  /** Below zero: who feeds in pays. */
  readonly exportPrice: ArrayLike<number>;
}

/** A battery beside the grid, seen from the house's wiring, and what its owner may do with it. */
export interface DispatchRule {
  /** [kWh] */
  readonly capacity: number;
  /** What stays in it: what the cells need, and what is kept for an outage. [kWh] */
  readonly floor: number;
  /** [kW] */
  readonly charge: number;
  readonly discharge: number;
  /** 0 to 1 */
  readonly chargeEfficiency: number;
  readonly dischargeEfficiency: number;
  /** What a kWh taken out of it costs in life. */
  readonly wear: number;
  readonly gridCharges: boolean;
  /** More may be fed in than the sun leaves of the load. */
  readonly batterySells: boolean;
  /** Infinity: none. [kW] */
  readonly importLimit: number;
  readonly exportLimit: number;
}

/** What hours come to. [kWh, and the prices' currency] */
export interface DispatchSums {
  /** Bought less sold, and the wear. */
  readonly cost: number;
  readonly bought: number;
  readonly sold: number;
  readonly charged: number;
  readonly discharged: number;
  /** Sun that nobody took. */
  readonly curtailed: number;
  /** Stored after the last hour. */
  readonly end: number;
}
