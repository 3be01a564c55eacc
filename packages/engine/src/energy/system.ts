/**
 * What an hourly year is simulated on. Powers in kW, energies in kWh, efficiencies and states of charge from 0 to 1.
 * Steps are hours, so a power in kW and the energy of its hour in kWh are the same number.
 */
export interface EnergySystem {
  /** Rated power of the array. [kWp] */
  readonly pvKwp: number;
  readonly mpptEfficiency: number;
  readonly battery: Battery;
  readonly inverter: Inverter;
  readonly generator?: Generator;
  readonly grid?: Grid;
}

export interface Battery {
  readonly nominalKwh: number;
  readonly minimumCharge: number;
  readonly maximumCharge: number;
  readonly initialCharge: number;
  readonly chargeEfficiency: number;
  readonly dischargeEfficiency: number;
  /** Limits on the bus side. Infinity: no limit. [kW] */
  readonly maximumChargeKw: number;
  readonly maximumDischargeKw: number;
  /** Share of the stored energy lost in an hour. */
  readonly selfDischargePerHour: number;
}

export interface Inverter {
  readonly ratedKw: number;
  readonly efficiency: number;
  /** Drawn from the bus whenever the inverter feeds the house. [kW] */
  readonly idleKw: number;
  /**
   * What it makes of a direct-current power, were it not limited; below 0 what it draws of the grid instead. [kW] Left out:
   * `efficiency` at every power.
   */
  readonly acKw?: ((dcKw: number) => number) | undefined;
}

/** Starts at or below one state of charge and stops at or above another; carries the house and charges meanwhile. */
export interface Generator {
  readonly ratedKw: number;
  /** It is never run below this: what nobody takes of it is burnt for nothing. 0 unless given. [kW] */
  readonly leastKw?: number;
  readonly startCharge: number;
  readonly stopCharge: number;
  readonly chargerEfficiency: number;
  /** Whether it stops, and does not start, while the grid is there. The reference runs it beside the grid; so unless given. */
  readonly restsBesideGrid?: boolean;
}

export interface Grid {
  /**
   * Hours it is there, as [from, to) of the day, wrapping past midnight when from > to; one list a day, repeated in
   * turn. Two lists on two days describe a supply that alternates.
   */
  readonly windows: readonly (readonly (readonly [from: number, to: number])[])[];
  /** Whether the house takes the grid before or after its battery. */
  readonly priority: "first" | "after-battery";
  /** Whether the grid may charge the battery. */
  readonly charges: boolean;
  /**
   * State of charge kept for outages: while the grid is there the battery is not drawn below it and, where the grid
   * charges, is filled up to it. One for all hours, or 24 by the hour of the day. None unless given.
   */
  readonly reserveCharge?: number | readonly number[];
  readonly chargerEfficiency: number;
  /** Largest power of the charger on the bus side; no limit unless given. [kW] */
  readonly chargerKw?: number;
  readonly exports: boolean;
  /** Infinity: no limit. [kW] */
  readonly maximumImportKw: number;
  readonly maximumExportKw: number;
}

export { HOURS_OF_YEAR as HOURS_PER_YEAR } from "../units/year";
