import { say } from "@sunwright/words/app";
import { useQuery } from "@tanstack/react-query";
import { ShoppingCart } from "lucide-react";
import { cartsQuery } from "../../lib/cart";
import { Link } from "../../lib/routing/link";

/** To the cart that was used last, with how many products are in all of them; nothing where they are empty. */
export function CartLink() {
  const { data } = useQuery(cartsQuery);
  const carts = data?.carts ?? [];
  const products = carts.reduce((sum, cart) => sum + cart.products, 0);
  if (products === 0) return null;
  const project = carts[0]?.projectId ?? undefined;
  return (
    <Link
      showsOpen="page"
      to="/cart"
      search={project === undefined ? {} : { project }}
      aria-label={say("cartHolds", { products })}
      className="flex h-full items-center gap-1.5 px-3 font-medium text-text-2 hover:text-text aria-[current=page]:text-text aria-[current=page]:shadow-[inset_0_-2px_0_var(--text)] max-md:px-2"
    >
      <ShoppingCart size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="max-sm:hidden">{say("cart")}</span>
      <span
        className="grid h-5 min-w-5 place-items-center rounded-full bg-text px-1.5 type-label text-sheet"
        aria-hidden="true"
      >
        {products}
      </span>
    </Link>
  );
}
