import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { ShopAnalyticsPage } from "../../features/shop/analytics-page";

const route = getRouteApi("/member/shop/analytics");

export function ShopAnalyticsRoute() {
  const { period = "month" } = route.useSearch();
  const navigate = useNavigate();
  return (
    <ShopAnalyticsPage
      period={period}
      onPeriod={(chosen) => void navigate({ to: "/shop/analytics", search: { period: chosen }, replace: true })}
    />
  );
}
