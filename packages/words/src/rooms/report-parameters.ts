import { room } from "../room";

export const say = room("report-parameters", {
  methodChange:
    "Designs now hold their target with an ageing battery, for days that differ, in years the search has not seen and where the climate table promises too much sun.",
  outdatedDesign: "{name} was calculated by an older method: calculate it again for its report.",
  oneDay: "1 day",
  none: "none",
});
