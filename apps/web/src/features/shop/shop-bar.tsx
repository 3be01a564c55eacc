import { say } from "@sunwright/words/shop";
import { FirmBar } from "../firm/firm-bar";

const ROOMS = [
  { to: "/shop", label: say("overview") },
  { to: "/shop/products", label: say("products") },
  { to: "/shop/stock", label: say("stock") },
  { to: "/shop/orders", label: say("orders") },
  { to: "/shop/analytics", label: say("analytics") },
  { to: "/shop/profile", label: say("profile") },
] as const;

export const ShopBar = ({ name }: { readonly name?: string | undefined }) => (
  <FirmBar label={say("shop")} name={name} navigation={say("navigation")} rooms={ROOMS} />
);
