import { say } from "@sunwright/words/dashboards";
import type { OrdersCounted } from "@sunwright/contract/order-states";
import type { CountedFrom, InstallerDashboard, RetailerDashboard } from "@sunwright/contract/dashboards";
import type { Currency } from "@sunwright/engine/parameters/options";
import { formatDate, formatNumber } from "../../../lib/format";
import { amountText, shortAmount } from "../../../lib/minor-money";
import { estimateFromUsd, moneyText, shortEstimate } from "../../../lib/money";

/** One of the four figures on top of a dashboard, and how it comes about. */
export interface StatFigure {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly currency?: string;
  readonly context?: string;
  /** Where what was counted is listed. */
  readonly list?: {
    readonly to: "/shop/products" | "/shop/orders" | "/shop/analytics" | "/leads" | "/jobs" | "/installers/$firmId";
    readonly label: string;
    /** Whose page it is on. */
    readonly firmId?: string;
    /** What the list holds then: the same as was counted. */
    readonly search?: { readonly from: string; readonly counted: OrdersCounted } | { readonly view: "handed_over" };
  };
  readonly explanation: { readonly name: string; readonly equation: string; readonly body: string };
}

const SAMPLE = say("stats.sampleBody");
const NO_MARKETPLACE = say("stats.noMarketplaceBody");

interface Source {
  readonly figures: "own" | "sample";
}

const count = (source: Source, label: string, value: number, own = NO_MARKETPLACE): StatFigure => ({
  label,
  value: formatNumber(value),
  explanation: {
    name: label,
    equation: formatNumber(value),
    body: source.figures === "sample" ? SAMPLE : own,
  },
});

function revenue(
  source: Source & { readonly monthlyRevenue: number },
  currency: Currency,
  own = NO_MARKETPLACE,
): StatFigure {
  const label = say("stats.monthlyRevenue");
  const usd = source.monthlyRevenue;
  return {
    label,
    ...shortEstimate(usd, currency),
    explanation: {
      name: label,
      equation: say("stats.revenueEquation", {
        dollars: moneyText(estimateFromUsd(usd, "USD")),
        amount: moneyText(estimateFromUsd(usd, currency)),
      }),
      body: source.figures === "sample" ? SAMPLE : own,
    },
  };
}

/** Source of names and order: marketplace specification, section 2. */
export function installerStats(dashboard: InstallerDashboard, currency: Currency): StatFigure[] {
  const { requests, monthlyRevenueMinor, counted } = dashboard;
  const fresh = requests.filter(({ state }) => state === "new").length;
  const sample = { figures: dashboard.figures, monthlyRevenue: monthlyRevenueMinor / CENTS };
  return [
    {
      ...count(dashboard, say("stats.activeLeads"), dashboard.activeLeads, say("stats.leadsBody")),
      ...(dashboard.figures === "own" ? { list: { to: "/leads" as const, label: say("stats.leadsList") } } : {}),
      context: say("stats.newLeads", { leads: fresh }),
    },
    completedStat(dashboard),
    counted === null ? revenue(sample, currency, say("stats.noFirmBody")) : jobRevenue(dashboard, counted),
    ratingStat(dashboard),
  ];
}

/** Source: marketplace design, section 11: the mean of published reviews, to one decimal. */
function ratingStat(dashboard: InstallerDashboard): StatFigure {
  const { averageRating: mean, reviews, counted, figures } = dashboard;
  const label = say("stats.averageRating");
  const none = { label, value: "–", context: say("stats.reviews", { reviews }) };
  const body = figures === "sample" ? SAMPLE : say(counted === null ? "stats.noFirmBody" : "stats.ratingBody");
  if (mean === null) return { ...none, explanation: { name: label, equation: none.context, body } };
  return {
    ...none,
    value: formatNumber(mean, 1, 1),
    unit: say("stats.outOfFive"),
    ...(counted === null
      ? {}
      : { list: { to: "/installers/$firmId" as const, firmId: counted.firmId, label: say("stats.ratingList") } }),
    explanation: { name: label, equation: say("stats.ratingEquation", { reviews, mean }), body },
  };
}

