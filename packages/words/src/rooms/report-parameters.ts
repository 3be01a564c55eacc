import { room } from "../room";

export const say = room("report-parameters", {
  method: "Least cost through simulated years, version {version}",
  methodChange:
    "Fuel now costs what it cost in 2026, at dated exchange rates: with a generator, other panels and batteries cost least.",
  outdatedDesign: "{name} was calculated by an older method: calculate it again for its report.",
  /** A load entered as two figures. */
  directLoad: "{wattHours} Wh a day, {watts} W at peak",
  oneDay: "1 day",
  none: "none",
});
