import { onDemand } from "../../ui/on-demand";

/** What the frame's buttons open. */
export const menus = onDemand(() => import("./menus"));
export const offlineStrip = onDemand(async () => (await import("../offline/door")).strip());
export const preferenceFields = onDemand(() => import("./preference-fields"));
