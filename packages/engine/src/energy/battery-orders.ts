/** What a controller lets the battery do in an hour with grid. At the bus. [kWh] */
export interface BatteryOrders {
  /** Of the sun that is left, into the battery at most; Infinity: all it takes. */
  mostIn: number;
  /** For the house, out of it at most; Infinity: all it gives. */
  mostOut: number;
  /** In the battery at the end of the hour's charging, sun and grid together; 0: nothing of the grid. */
  filled: number;
  /** Whether what is left may be fed in. */
  sells: boolean;
}

/** Asked in each hour with grid; `stored` is what the battery holds before it. [kWh] */
export type BatteryController = (hour: number, stored: number, orders: BatteryOrders) => void;

/** The rule that looks at no price. */
export const noOrders = (): BatteryOrders => ({
  mostIn: Number.POSITIVE_INFINITY,
  mostOut: Number.POSITIVE_INFINITY,
  filled: 0,
  sells: true,
});
