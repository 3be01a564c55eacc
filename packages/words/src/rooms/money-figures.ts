import { room } from "../room";

/** Figures of the money pages: what they are called, how they come about, who says so. */
export const say = room("money-figures", {
  "from.simulated": "Simulated: {weather}",
});
