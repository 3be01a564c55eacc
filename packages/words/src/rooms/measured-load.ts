import { room } from "../room";

/** Figures of a load that a meter measured. */
export const say = room("measured-load", {
  meter: "the meter",
  source: "The file of a meter, hour by hour; what it does not have is filled from the same hours of weeks beside it.",
  dailyFormula: "E = energy of the measured year ÷ 365",
  dailyEquation: "E = {value, number, whole} Wh",
  peakFormula: "P_peak = the largest mean of an interval",
  peakEquation: "P_peak = {value, number, whole} W",
});
