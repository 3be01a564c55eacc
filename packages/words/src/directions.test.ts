import { expect, it } from "vitest";
import { say } from "./rooms/leads";
import { say as sayOfRequest } from "./rooms/requests";

/** The eight ways a roof may face; a text that knows four of them calls the others by the last. */
it.each(["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"] as const)(
  "says that a roof faces %s",
  (orientation) => {
    expect(say("roofLine", { tilt: 30, orientation })).toBe(`30° to the ${orientation}`);
    expect(sayOfRequest("part.roof.line", { width: 12, height: 8.5, orientation, tilt: 30 })).toContain(
      `12 × 8.5 m, facing ${orientation}, 30°`,
    );
  },
);
