import { say } from "@sunwright/words/dashboards";
import type { Designs, InstallerDashboard, RetailerDashboard } from "@sunwright/contract/dashboards";
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

const SAMPLE = say("aFixedSampleFigure");
const NO_MARKETPLACE = say("theMarketplaceIsNot");

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
  const label = say("monthlyRevenue");
  const usd = source.monthlyRevenue;
  return {
    label,
    ...shortMoneyFromUsd(usd, currency),
    explanation: {
      name: label,
      equation: `${moneyText(moneyFromUsd(usd, "USD"))} = ${moneyText(moneyFromUsd(usd, currency))}`,
      body: source.figures === "sample" ? SAMPLE : NO_MARKETPLACE,
    },
  };
}

/** "2 of 3 projects calculated". */
const designed = ({ calculated, projects }: Designs) =>
  say("ofProjectsCalculated", { calculated: formatNumber(calculated), projects });

const panelText = ({ panelPower }: Designs) => say("kwOfPanels", { panelPower: formatNumber(panelPower, 1) });

/** Source of names and order: marketplace specification, section 2. */
export function installerStats(dashboard: InstallerDashboard, currency: Currency): StatFigure[] {
  const { designs, averageRating, reviews, requests } = dashboard;
  const fresh = requests.filter(({ state }) => state === "new").length;
  const completed = count(dashboard, say("projectsCompleted"), dashboard.projectsCompleted);
  return [
    { ...count(dashboard, say("activeLeads"), dashboard.activeLeads), context: `${formatNumber(fresh)} new` },
    designs === null
      ? completed
      : {
          ...completed,
          context: panelText(designs),
          explanation: {
            name: completed.label,
            equation: designed(designs),
            body: say("aProjectCountsOnce"),
          },
        },
    revenue(dashboard, currency),
    {
      ...count(dashboard, say("averageRating"), reviews),
      value: averageRating === null ? "–" : formatNumber(averageRating, 1, 1),
      ...(averageRating === null ? {} : { unit: say("of2") }),
      context: reviews === 0 ? say("noReviewsYet") : `${formatNumber(reviews)} reviews`,
    },
  ];
}

export const retailerStats = (dashboard: RetailerDashboard, currency: Currency): StatFigure[] => [
  count(dashboard, say("totalProducts"), dashboard.totalProducts, say("productsCannotBeAdded")),
  count(dashboard, say("monthlyOrders"), dashboard.monthlyOrders),
  revenue(dashboard, currency),
  count(dashboard, say("activeCustomers"), dashboard.activeCustomers),
];
