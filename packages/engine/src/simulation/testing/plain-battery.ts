import type { House } from "../plant";

/** New, without losses, down to a tenth: what is left to count by hand is the load. */
export const PLAIN_BATTERY: House["battery"] = {
  cold: 1,
  left: 1,
  minimumCharge: 0.1,
  chargeEfficiency: 1,
  dischargeEfficiency: 1,
  rate: 0.5,
  selfDischargePerHour: 0,
};
