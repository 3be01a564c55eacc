import type { ShopOrderSummary } from "@sunwright/contract/orders";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Cell } from "@sunwright/files/tables/csv";
import { say } from "@sunwright/words/orders";

const COLUMNS = ["number", "placed", "buyer", "town", "items", "state", "payment", "currency", "total", "due"] as const;

/** A line an order, amounts in major units. Of a long order the first products are named. */
export const orderTable = (orders: readonly ShopOrderSummary[]): readonly (readonly Cell[])[] => [
  COLUMNS,
  ...orders.map(({ number, placedAt, buyer, town, items, lineCount, state, money, currency, totalMinor, dueMinor }) => {
    const major = (minor: number): Cell => ({
      figures: (minor / 10 ** MINOR_DIGITS[currency]).toFixed(MINOR_DIGITS[currency]),
    });
    const more = lineCount - items.length;
    return [
      number,
      placedAt,
      buyer,
      town,
      [...items.map(({ name, quantity }) => `${quantity} × ${name}`), ...(more > 0 ? [`+ ${more}`] : [])].join("; "),
      say(`state.${state}`),
      say(`money.${money}`),
      currency,
      major(totalMinor),
      major(dueMinor),
    ];
  }),
];
