import { room } from "../room";

export const say = room("report-parameters", {
  // outdated
  designsNowHoldTheir:
    "Designs now hold their target with an ageing battery, for days that differ, in years the search has not seen and where the climate table promises too much sun.",
  wasCalculatedByAn: "{name} was calculated by an older method: calculate it again for its report.",
});
