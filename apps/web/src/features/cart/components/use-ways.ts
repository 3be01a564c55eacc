import { useState } from "react";
import { session } from "../../../lib/storage";
import { waysIn } from "../model/kept-ways";
import type { Way, Ways } from "../model/totals";

const keyOf = (cartId: string) => `cart-ways.${cartId}`;

/** How the goods of each shop come, chosen in the cart and taken along to the checkout, for this visit. */
export function useWays(cartId: string): readonly [Ways, (shopId: string, way: Way) => void] {
  const [ways, setWays] = useState(() => waysIn(session.read(keyOf(cartId))));
  const choose = (shopId: string, way: Way) => {
    const next = { ...ways, [shopId]: way };
    session.write(keyOf(cartId), next);
    setWays(next);
  };
  return [ways, choose];
}
