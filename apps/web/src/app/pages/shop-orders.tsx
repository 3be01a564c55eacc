import { say } from "@sunwright/words/orders";
import { say as sayOfList } from "@sunwright/words/pick-list";
import { getRouteApi } from "@tanstack/react-router";
import { Thread } from "../../features/messages/thread";
import { pickSearch, shopSearch } from "../../features/orders/model/order-search";
import { PickListPage } from "../../features/orders/pick-list-page";
import { ShopOrderPage } from "../../features/orders/shop-order-page";
import { ShopOrdersPage } from "../../features/orders/shop-orders-page";
import { ReviewsAbout } from "../../features/reviews/reviews-about";
import { ShopFrame } from "../../features/shop/components/shop-frame";

const orders = getRouteApi("/member/shop/orders");
const order = getRouteApi("/member/shop/orders/$orderId");
const pickList = getRouteApi("/member/shop/pick-list");

export function ShopOrdersRoute() {
  const navigate = orders.useNavigate();
  const search = shopSearch({ ...orders.useSearch() });
  return (
    <ShopFrame title={say("orders")}>
      {() => <ShopOrdersPage search={search} onSearch={(next) => void navigate({ search: next })} />}
    </ShopFrame>
  );
}

export function ShopOrderRoute() {
  const { orderId } = order.useParams();
  return (
    <ShopFrame title={say("order")}>
      {() => (
        <ShopOrderPage
          key={orderId}
          orderId={orderId}
          thread={<Thread id={orderId} />}
          reviews={<ReviewsAbout about={orderId} />}
        />
      )}
    </ShopFrame>
  );
}

export function PickListRoute() {
  const orderIds = pickSearch(pickList.useSearch().orders);
  return <ShopFrame title={sayOfList("pickTitle")}>{() => <PickListPage orderIds={orderIds} />}</ShopFrame>;
}
