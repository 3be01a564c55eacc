import type { MeteredYear } from "./house-meter";

/** What a kilowatt hour costs, and brings, in each hour of the simulated year. [currency/kWh] */
export interface HourPrices {
  readonly importPrice: ArrayLike<number>;
  /** Below zero: who feeds in pays. 0 in an hour that is not paid for. */
  readonly exportPrice: ArrayLike<number>;
}

/** What an owner lets the battery do. */
export interface Allowed {
  readonly gridCharges: boolean;
  readonly batterySells: boolean;
  /** What a kWh taken out costs in life. [currency/kWh] */
  readonly wear: number;
}

/** The prices that a house's battery follows. */
export interface HouseFollowing extends Allowed {
  /**
   * @param arrayKw  What is fed in may earn by it. [kWp]
   * @param counted  What the meter counts where no price is looked at, if `creditWithinBought`.
   */
  readonly prices: (arrayKw: number, counted: MeteredYear | null) => HourPrices;
  /** Whether what is fed in is paid for up to what is bought. */
  readonly creditWithinBought: boolean;
}
