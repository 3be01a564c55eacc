import { say } from "@sunwright/words/dashboards";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useUser } from "../../lib/current-user";
import { useOwnFirm } from "../../lib/own-firm";
import { usePageFrame } from "../../lib/page-frame";
import { useDisplayCurrency } from "../../lib/preferences";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { BatterySymbol, InverterSymbol } from "../../ui/symbols";
import { retailerQuery } from "./api/dashboards";
import { DashboardBody } from "./components/dashboard-body";
import { DashboardHeader } from "./components/dashboard-header";
import { QuickActions } from "./components/quick-actions";
import { RecentOrders } from "./components/recent-orders";
import { StockLeft } from "./components/stock-left";
import { useFigures } from "./components/use-figures";
import { retailerStats } from "./model/stats";
import { USUAL_CURRENCY } from "./model/usual-currency";
import "./dashboards.css";

const ACTIONS = [
  {
    to: "/shop/products/new",
    symbol: <BatterySymbol size={38} />,
    title: say("addNewProduct"),
    line: say("addNewProductLine"),
  },
  {
    to: "/shop/stock",
    symbol: <InverterSymbol size={38} />,
    title: say("manageInventory"),
    line: say("manageInventoryLine"),
  },
] as const;

/** The retailer's home. The frame is open to everybody, own figures to retailers and to all who work for a shop. */
export function RetailerDashboardPage() {
  usePageFrame({ title: say("retailerDashboard") });
  const { firstName, role } = useUser();
  const firm = useOwnFirm();
  const isShop = role === "retailer" || firm?.kind === "shop";
  const choice = useFigures(isShop);
  const currency = useDisplayCurrency(USUAL_CURRENCY);
  const answer = useQuery(retailerQuery(choice.figures));
  return (
    <div className="page-width pt-9 pb-18 max-sm:pt-6">
      <DashboardHeader
        over={say("welcomeBack", { firstName })}
        title={say("retailerDashboard")}
        choice={choice}
        dashboardOf="retailer"
        action={
          <Link to="/shop/products/new" className={buttonClass({ size: "lg" })}>
            <Plus size={20} strokeWidth={2} aria-hidden="true" />
            {say("addProduct")}
          </Link>
        }
      />
      <DashboardBody
        answer={answer}
        stats={(dashboard) => retailerStats(dashboard, currency)}
        renderList={(dashboard) => <RecentOrders dashboard={dashboard} currency={currency} />}
        renderSide={({ stock }) => (
          <>
            <QuickActions actions={ACTIONS} />
            <StockLeft stock={stock} />
          </>
        )}
      />
    </div>
  );
}
