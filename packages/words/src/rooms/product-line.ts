import { room } from "../room";

/** A product in one line. */
export const say = room("product-line", {
  efficient: "{percent, number, one}% efficient",
  open: "{volts, number, one} V open",
  bank: "{volts, number, one} V {hours, number, whole} Ah",
  cycles: "{cycles, number, whole} cycles",
  batteryVolts: "battery {least, number, whole} to {most, number, whole} V",
});
