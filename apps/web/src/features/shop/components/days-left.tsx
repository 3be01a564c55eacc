import { say } from "@sunwright/words/shop";
import { STOCK_SOON_DAYS, type StockRow } from "@sunwright/contract/stock";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { ShareBar } from "../../../ui/table";

/** What a whole bar stands for. [days] */
const WHOLE_BAR = 100;

/** How long an item lasts at its pace, with where the number comes from. */
export function DaysLeft({ row }: { readonly row: StockRow }) {
  const { sold, paceDays: days, daysLeft: left, onHand, reserved } = row;
  const available = Math.max(0, onHand - reserved);
  if (available === 0) return <span className="font-semibold text-bad">{say("lasts.out")}</span>;
  if (left === null) return <span className="type-help text-text-3">{say("lasts.none")}</span>;
  return (
    <>
      <Num
        value={formatNumber(left)}
        unit={say("lasts.unit", { days: left })}
        className={left <= STOCK_SOON_DAYS ? "text-bad" : undefined}
        explanation={{
          name: say("lasts.title"),
          equation: say("lasts.equation", { available, sold, days, left }),
          body: say("lasts.body"),
          inputs: [
            { name: say("lasts.available"), value: formatNumber(available) },
            { name: say("lasts.sold"), value: formatNumber(sold) },
            { name: say("lasts.days"), value: formatNumber(days, 1) },
          ],
        }}
      />
      <ShareBar share={left / WHOLE_BAR} />
    </>
  );
}
