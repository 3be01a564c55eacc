import { room } from "../room";

/** How many pieces of what a shop has, and where. */
export const say = room("stock", {
  "location.first": "Main store",
});
