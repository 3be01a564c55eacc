import { Thread } from "../../features/messages/thread";
import { buyerSearch } from "../../features/orders/model/order-search";
import { OrderPage } from "../../features/orders/order-page";
import { ReviewsAbout } from "../../features/reviews/reviews-about";
import { OrdersPage } from "../../features/orders/orders-page";
import { usePageAddress, useParams } from "../../lib/routing/router";

export function OrdersRoute() {
  const { search: written, setSearch } = usePageAddress("/orders");
  return (
    <OrdersPage
      search={buyerSearch({ ...written })}
      onSearch={(next) => setSearch((latest) => next(buyerSearch({ ...latest })))}
    />
  );
}

export function OrderRoute() {
  const { orderId } = useParams("/orders/$orderId");
  return (
    <OrderPage
      key={orderId}
      orderId={orderId}
      thread={<Thread id={orderId} />}
      reviews={<ReviewsAbout about={orderId} />}
    />
  );
}
