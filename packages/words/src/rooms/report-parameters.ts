import { room } from "../room";

export const say = room("report-parameters", {
  method: "Least cost through simulated years, version {version}",
  methodChange:
    "The hours of a daily outage now count with the sun that shines in them. Before, the battery alone had to carry the whole outage.",
  outdatedDesign: "{name} was calculated by an older method: calculate it again for its report.",
  /** A load entered as two figures. */
  directLoad: "{wattHours} Wh a day, {watts} W at peak",
  oneDay: "1 day",
  none: "none",
});
