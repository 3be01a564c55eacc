import type { Country } from "./names";

/** What the law of a country gives a consumer who bought at a distance and wants to take it back. */
export type WithdrawalRight =
  | {
      readonly kind: "right";
      /** Counted from the day after the goods were received. [days] */
      readonly days: number;
      /** The outbound delivery is paid back with the goods, as far as it was the standard one. */
      readonly refundsDelivery: boolean;
      /** The consumer bears the direct cost of sending goods back, unless the shop has agreed to bear it. */
      readonly paysReturn: boolean;
      /** The shop pays back within so many days of the withdrawal. [days] */
      readonly refundDays: number;
      /** Ends on the next Monday where the last day is a Saturday or Sunday. Public holidays are not known here. */
      readonly workingDay: boolean;
      readonly source: string;
      /** The day on which the source was as it is stated here. */
      readonly asOf: string;
    }
  /** The law gives none for a mere change of mind, or none that is known for sure: the shop's own terms hold. */
  | { readonly kind: "none"; readonly source: string; readonly asOf: string }
  | { readonly kind: "unknown" };

const UNKNOWN: WithdrawalRight = { kind: "unknown" };

export const WITHDRAWAL: Readonly<Record<Country, WithdrawalRight>> = {
  Germany: {
    kind: "right",
    days: 14,
    refundsDelivery: true,
    paysReturn: true,
    refundDays: 14,
    workingDay: true,
    source: "§§ 193, 312g, 355, 356, 357 BGB; Directive 2011/83/EU, articles 9, 13 and 14",
    asOf: "2026-11-24",
  },
  UK: {
    kind: "right",
    days: 14,
    refundsDelivery: true,
    paysReturn: true,
    refundDays: 14,
    workingDay: false,
    source: "Consumer Contracts Regulations 2013 (SI 2013/3134), regulations 29, 30, 34 and 35",
    asOf: "2026-11-24",
  },
  "South Africa": {
    kind: "right",
    days: 7,
    refundsDelivery: true,
    paysReturn: true,
    // Section 44(3).
    refundDays: 30,
    workingDay: false,
    source: "Electronic Communications and Transactions Act 25 of 2002, section 44",
    asOf: "2026-11-24",
  },
  // Applies to sales at the door and at temporary places, not to those by internet, mail or telephone.
  USA: { kind: "none", source: "FTC Cooling-Off Rule, 16 CFR part 429", asOf: "2026-11-24" },
  // Cooling off is for unsolicited agreements; a change of mind is left to the seller's policy.
  Australia: {
    kind: "none",
    source: "Australian Consumer Law, Competition and Consumer Act 2010, schedule 2, sections 69 and 82",
    asOf: "2026-11-24",
  },
  Nigeria: UNKNOWN,
  Ghana: UNKNOWN,
  Kenya: UNKNOWN,
  India: UNKNOWN,
};

/** Of works with the parts they install, agreed at a distance. */
export type WorksWithdrawal = Pick<WithdrawalRight & { kind: "right" }, "days" | "workingDay">;

/**
 * What the law gives a consumer who orders works with the parts they install. Such a contract is a sale: the days count
 * from the day after the parts arrived. Null where there is no right, or none that is known for sure.
 *
 * Source: Directive 2011/83/EU, articles 2(5) and 9(2)(b); SI 2013/3134, regulations 5 and 30; Electronic Communications
 * and Transactions Act 25 of 2002, section 44(1)(a). Read on 2026-11-27.
 */
export function worksWithdrawal(country: Country | null): WorksWithdrawal | null {
  const right = country === null ? UNKNOWN : WITHDRAWAL[country];
  return right.kind === "right" ? { days: right.days, workingDay: right.workingDay } : null;
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
