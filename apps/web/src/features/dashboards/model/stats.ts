import { say } from "@sunwright/words/dashboards";
import type { InstallerDashboard, RetailerDashboard } from "@sunwright/contract/dashboards";
import type { Currency } from "@sunwright/engine/parameters/options";
import { formatNumber } from "../../../lib/format";
import { moneyFromUsd, moneyText, shortMoneyFromUsd } from "../../../lib/money";

/** One of the four figures on top of a dashboard, and how it comes about. */
export interface StatFigure {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly currency?: string;
  readonly context?: string;
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

function revenue(source: Source & { readonly monthlyRevenue: number }, currency: Currency): StatFigure {
  const label = say("stats.monthlyRevenue");
  const usd = source.monthlyRevenue;
  return {
    label,
    ...shortMoneyFromUsd(usd, currency),
    explanation: {
      name: label,
      equation: say("stats.revenueEquation", {
        dollars: moneyText(moneyFromUsd(usd, "USD")),
        amount: moneyText(moneyFromUsd(usd, currency)),
      }),
      body: source.figures === "sample" ? SAMPLE : NO_MARKETPLACE,
    },
  };
}

/** Source of names and order: marketplace specification, section 2. */
export function installerStats(dashboard: InstallerDashboard, currency: Currency): StatFigure[] {
  const { designs, averageRating, reviews, requests } = dashboard;
  const fresh = requests.filter(({ state }) => state === "new").length;
  const completed = count(dashboard, say("stats.projectsCompleted"), dashboard.projectsCompleted);
  return [
    {
      ...count(dashboard, say("stats.activeLeads"), dashboard.activeLeads),
      context: say("stats.newLeads", { leads: fresh }),
    },
    designs === null
      ? completed
      : {
          ...completed,
          context: say("stats.panelPower", { kilowatts: formatNumber(designs.panelPower, 1) }),
          explanation: {
            name: completed.label,
            equation: say("stats.calculatedOf", designs),
            body: say("stats.projectsCompletedBody"),
          },
        },
    revenue(dashboard, currency),
    {
      ...count(dashboard, say("stats.averageRating"), reviews),
      value: averageRating === null ? "–" : formatNumber(averageRating, 1, 1),
      ...(averageRating === null ? {} : { unit: say("stats.outOfFive") }),
      context: say("stats.reviews", { reviews }),
    },
  ];
}

export const retailerStats = (dashboard: RetailerDashboard, currency: Currency): StatFigure[] => [
  count(dashboard, say("stats.totalProducts"), dashboard.totalProducts, say("stats.totalProductsBody")),
  count(dashboard, say("stats.monthlyOrders"), dashboard.monthlyOrders),
  revenue(dashboard, currency),
  count(dashboard, say("stats.activeCustomers"), dashboard.activeCustomers),
];
