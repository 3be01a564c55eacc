import { type Analytics, PERIODS, type Period, readAnalytics } from "@sunwright/contract/analytics";
import { say } from "@sunwright/words/shop-analytics";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { read } from "../../lib/api";
import { downloadText } from "../../lib/download";
import { formatDate, formatNumber } from "../../lib/format";
import { amountText, shortAmount } from "../../lib/minor-money";
import { moneyText } from "../../lib/money";
import { rich } from "../../lib/rich";
import { Button } from "../../ui/button";
import { ErrorRow } from "../../ui/error-row";
import { Num } from "../../ui/num";
import { Segmented } from "../../ui/segmented";
import { Sheet } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { Baskets } from "./components/analytics-baskets";
import { BestSellers } from "./components/analytics-best";
import { Cover } from "./components/analytics-cover";
import { LocalDemand } from "./components/analytics-demand";
import { MonthBars } from "./components/analytics-months";
import { LostSales } from "./components/analytics-short";
import { ShopFrame } from "./components/shop-frame";
import { writeCsv } from "@sunwright/files/tables/csv";
import { formOfCurrency } from "../../lib/file-form";
import "./analytics.css";

interface PageProps {
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

/** What a shop sold, at what margin, what was missed and what is needed nearby. */
export const ShopAnalyticsPage = (props: PageProps) => (
  <ShopFrame title={say("title")}>{() => <AnalyticsOfShop {...props} />}</ShopFrame>
);

function AnalyticsOfShop({ period, onPeriod }: PageProps) {
  const answer = useQuery({ ...read(readAnalytics, { query: { period } }), placeholderData: keepPreviousData });
  const analytics = answer.data;
  if (answer.isPending)
    return (
      <Delayed>
        <SkeletonRows rows={6} showLabel label={say("loading")} />
      </Delayed>
    );
  if (!analytics)
    return (
      <ErrorRow
        message={say("notLoaded")}
        detail={say("safe")}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="type-small text-text-3">
          {say("since", { shop: analytics.shop, date: formatDate(analytics.from, analytics.timeZone) })}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={say("period")}
            size="sm"
            value={period}
            onValueChange={onPeriod}
            options={PERIODS.map((value) => ({ value, label: say(`period.${value}`) }))}
          />
          <Button
            variant="outline"
            size="sm"
            icon={<Download size={17} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => save(analytics)}
          >
            {say("exportCsv")}
          </Button>
        </div>
      </div>
      <Verdict analytics={analytics} />
      <Sheet aria-label={say("title")} className="analytics-sheet mt-7">
        <div className="analytics-wide">
          <MonthBars analytics={analytics} />
          <LostSales analytics={analytics} />
        </div>
        <div className="analytics-wide">
          <BestSellers analytics={analytics} />
          <Baskets baskets={analytics.baskets} orders={analytics.total.orders} />
        </div>
        <div className="analytics-halves">
          <Cover cover={analytics.cover} />
          <LocalDemand demand={analytics.demand} />
        </div>
      </Sheet>
    </>
  );
}

const percent = (value: number) => formatNumber(value, 1, 1);

/** The time in one sentence; a margin is named where a cost is known. */
function Verdict({ analytics: { total, lost, currency, period } }: { readonly analytics: Analytics }) {
  const text = (minor: number) => amountText(minor, currency);
  const revenue = (inside: readonly unknown[]) => (
    <Num
      key="revenue"
      className="analytics-inline"
      value={inside.join("")}
      explanation={{
        name: say("revenue"),
        equation: say("revenueEquation", {
          received: text(total.receivedMinor),
          refunded: text(total.refundedMinor),
          revenue: text(total.revenueMinor),
        }),
        body: say("revenueBody", { tax: text(total.taxMinor) }),
      }}
    />
  );
  const margin = (inside: readonly unknown[]) => (
    <Num
      key="margin"
      className="analytics-inline"
      value={inside.join("")}
      explanation={{
        name: say("margin"),
        equation: say("marginEquation", {
          margin: text(total.marginMinor),
          percent: percent(total.marginPercent ?? 0),
        }),
        body: say("marginBody", { known: percent(total.costKnownPercent) }),
      }}
    />
  );
  const amount = moneyText(shortAmount(total.revenueMinor, currency));
  return (
    <h1 className="type-verdict mt-4 max-w-[60ch]">
      {total.marginPercent === null
        ? rich(say, `plain.${period}`, { amount, revenue })
        : rich(say, `verdict.${period}`, {
            amount,
            percent: `${percent(total.marginPercent)} %`,
            revenue,
            margin,
          })}
      {lost.valueMinor > 0 &&
        ` ${say("lost.sentence", { amount: text(lost.valueMinor), products: lost.products.length })}`}
    </h1>
  );
}

/** The months and what sold best, as a spreadsheet reads them. [minor units ÷ 100] */
const save = (analytics: Analytics) =>
  downloadText(
    "analytics.csv",
    `\uFEFF${writeCsv(cellsOf(analytics), formOfCurrency(analytics.currency))}`,
    "text/csv",
  );

function cellsOf({ months, best, currency }: Analytics): (string | number | null)[][] {
  const major = (minor: number | null) => (minor === null ? null : minor / 100);
  return [
    [say("months.month"), `${say("revenue")} [${currency}]`, `${say("margin")} [${currency}]`],
    ...months.map(({ month, revenueMinor, marginMinor }) => [month, major(revenueMinor), major(marginMinor)]),
    [],
    [say("best.product"), say("best.pieces"), `${say("best.revenue")} [${currency}]`, say("best.available")],
    ...best.map(({ name, pieces, revenueMinor, available }) => [name, pieces, major(revenueMinor), available]),
  ];
}
