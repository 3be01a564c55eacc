import type { FollowedSystem } from "@sunwright/contract/passport-parts";
import type { Passport } from "@sunwright/contract/passports";
import type { CommissionCheck } from "@sunwright/engine/jobs/commissioning";
import { say } from "@sunwright/words/passports";
import { formatDate, formatNumber } from "../../../lib/format";

/** Of what is measured when a system is commissioned. */
export const UNITS: Readonly<Record<CommissionCheck, string>> = {
  string: "V",
  insulation: "MΩ",
  earth: "Ω",
  battery: "V",
  voltage: "V",
  frequency: "Hz",
  rcd: "ms",
  power: "W",
};

/** A figure of a meter: small ones with a decimal. */
export const figure = (value: number) => formatNumber(value, value < 10 ? 1 : 0);

const DAY = 86_400_000;
export const daysIn = ({ from, to }: { readonly from: string; readonly to: string }) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;

export const kwhText = (kwh: number) => `${formatNumber(kwh)} kWh`;

/** What was measured over all intervals, beside what was expected of the same days. */
export function sumOf({ intervals }: Pick<FollowedSystem, "intervals">) {
  const read = intervals.flatMap((interval) =>
    interval.measuredKwh === null ? [] : [{ ...interval, measuredKwh: interval.measuredKwh }],
  );
  const sum = (of: (interval: (typeof read)[number]) => number) => read.reduce((total, each) => total + of(each), 0);
  return {
    since: read[0]?.from ?? null,
    measuredKwh: sum(({ measuredKwh }) => measuredKwh),
    forecastKwh: sum(({ forecastKwh }) => forecastKwh),
  };
}

/** Less than a tenth of a per cent is nothing. */
const NOTHING = 0.0005;

function differenceText(factor: number): string {
  const share = Math.abs(factor - 1);
  if (share < NOTHING) return say("difference.same");
  return say(factor < 1 ? "difference.less" : "difference.more", { share });
}

/** What the page says first. */
export function verdictOf({ forecast, expected, followed, own }: Passport): string {
  if (forecast === "none" || (expected === null && forecast === "made")) return say("verdict.none");
  if (expected === null || followed === null) return say("verdict.coming");
  const { factor, alerts } = followed;
  const { since, measuredKwh } = sumOf(followed);
  if (factor === null || since === null)
    return say("verdict.unread", { kwh: kwhText(expected.kwh), own: own === null ? "no" : "yes" });
  const values = { day: formatDate(since), kwh: kwhText(measuredKwh), difference: differenceText(factor.value) };
  const said = say(
    factor.value < factor.low ? "verdict.below" : factor.value > factor.high ? "verdict.above" : "verdict.asForecast",
    values,
  );
  return alerts.length === 0 ? said : `${said} ${say("alertsInVerdict", { count: alerts.length })}`;
}

/** "https://…/passports/…" as somebody says it to another. */
export const shortLink = (link: string) => link.replace(/^https?:\/\//, "");
