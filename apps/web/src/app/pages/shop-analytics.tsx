import { ShopAnalyticsPage } from "../../features/shop/analytics-page";
import { usePageAddress } from "../../lib/routing/router";

export function ShopAnalyticsRoute() {
  const { search, setSearch } = usePageAddress("/shop/analytics");
  return (
    <ShopAnalyticsPage
      period={search.period ?? "month"}
      onPeriod={(period) => setSearch(() => ({ period }), { replace: true })}
    />
  );
}
