import { say } from "@sunwright/words/orders";
import { say as sayOfList } from "@sunwright/words/pick-list";
import { Thread } from "../../features/messages/thread";
import { pickSearch, shopSearch } from "../../features/orders/model/order-search";
import { PickListPage } from "../../features/orders/pick-list-page";
import { ShopOrderPage } from "../../features/orders/shop-order-page";
import { ShopOrdersPage } from "../../features/orders/shop-orders-page";
import { ReviewsAbout } from "../../features/reviews/reviews-about";
import { ShopFrame } from "../../features/shop/components/shop-frame";
import { usePageAddress, useParams } from "../../lib/routing/router";

export function ShopOrdersRoute() {
  const { search: written, setSearch } = usePageAddress("/shop/orders");
  const search = shopSearch({ ...written });
  return (
    <ShopFrame title={say("orders")}>
      {() => (
        <ShopOrdersPage search={search} onSearch={(next) => setSearch((latest) => next(shopSearch({ ...latest })))} />
      )}
    </ShopFrame>
  );
}

export function ShopOrderRoute() {
  const { orderId } = useParams("/shop/orders/$orderId");
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
  const orderIds = pickSearch(usePageAddress("/shop/pick-list").search.orders);
  return <ShopFrame title={sayOfList("pickTitle")}>{() => <PickListPage orderIds={orderIds} />}</ShopFrame>;
}
