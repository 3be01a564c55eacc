import { byCountry } from "./countries";
import type { WithdrawalRight } from "./country";
import type { MarketCountry } from "./names";

export const WITHDRAWAL = byCountry(({ withdrawal }) => withdrawal);

/** Of works with the parts they install, agreed at a distance. */
export type WorksWithdrawal = Pick<WithdrawalRight & { kind: "right" }, "days" | "workingDay">;

/**
 * What the law gives a consumer who orders works with the parts they install. Such a contract is a sale: the days count
 * from the day after the parts arrived. Null where there is no right, or none that is known for sure.
 *
 * Source: Directive 2011/83/EU, articles 2(5) and 9(2)(b); SI 2013/3134, regulations 5 and 30; Electronic Communications
 * and Transactions Act 25 of 2002, section 44(1)(a). Read on 2026-11-27.
 */
export function worksWithdrawal(country: MarketCountry | null): WorksWithdrawal | null {
  const right = country === null ? null : WITHDRAWAL[country];
  return right?.kind === "right" ? { days: right.days, workingDay: right.workingDay } : null;
}

const DAY = 86_400_000;

/**
 * The last instant at which the right is used: the end of its last day by UTC, the day of receipt not counted. In the
 * countries that give a right clocks are at UTC or ahead of it, so that their own day has ended by then.
 *
 * Source: Regulation (EEC, Euratom) 1182/71, article 3; SI 2013/3134, regulation 30(3).
 */
export function withdrawalEnds(
  received: Date,
  { days, workingDay }: Pick<WithdrawalRight & { kind: "right" }, "days" | "workingDay">,
): Date {
  const lastDay = Math.floor(received.getTime() / DAY) + days;
  const weekday = new Date(lastDay * DAY).getUTCDay();
  const rest = !workingDay ? 0 : weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date((lastDay + rest + 1) * DAY - 1);
}
