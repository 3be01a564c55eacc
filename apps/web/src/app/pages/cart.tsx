import { getRouteApi } from "@tanstack/react-router";
import { CartPage } from "../../features/cart/cart-page";
import { CheckoutPage } from "../../features/cart/checkout-page";
import { SharedCart } from "../../features/cart/components/shared-cart";

const cart = getRouteApi("/member/cart");
const checkout = getRouteApi("/member/checkout");

export function CartRoute() {
  const navigate = cart.useNavigate();
  const { project, shared } = cart.useSearch();
  if (shared !== undefined)
    return <SharedCart key={shared} shared={shared} onTaken={() => void navigate({ search: {} })} />;
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
