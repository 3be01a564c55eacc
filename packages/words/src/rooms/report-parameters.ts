import { room } from "../room";

export const say = room("report-parameters", {
  method: "Least cost through simulated years, version {version}",
  methodChange:
    "In 115 of the 197 places of our climate table the sun is now that of recent years, by named sources; most of it was of the years 1961 to 1990. The glass of the panels takes its part of the light that clouds scatter, 1 to 2% of a year. The hours of a daily outage count with the sun that shines in them. Before, the battery alone had to carry the whole outage. Where no panels pay on one phase of the grid, there are no more than an inverter on that phase takes.",
  outdatedDesign: "{name} was calculated by an older method: calculate it again for its report.",
  /** A load entered as two figures. */
  directLoad: "{wattHours} Wh a day, {watts} W at peak",
  oneDay: "1 day",
  none: "none",
});
