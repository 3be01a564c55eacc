/** What the fit of a request to a firm is added up from. */
export const FIT_PARTS = ["distance", "size", "time", "room"] as const;
export type FitPart = (typeof FIT_PARTS)[number];

/** A request, and the firm that reads it. */
export interface Fitting {
  /** From the firm's base, and how far it works. [km] */
  readonly kilometres: number;
  readonly radius: number;
  /** Panels of the design, and of the systems the firm builds; null: no bound. [W] */
  readonly power: number;
  readonly leastPower: number | null;
  readonly mostPower: number | null;
  /** From the day on which the firm can begin to the wish date; null without one. [days] */
  readonly days: number | null;
  /** Requests that wait for the firm's answer, this one included, and how many it takes. */
  readonly open: number;
  readonly most: number;
}

/** House rule: the way there decides most, then whether the firm builds such systems. They add up to 100. */
const MOST: Readonly<Record<FitPart, number>> = { distance: 35, size: 30, time: 20, room: 15 };
/** Weeks in which parts are bought and people are planned in. [days] House rule. */
const EASY_DAYS = 28;
/** A system at the edge of what a firm builds counts half. House rule. */
const AT_THE_EDGE = 0.5;

export interface FitShare {
  readonly part: FitPart;
  readonly points: number;
  readonly most: number;
}

/** How well a request fits a firm, part by part, each in whole points. */
export function fitOf(fitting: Fitting): readonly FitShare[] {
  const shares = {
    // At the end of the radius half is left: the firm says it works there.
    distance: 1 - 0.5 * bounded(fitting.kilometres / fitting.radius),
    size: sizeShare(fitting),
    time: fitting.days === null ? 1 : bounded(fitting.days / EASY_DAYS),
    room: bounded(1 - (fitting.open - 1) / fitting.most),
  };
  return FIT_PARTS.map((part) => ({ part, points: Math.round(MOST[part] * shares[part]), most: MOST[part] }));
}

export const fitPoints = (shares: readonly FitShare[]): number => shares.reduce((sum, { points }) => sum + points, 0);

const bounded = (share: number) => Math.min(1, Math.max(0, share));

/** Whole in the middle of what the firm builds, half at its edges; whole where it states no bound on that side. */
function sizeShare({ power, leastPower, mostPower }: Fitting): number {
  if (mostPower === null || mostPower <= 0) return 1;
  const middle = ((leastPower ?? 0) + mostPower) / 2;
  if (power <= middle && leastPower === null) return 1;
  const half = mostPower - middle;
  return half <= 0 ? 1 : 1 - (1 - AT_THE_EDGE) * bounded(Math.abs(power - middle) / half);
}
