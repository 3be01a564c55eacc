import { say } from "@sunwright/words/shop";
import { Link } from "@tanstack/react-router";
import "./shop.css";

const ROOMS = [
  { to: "/shop", label: say("overview") },
  { to: "/shop/products", label: say("products") },
  { to: "/shop/stock", label: say("stock") },
  { to: "/shop/orders", label: say("orders") },
  { to: "/shop/analytics", label: say("analytics") },
  { to: "/shop/profile", label: say("profile") },
] as const;

/** The rooms of a shop, under the frame's own bar. */
export const ShopBar = ({ name }: { readonly name?: string | undefined }) => (
  <div className="border-b border-line bg-sheet print:hidden">
    <div className="page-width shop-bar">
      {name !== undefined && (
        <div className="shop-name">
          <span className="type-label">{say("shop")}</span>
          <span className="type-h4 truncate">{name}</span>
        </div>
      )}
      <nav aria-label={say("navigation")} className="shop-rooms">
        {ROOMS.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="shop-room"
            activeOptions={{ exact: to === "/shop", includeSearch: false }}
            activeProps={{ "aria-current": "page" }}
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  </div>
);
