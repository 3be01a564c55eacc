import type { Design } from "./design";

/** Hours of outage that a design's reserve carries; null where it keeps none, or what its backup hours ask for. [h] */
export const reserveHoursOf = ({ hybrid }: Pick<Design, "hybrid">): number | null =>
  hybrid?.points.find(({ chosen }) => chosen)?.reserveHours ?? null;
