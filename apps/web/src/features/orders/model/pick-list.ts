import type { SoldOrder } from "@sunwright/contract/orders";

/** Pieces of one line of one order that lie at one place. */
export interface Pick {
  readonly key: string;
  readonly location: string;
  readonly name: string;
  readonly sku: string;
  readonly order: string;
  readonly pieces: number;
}

interface Picked {
  readonly number: SoldOrder["number"];
  readonly picks: SoldOrder["picks"];
  readonly lines: readonly { readonly id: string; readonly name: string; readonly sku: string }[];
}

/** What is taken from where, by place and then by product: one way through the store. */
export const picksOf = (orders: readonly Picked[]): readonly Pick[] =>
  orders
    .flatMap(({ number, picks, lines }) =>
      picks.map(({ lineId, location, pieces }) => {
        const line = lines.find(({ id }) => id === lineId);
        const key = `${lineId} ${location}`;
        return { key, location, name: line?.name ?? "", sku: line?.sku ?? "", order: number, pieces };
      }),
    )
    .toSorted(
      (one, other) =>
        one.location.localeCompare(other.location) ||
        one.name.localeCompare(other.name) ||
        one.order.localeCompare(other.order),
    );
