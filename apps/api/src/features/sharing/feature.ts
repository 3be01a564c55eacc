import type { App } from "../../platform/app";
import { createGuestComments } from "../comments/guests";
import { createGuests } from "./guests";
import { sharingRoutes } from "./routes";
import { createSharing } from "./service";
import { createWatching } from "./watching";

type Parts = Parameters<typeof createSharing>[0] &
  Omit<Parameters<typeof createGuests>[0], "comments"> &
  Parameters<typeof createGuestComments>[0] &
  Parameters<typeof createWatching>[0];

/** Links to projects: managed, opened, written by, and followed by whoever they let in. */
export function addSharing(app: App, parts: Parts): void {
  sharingRoutes(app, {
    sharing: createSharing(parts),
    guests: createGuests({ ...parts, comments: createGuestComments(parts) }),
    watching: createWatching(parts),
  });
}
