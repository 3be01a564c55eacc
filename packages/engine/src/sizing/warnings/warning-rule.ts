import type { DesignWarning } from "../inputs/design";
import type { Figures } from "../choice/figures";
import type { UnderSourcedSun } from "../choice/sourced-sun";

/** What is to be known of a design, where it is so. */
export type WarningRule = (figures: Figures, sourced: UnderSourcedSun) => DesignWarning | null;
