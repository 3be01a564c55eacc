import type { Figures, InstallerDashboard, RetailerDashboard } from "@sunwright/contract/dashboards";

/** What was chosen in this browser; null before anything was. */
export const readShown = (stored: unknown): Figures | null => (stored === "own" || stored === "sample" ? stored : null);

/**
 * Own figures are for the role of the dashboard and for all who work for a shop; everybody else sees the sample, whatever is remembered. Before a
 * choice those who have something of their own see that, others the figures of the specification, marked as sample.
 */
export function shownFigures(chosen: Figures | null, mayOwn: boolean, hasOwn: boolean): Figures {
  if (!mayOwn) return "sample";
  return chosen ?? (hasOwn ? "own" : "sample");
}

/** Whether a firm has, or once had, anything to show: somebody who asks, finished jobs, money, reviews. */
export const hasWork = ({
  activeLeads,
  projectsCompleted,
  monthlyRevenueMinor,
  reviews,
}: InstallerDashboard): boolean => activeLeads > 0 || projectsCompleted > 0 || monthlyRevenueMinor !== 0 || reviews > 0;

/** Whether a shop has anything to show: products, be they drafts, and orders of old. */
export const hasGoods = ({ totalProducts, orders, counted }: RetailerDashboard): boolean =>
  totalProducts > 0 || orders.length > 0 || (counted?.drafts ?? 0) > 0;
