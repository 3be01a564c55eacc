import type { OrderSummary, ShopOrderSummary } from "@sunwright/contract/orders";
import { say } from "@sunwright/words/orders";
import { clsx } from "clsx";
import { Chip } from "../../../ui/chip";
import { Num } from "../../../ui/num";
import { amountOf } from "../../../lib/minor-money";
import { moneyNote } from "../model/row-texts";
import { shownState, STATE_TONES } from "../model/standing";

interface OfRow {
  readonly row: OrderSummary | ShopOrderSummary;
}

/** The state in a list. */
export const StateChip = ({ row }: OfRow) => {
  const state = shownState(row);
  return <Chip tone={STATE_TONES[state]}>{say(`state.${state}`)}</Chip>;
};

export function TotalCell({ row, now }: OfRow & { readonly now: Date }) {
  const { text, warns } = moneyNote(row, now);
  return (
    <td className="end order-total">
      <Num {...amountOf(row.totalMinor, row.currency)} />
      <span className={clsx("type-help block", warns ? "text-warn" : "text-text-3")}>{text}</span>
    </td>
  );
}
