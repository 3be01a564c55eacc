import { say } from "@sunwright/words/shop";
import { STOCK_SOON_DAYS, type StockRow } from "@sunwright/contract/stock";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { ShareBar } from "../../../ui/table";

/** What a whole bar stands for. [days] */
const WHOLE_BAR = 100;
/** Beyond it the number says nothing that the pace of a month could know. [days] */
const YEAR = 365;

/** How long an item lasts at its pace, with where the number comes from. */
export function DaysLeft({ row }: { readonly row: StockRow }) {
  const { sold, paceDays: days, daysLeft: left, onHand, reserved } = row;
  const available = Math.max(0, onHand - reserved);
  if (available === 0) return <span className="font-semibold text-bad">{say("lasts.out")}</span>;
  if (left === null) return <span className="type-help text-text-3">{say("lasts.none")}</span>;
  const long = left > YEAR;
  return (
    <>
      <Num
        value={long ? say("lasts.long") : formatNumber(left)}
        unit={long ? undefined : say("lasts.unit", { days: left })}
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
