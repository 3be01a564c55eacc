/** How long a second step stands: for a change without the password, and for an operator's decisions. [ms] */
const FRESH_FOR = 15 * 60_000;

/** Until when a second step counts as fresh; null where it does no more, or was never taken. */
export function freshUntil(secondAt: Date | null, now: Date): Date | null {
  if (secondAt === null) return null;
  const until = new Date(secondAt.getTime() + FRESH_FOR);
  return until > now ? until : null;
}
