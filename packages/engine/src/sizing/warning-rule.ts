import type { DesignWarning } from "./design";
import type { Figures } from "./figures";
import type { UnderSourcedSun } from "./sourced-sun";

/** What is to be known of a design, where it is so. */
export type WarningRule = (figures: Figures, sourced: UnderSourcedSun) => DesignWarning | null;
