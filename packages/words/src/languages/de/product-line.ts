import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/product-line";

export const texts: TextsOf<typeof say> = {
  efficient: "{percent, number, one} % Wirkungsgrad",
  open: "{volts, number, one} V Leerlauf",
  bank: "{volts, number, one} V {hours, number, whole} Ah",
  cycles: "{cycles, number, whole} Zyklen",
  batteryVolts: "Batterie {least, number, whole} bis {most, number, whole} V",
};
