/**
 * Lead-acid batteries where a design has them. "Cited" sources stand with the comparison of configurations, whose kinds
 * these are; the datasheet of what is bought governs.
 */
interface BatteryKind {
  readonly depthOfDischarge: number;
  readonly roundTrip: number;
  /** [1/h] */
  readonly rate: number;
  readonly selfDischargePerHour: number;
  /** Price of a watt-hour ÷ that of lithium iron. */
  readonly priceRatio: number;
  readonly cycles: number;
  readonly calendarYears: number;
}

export const LEAD_ACID: BatteryKind = {
  depthOfDischarge: 0.5,
  roundTrip: 0.82,
  // Assumption: a fifth of the capacity an hour, what deep-cycle cells are charged and discharged with at most.
  rate: 0.2,
  // A quarter of a percent a day.
  selfDischargePerHour: 0.0025 / 24,
  // $0.147 a Wh beside $0.50.
  priceRatio: 0.294,
  cycles: 1_500,
  calendarYears: 9,
};

export const GEL: BatteryKind = {
  depthOfDischarge: 0.5,
  roundTrip: 0.8,
  rate: 0.2,
  // Source: Victron Energy, Gel and AGM Batteries: less than 2% a month at 20 °C.
  selfDischargePerHour: 0.02 / 730,
  // $0.263 a Wh beside $0.50.
  priceRatio: 0.526,
  cycles: 2_500,
  // 20 years at 20 °C.
  calendarYears: 14,
};
