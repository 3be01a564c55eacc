import { room } from "../room";

export const say = room("report-parameters", {
  method: "Least cost through simulated years, version {version}",
  methodChange:
    "Sizes are now found at the dated prices of your country. Before, they were found at fixed rates that are the same in every country. A battery no longer stands out in the frost: it stands in an unheated room unless you choose another place.",
  outdatedDesign: "{name} was calculated by an older method: calculate it again for its report.",
  /** A load entered as two figures. */
  directLoad: "{wattHours} Wh a day, {watts} W at peak",
  oneDay: "1 day",
  none: "none",
});
