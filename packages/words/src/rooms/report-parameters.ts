import { room } from "../room";

export const say = room("report-parameters", {
  method: "Least cost through simulated years, version {version}",
  methodChange:
    "Panels and batteries are now whole pieces: numbers of panels that stand in equal strings, and battery modules as they are sold.",
  outdatedDesign: "{name} was calculated by an older method: calculate it again for its report.",
  /** A load entered as two figures. */
  directLoad: "{wattHours} Wh a day, {watts} W at peak",
  oneDay: "1 day",
  none: "none",
});