function completedStat(dashboard: InstallerDashboard): StatFigure {
  const { counted, projectsCompleted: all } = dashboard;
  const label = say("stats.projectsCompleted");
  if (counted === null) return count(dashboard, label, all, say("stats.noFirmBody"));
  const { completedThisMonth: month, monthFrom, timeZone } = counted;
  return {
    label,
    value: formatNumber(all),
    context: say("stats.completedMonth", { month }),
    list: { to: "/jobs", label: say("stats.completedList"), search: { view: "handed_over" } },
    explanation: {
      name: label,
      equation: say("stats.completedEquation", { all, month, since: formatDate(monthFrom, timeZone) }),
      body: say("stats.projectsCompletedBody"),
    },
  };
}

/** Source: marketplace design, section 11: receipts of milestones less refunds of this month. */
function jobRevenue(
  { monthlyRevenueMinor, currency }: InstallerDashboard,
  { receivedMinor, refundedMinor, monthFrom, timeZone }: NonNullable<InstallerDashboard["counted"]>,
): StatFigure {
  const label = say("stats.monthlyRevenue");
  const text = (minor: number) => amountText(minor, currency);
  return {
    label,
    ...shortAmount(monthlyRevenueMinor, currency),
    list: { to: "/jobs", label: say("stats.jobRevenueList") },
    explanation: {
      name: label,
      equation: say("stats.ownRevenueEquation", {
        received: text(receivedMinor),
        refunded: text(refundedMinor),
        revenue: text(monthlyRevenueMinor),
      }),
      body: say("stats.jobRevenueBody", { month: formatDate(monthFrom, timeZone), zone: timeZone }),
    },
  };
}

const CENTS = 100;

/** Own figures are in the shop's currency, those of the sample in dollars that are shown at the display rate. */
export function retailerStats(dashboard: RetailerDashboard, currency: Currency): StatFigure[] {
  const { counted, totalProducts, monthlyOrders, activeCustomers, monthlyRevenueMinor } = dashboard;
  const named = [say("stats.totalProducts"), say("stats.monthlyOrders"), say("stats.activeCustomers")] as const;
  const sample = { figures: dashboard.figures, monthlyRevenue: monthlyRevenueMinor / CENTS };
  if (counted === null)
    return [
      count(dashboard, named[0], totalProducts, say("stats.noShopBody")),
      count(dashboard, named[1], monthlyOrders, say("stats.noShopBody")),
      revenue(sample, currency, say("stats.noShopBody")),
      count(dashboard, named[2], activeCustomers, say("stats.noShopBody")),
    ];
  const month = formatDate(counted.monthFrom, counted.timeZone);
  const products = count(dashboard, named[0], totalProducts, say("stats.totalProductsBody"));
  return [
    {
      ...products,
      explanation: { ...products.explanation, equation: say("stats.productsEquation", counted) },
      list: { to: "/shop/products", label: say("stats.productsList") },
    },
    {
      ...count(dashboard, named[1], monthlyOrders, say("stats.ordersBody", { month, zone: counted.timeZone })),
      list: {
        to: "/shop/orders",
        label: say("stats.ordersList"),
        search: { from: counted.monthFrom, counted: "placed" },
      },
    },
    ownRevenue(dashboard, counted, month),
    {
      ...count(
        dashboard,
        named[2],
        activeCustomers,
        say("stats.customersBody", { day: formatDate(counted.customersFrom, counted.timeZone) }),
      ),
      list: {
        to: "/shop/orders",
        label: say("stats.customersList"),
        search: { from: counted.customersFrom, counted: "paid" },
      },
    },
  ];
}

function ownRevenue(
  { monthlyRevenueMinor, currency }: RetailerDashboard,
  { receivedMinor, refundedMinor, taxMinor, timeZone }: CountedFrom,
  month: string,
): StatFigure {
  const label = say("stats.monthlyRevenue");
  const text = (minor: number) => amountText(minor, currency);
  return {
    label,
    ...shortAmount(monthlyRevenueMinor, currency),
    context: say("stats.revenueTax", { tax: text(taxMinor) }),
    list: { to: "/shop/analytics", label: say("stats.revenueList") },
    explanation: {
      name: label,
      equation: say("stats.ownRevenueEquation", {
        received: text(receivedMinor),
        refunded: text(refundedMinor),
        revenue: text(monthlyRevenueMinor),
      }),
      body: say("stats.ownRevenueBody", { month, zone: timeZone }),
    },
  };
}
