import type { CartShop } from "@sunwright/contract/carts";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Placing } from "../api/checkout";
import { type Address, faultsOf } from "./address";
import type { ShopSum } from "./totals";

export type Payment = CartShop["payments"][number];
export type Payments = Readonly<Record<string, Payment | undefined>>;

/** In the order they are offered. An invoice is for firms that a shop has approved; none can be yet. */
export const PAYMENTS = ["transfer", "on-delivery", "invoice"] as const satisfies readonly Payment[];

export const isOpen = ({ payments }: Pick<CartShop, "payments">, payment: Payment): boolean =>
  payment !== "invoice" && payments.includes(payment);

/** What is chosen where the shop takes it, else the first that it takes; null where there is none. */
export function paymentOf(shop: Pick<CartShop, "shopId" | "payments">, chosen: Payments): Payment | null {
  const wanted = chosen[shop.shopId];
  if (wanted !== undefined && isOpen(shop, wanted)) return wanted;
  return PAYMENTS.find((payment) => isOpen(shop, payment)) ?? null;
}

/** What a person was shown when they pressed the button. [minor units] */
export interface Shown {
  readonly total: number;
  readonly shops: Readonly<Record<string, number>>;
  readonly currency: Currency;
}

interface Wanted {
  readonly cartId: string;
  readonly address: Address;
  readonly sums: readonly ShopSum[];
  readonly payments: Payments;
  readonly total: number;
}

/** What is sent; null while something is not said, or a shop has no way of delivery or payment. */
export function bodyOf({ cartId, address, sums, payments, total }: Wanted): Placing | null {
  const { country } = address;
  if (country === undefined || Object.keys(faultsOf(address)).length > 0) return null;
  const shops = sums.flatMap(({ shop, way }) => {
    const payment = paymentOf(shop, payments);
    return way === null || payment === null ? [] : [{ shopId: shop.shopId, delivery: way, payment }];
  });
  if (shops.length < sums.length) return null;
  return { cartId, address: { ...address, country }, shops, totalMinor: total };
}

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Ids under a name in the faults of a refusal: "orders.ID". */
export const idsIn = (
  issues: readonly Issue[],
  name: string,
): readonly { readonly id: string; readonly message: string }[] =>
  issues.flatMap(({ path, message }) =>
    path.startsWith(`${name}.`) ? [{ id: path.slice(name.length + 1), message }] : [],
  );
