import { say } from "@sunwright/words/comparison";
import type { Priority } from "@sunwright/engine/comparison/recommend";
import type { ReactNode } from "react";
import { asShown, formatNumber } from "../../../lib/format";
import { rich } from "../../../lib/rich";
import type { DollarsText } from "../model/amount-text";
import type { Recommendation } from "../model/recommendation";
import { configurationName } from "../model/words";

/** Why the recommended configuration suits the priority, in one sentence. */
export const reasonOf = (best: Recommendation, priority: Priority, dollars: DollarsText): ReactNode =>
  REASONS[priority]({ ...best, name: configurationName(best.name), dollars });

const b = (inside: ReactNode) => <b className="text-text">{inside}</b>;

/** One decimal, and the number that the plural follows. */
const yearsOf = (years: number) => ({ years: formatNumber(years, 1, 1), count: asShown(years, 1) });

const REASONS: Readonly<Record<Priority, (of: Recommendation & { readonly dollars: DollarsText }) => ReactNode>> = {
  "lifetime-cost": ({ name, lifetimeSavings, years, dollars }) =>
    rich(say, lifetimeSavings >= 0 ? "reason.saves" : "reason.losesLeast", {
      name,
      amount: dollars(Math.abs(lifetimeSavings)),
      years,
      b,
    }),
  "first-cost": ({ name, totalCost, dollars }) => rich(say, "reason.cheapest", { name, amount: dollars(totalCost), b }),
  payback: ({ name, paybackPeriod, years }) =>
    paybackPeriod === null
      ? rich(say, "reason.notPaidBack", { name, years, b })
      : rich(say, "reason.paidBack", { name, ...yearsOf(paybackPeriod), b }),
  reliability: ({ name, darkHours }) => rich(say, "reason.darkHours", { name, hours: formatNumber(darkHours), b }),
  life: ({ name, firstRenewal }) => rich(say, "reason.lasts", { name, ...yearsOf(firstRenewal), b }),
  carbon: ({ name, co2Reduction }) => rich(say, "reason.carbon", { name, kilograms: formatNumber(co2Reduction), b }),
};
