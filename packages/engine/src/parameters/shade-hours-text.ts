import { SHADE_HOURS_PATTERN } from "./shade-hours";

const SHADE_MONTHS = 12;
const SHADE_HOURS = 24;

/**
 * Shade as a project stores it.
 * @param kept  Share of the beam left in each hour of the mean day of each month, January's midnight first, 0 to 1.
 */
export function shadeHoursText(kept: ArrayLike<number>): string {
  const months = Array.from({ length: SHADE_MONTHS }, (_, month) => {
    const lost = Array.from({ length: SHADE_HOURS }, (__, hour) =>
      Math.round(100 * (1 - (kept[month * SHADE_HOURS + hour] ?? 1))),
    );
    const first = lost.findIndex((loss) => loss > 0);
    return first < 0 ? "-" : [first, ...lost.slice(first, lost.findLastIndex((loss) => loss > 0) + 1)].join(" ");
  });
  return months.join("; ");
}

/** Share of the beam left, as `shadeHoursText` takes it; null where the text is none or takes nothing. */
export function shadeHoursKept(text: string): Float64Array | null {
  if (!SHADE_HOURS_PATTERN.test(text)) return null;
  const kept = new Float64Array(SHADE_MONTHS * SHADE_HOURS).fill(1);
  for (const [month, part] of text.split("; ").entries()) {
    if (part === "-") continue;
    const [first = 0, ...lost] = part.split(" ").map(Number);
    // Hours past midnight are none.
    for (const [index, loss] of lost.slice(0, SHADE_HOURS - first).entries())
      kept[month * SHADE_HOURS + first + index] = 1 - loss / 100;
  }
  return kept.every((share) => share === 1) ? null : kept;
}

/** Hours of the twelve mean days in which something is lost. */
export const shadedHours = (text: string): number =>
  shadeHoursKept(text)?.reduce((count, share) => (share < 1 ? count + 1 : count), 0) ?? 0;
