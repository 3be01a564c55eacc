import { getRouteApi } from "@tanstack/react-router";
import { CartPage } from "../../features/cart/cart-page";
import { CheckoutPage } from "../../features/cart/checkout-page";

const cart = getRouteApi("/member/cart");
const checkout = getRouteApi("/member/checkout");

export function CartRoute() {
  const navigate = cart.useNavigate();
  const { project } = cart.useSearch();
  return (
    <CartPage
      key={project}
      project={project}
      onProject={(chosen) => void navigate({ search: chosen === undefined ? {} : { project: chosen } })}
    />
  );
}

export function CheckoutRoute() {
  const { project } = checkout.useSearch();
  return <CheckoutPage key={project} project={project} />;
}
