/** Days as "2026-12-18", counted on the calendar without hours. */

const DAY = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayAt(timeOf(day) + days * DAY);

/** From one day to another; below nothing where the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / DAY);

/** January is 1. */
export const monthOf = (day: string): number => Number(day.slice(5, 7));

/**
 * The same day so many months later, or the last of a month that is shorter.
 * Source: Regulation (EEC) 1182/71, article 3(2)(c).
 */
export function addMonths(day: string, months: number): string {
  const date = new Date(timeOf(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
}
