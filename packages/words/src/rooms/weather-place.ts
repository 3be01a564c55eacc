import { room } from "../room";

/** Where weather of a project's own is from: said by the form, the design and its report alike. */
export const say = room("weather-place", {
  farAway:
    "The weather comes from a place {kilometres, number, whole} km from {place}. Use a file for {place}, or choose the place this file is for.",
});
