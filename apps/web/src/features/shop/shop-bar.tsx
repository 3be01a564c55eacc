import { say } from "@sunwright/words/shop";
import { useUser } from "../../lib/current-user";
import { useOwnFirm } from "../../lib/own-firm";
import { FirmBar } from "../firm/firm-bar";

const ROOMS = [
  { to: "/shop", label: say("overview") },
  { to: "/shop/products", label: say("products") },
  { to: "/shop/stock", label: say("stock") },
  { to: "/shop/orders", label: say("orders") },
  { to: "/shop/analytics", label: say("analytics") },
  { to: "/shop/profile", label: say("profile") },
] as const;

/** The rooms of a shop, for whoever has one or works for one. */
export function ShopBar({ name }: { readonly name?: string | undefined }) {
  const { role } = useUser();
  const firm = useOwnFirm();
  if (role !== "retailer" && firm?.kind !== "shop") return null;
  return <FirmBar label={say("shop")} name={name ?? firm?.name} navigation={say("navigation")} rooms={ROOMS} />;
}
