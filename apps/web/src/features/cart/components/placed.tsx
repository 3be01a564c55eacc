import { say } from "@sunwright/words/cart";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { Link } from "../../../lib/routing/link";
import { buttonClass } from "../../../ui/button-class";
import { Sheet } from "../../../ui/sheet";
import { idsIn } from "../model/placing";

interface Order {
  readonly id: string;
  readonly number: string;
  readonly shop: string;
  /** Its goods are set aside. */
  readonly held: boolean;
}

/** The orders that a cart became. Order pages are addresses of their own. */
export function Placed({
  orders,
  project,
}: {
  readonly orders: readonly Order[];
  readonly project: string | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Sheet className="p-6">
      <h1 ref={heading} tabIndex={-1} className="type-h1 flex items-center gap-3 outline-none">
        <Check size={28} strokeWidth={2} aria-hidden="true" />
        {say("placedTitle", { orders: orders.length })}
      </h1>
      <p className="mt-2 text-text-2">{say(orders.every(({ held }) => held) ? "placedNext" : "placedUnheld")}</p>
      <Orders orders={orders.map(({ id, number, shop }) => ({ id, name: say("openOrder", { number, shop }) }))} />
      {project !== undefined && (
        <p className="mt-5">
          <Link
            to="/projects/$projectId"
            params={{ projectId: project }}
            className={buttonClass({ variant: "outline" })}
          >
            {say("backToProject")}
          </Link>
        </p>
      )}
    </Sheet>
  );
}

/** Another tab has ordered the cart: it leads to what it became. */
export function Closed({ error }: { readonly error: Error }) {
  const orders = error instanceof ApiError ? idsIn(error.issues, "orders") : [];
  return (
    <Sheet className="p-6" role="status">
      <h2 className="type-h2">{orders.length > 0 ? say("closedTitle") : whatHappened(error)}</h2>
      <Orders orders={orders.map(({ id, message }) => ({ id, name: message }))} />
    </Sheet>
  );
}

const Orders = ({ orders }: { readonly orders: readonly { readonly id: string; readonly name: string }[] }) => (
  <ul className="mt-4">
    {orders.map(({ id, name }) => (
      <li key={id} className="cart-row">
        <a href={`/orders/${id}`} className="link">
          {name}
        </a>
      </li>
    ))}
  </ul>
);
