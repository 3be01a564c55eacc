import { getRouteApi } from "@tanstack/react-router";
import { Thread } from "../../features/messages/thread";
import { buyerSearch } from "../../features/orders/model/order-search";
import { OrderPage } from "../../features/orders/order-page";
import { ReviewsAbout } from "../../features/reviews/reviews-about";
import { OrdersPage } from "../../features/orders/orders-page";

const orders = getRouteApi("/member/orders");
const order = getRouteApi("/member/orders/$orderId");

export function OrdersRoute() {
  const navigate = orders.useNavigate();
  return (
    <OrdersPage search={buyerSearch({ ...orders.useSearch() })} onSearch={(search) => void navigate({ search })} />
  );
}

export function OrderRoute() {
  const { orderId } = order.useParams();
  return (
    <OrderPage
      key={orderId}
      orderId={orderId}
      thread={<Thread id={orderId} />}
      reviews={<ReviewsAbout about={orderId} />}
    />
  );
}
