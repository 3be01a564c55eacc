import { room } from "../room";

/** What stands in the calendar file of a built system. */
export const say = room("passport-calendar", {
  upkeep: "{task}, solar system {number}",
  upkeepLine: "{how} {skilled, select, true {By an electrician.} other {}} Asked for by {source}.",
  warranty:
    "Last day of the warranty on {part, select, panels {the panels} power {the panels'' power} battery {the battery} inverter {the inverter} other {the work}}, solar system {number}",
  warrantyLine: "Tell {firm} by this day what does not work as it should.",
});
