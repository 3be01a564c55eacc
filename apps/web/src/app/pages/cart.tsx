import { CartPage } from "../../features/cart/cart-page";
import { CheckoutPage } from "../../features/cart/checkout-page";
import { SharedCart } from "../../features/cart/components/shared-cart";
import { usePageAddress } from "../../lib/routing/router";

export function CartRoute() {
  const {
    search: { project, shared },
    setSearch,
  } = usePageAddress("/cart");
  if (shared !== undefined) return <SharedCart key={shared} shared={shared} onTaken={() => setSearch(() => ({}))} />;
  return <CartPage key={project} project={project} onProject={(chosen) => setSearch(() => ({ project: chosen }))} />;
}

export function CheckoutRoute() {
  const { project } = usePageAddress("/checkout").search;
  return <CheckoutPage key={project} project={project} />;
}
