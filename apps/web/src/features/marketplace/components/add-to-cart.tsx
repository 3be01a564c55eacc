import type { MarketProduct } from "@sunwright/contract/marketplace";
import { say } from "@sunwright/words/cart";
import { ShoppingCart } from "lucide-react";
import { whatHappened } from "../../../lib/api-error";
import { useAddToCart } from "../../../lib/cart";
import { Link } from "../../../lib/routing/link";
import { Button } from "../../../ui/button";

interface AddToCartProps {
  readonly product: Pick<MarketProduct, "id" | "name">;
  /** Whose cart; without it the one that is for no project. */
  readonly project: string | undefined;
  readonly pieces: number;
  /** The line of the project's list that it is for. */
  readonly material: string | undefined;
  readonly size?: "sm";
}

/** Puts pieces of a product into the cart, and says how many are in it then. */
export function AddToCart({ product: { id, name }, project, pieces, material, size }: AddToCartProps) {
  const add = useAddToCart(project);
  return (
    <div className={size === "sm" ? undefined : "mt-4"}>
      <Button
        full
        size={size}
        variant={size === "sm" ? "outline" : undefined}
        icon={<ShoppingCart size={size === "sm" ? 16 : 18} strokeWidth={1.75} aria-hidden="true" />}
        aria-label={say("addNamed", { pieces, product: name })}
        busy={add.isPending}
        busyText={say("adding")}
        onClick={() => add.mutate({ productId: id, pieces, ...(material === undefined ? {} : { material }) })}
      >
        {size === "sm" ? say("addPieces", { pieces }) : say("add")}
      </Button>
      {add.isError && (
        <p role="alert" className="mt-2 type-help text-bad">
          {whatHappened(add.error, say("unchanged"))}
        </p>
      )}
      {add.isSuccess && (
        <p role="status" className="mt-2 type-help">
          {say("added", { product: name, pieces: add.data })}{" "}
          <Link to="/cart" search={project === undefined ? {} : { project }} className="link">
            {say("toCart")}
          </Link>
        </p>
      )}
    </div>
  );
}
