import { onDemand } from "../../ui/on-demand";

/** What the frame's buttons open. */
export const menus = onDemand(() => import("./menus"));
export const preferenceFields = onDemand(() => import("./preference-fields"));
