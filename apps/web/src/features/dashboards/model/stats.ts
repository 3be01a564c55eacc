import type { Designs, InstallerDashboard, RetailerDashboard } from "@sunwright/contract/dashboards";
import type { Currency } from "@sunwright/engine/parameters/options";
import { counted, formatNumber } from "../../../lib/format";
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

const SAMPLE = "A fixed sample figure. Choose Your figures for what your account holds.";
const NO_MARKETPLACE = "The marketplace is not open yet, so nothing can have come in through it.";

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
  const label = "Monthly Revenue";
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
  `${formatNumber(calculated)} of ${counted(projects, "project")} calculated`;

const panelText = ({ panelPower }: Designs) => `${formatNumber(panelPower, 1)} kW of panels`;

/** Source of names and order: marketplace specification, section 2. */
export function installerStats(dashboard: InstallerDashboard, currency: Currency): StatFigure[] {
  const { designs, averageRating, reviews, requests } = dashboard;
  const fresh = requests.filter(({ state }) => state === "new").length;
  const completed = count(dashboard, "Projects Completed", dashboard.projectsCompleted);
  return [
    { ...count(dashboard, "Active Leads", dashboard.activeLeads), context: `${formatNumber(fresh)} new` },
    designs === null
      ? completed
      : {
          ...completed,
          context: panelText(designs),
          explanation: {
            name: completed.label,
            equation: designed(designs),
            body: "A project counts once its system is calculated. Work on site is not recorded.",
          },
        },
    revenue(dashboard, currency),
    {
      ...count(dashboard, "Average Rating", reviews),
      value: averageRating === null ? "–" : formatNumber(averageRating, 1, 1),
      ...(averageRating === null ? {} : { unit: "of 5" }),
      context: reviews === 0 ? "No reviews yet" : `${formatNumber(reviews)} reviews`,
    },
  ];
}

export const retailerStats = (dashboard: RetailerDashboard, currency: Currency): StatFigure[] => [
  count(dashboard, "Total Products", dashboard.totalProducts, "Products cannot be added yet."),
  count(dashboard, "Monthly Orders", dashboard.monthlyOrders),
  revenue(dashboard, currency),
  count(dashboard, "Active Customers", dashboard.activeCustomers),
];
