import type { CartShop } from "@sunwright/contract/carts";
import { checkedAddress } from "@sunwright/engine/countries/address-form";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Placing } from "../api/checkout";
import { type Address, faultsOf } from "./address";
import type { ShopSum } from "./totals";

export type Payment = CartShop["payments"][number]["way"];
export type Payments = Readonly<Record<string, Payment | undefined>>;

/** In the order they are offered. */
const PAYMENTS = ["transfer", "card", "on-delivery", "invoice"] as const satisfies readonly Payment[];

export interface OfferedPayment {
  readonly way: Payment;
  /** Null where it is open; "credit-short" where less is left of the credit than this order costs. */
  readonly closed: CartShop["payments"][number]["closed"] | "credit-short";
  /** [minor units] */
  readonly left: number | null;
}
type Paid = Pick<ShopSum, "total"> & { readonly shop: Pick<CartShop, "shopId" | "payments"> };

/** Every way of payment for what a shop asks, with why one is not open. */
export const offeredPayments = ({ shop, total }: Paid): readonly OfferedPayment[] =>
  PAYMENTS.flatMap((way) =>
    shop.payments
      .filter((one) => one.way === way)
      .map(({ closed, leftMinor: left }) => ({
        way,
        closed: closed ?? (left !== null && left < total ? "credit-short" : null),
        left,
      })),
  );

/** What is chosen where it is open, else the first that is; null where none is. */
export function paymentOf(sum: Paid, chosen: Payments): Payment | null {
  const open = offeredPayments(sum).flatMap(({ way, closed }) => (closed === null ? [way] : []));
  const wanted = chosen[sum.shop.shopId];
  return wanted !== undefined && open.includes(wanted) ? wanted : (open[0] ?? null);
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
  const shops = sums.flatMap((sum) => {
    const { shop, way } = sum;
    const payment = paymentOf(sum, payments);
    return way === null || payment === null ? [] : [{ shopId: shop.shopId, delivery: way, payment }];
  });
  if (shops.length < sums.length) return null;
  return { cartId, address: { ...checkedAddress(country, address).address, country }, shops, totalMinor: total };
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
