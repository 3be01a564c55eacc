import { PANELS_FADE } from "../sizing/choice/ages";

/** What years have left of the power of panels, 0 to 1. */
export const panelsLeftAfter = (years: number): number => (1 - PANELS_FADE) ** years;
