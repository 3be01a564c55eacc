import { say } from "@sunwright/words/stock-import";
import type { CheckedRow } from "@sunwright/contract/stock";
import type { Currency } from "@sunwright/engine/parameters/options";
import { TriangleAlert } from "lucide-react";
import { formatNumber } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { Checkbox } from "../../../ui/checkbox";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { figures, Table, TableHead } from "../../../ui/table";
import { type CheckedStock, countsOf, type PriceChange, pricesOf } from "../model/stock-import";
import { ShowMore, useShown } from "./show-more";

interface StockReadyProps {
  readonly checked: CheckedStock;
  /** Of the shop's prices. */
  readonly currency: Currency;
  /** Lines of the prices that are taken. */
  readonly taken: ReadonlySet<number>;
  readonly onTaken: (taken: ReadonlySet<number>) => void;
}

/** Prices that change, each with its own tick, and counts before and after. */
export function StockReady({ checked, currency, taken, onTaken }: StockReadyProps) {
  const take = (line: number, isTaken: boolean) =>
    onTaken(new Set(isTaken ? [...taken, line] : [...taken].filter((one) => one !== line)));
  return (
    <>
      <Prices prices={pricesOf(checked)} currency={currency} taken={taken} onTake={take} />
      <Counts counts={countsOf(checked)} of={checked.rows.filter(({ fault }) => fault === null).length} />
    </>
  );
}

interface PricesProps {
  readonly prices: readonly PriceChange[];
  readonly currency: Currency;
  readonly taken: ReadonlySet<number>;
  readonly onTake: (line: number, isTaken: boolean) => void;
}

function Prices({ prices, currency, taken, onTake }: PricesProps) {
  const [most, more] = useShown();
  if (prices.length === 0) return null;
  const columns = [
    say("line"),
    say("product"),
    { name: say("before"), className: "end max-sm:hidden" },
    figures(say("inFile")),
    { name: say("change"), className: "end max-sm:hidden" },
    { name: say("follows"), className: "max-sm:hidden" },
  ];
  return (
    <Sheet aria-label={say("pricesChange")} className="overflow-hidden">
      <SheetHeader
        title={say("pricesTitle", { count: prices.length })}
        aside={<span className="type-help text-text-3">{say("pricesHelp")}</span>}
      />
      <Table caption={say("pricesChange")}>
        <TableHead columns={columns} />
        <tbody>
          {prices.slice(0, most).map(({ line, sku, name, before, after, doubt }) => (
            <tr key={line}>
              <td>{formatNumber(line)}</td>
              <th scope="row" className="text-left">
                <Checkbox
                  checked={taken.has(line)}
                  onCheckedChange={(isTaken) => onTake(line, isTaken)}
                  aria-label={say("take", { name })}
                  label={name}
                  help={sku}
                />
                {doubt !== null && <span className="type-help mt-1 block text-warn sm:hidden">{say(doubt)}</span>}
              </th>
              <td className="end max-sm:hidden">
                {before === null ? say("firstPrice") : <s className="text-text-3">{amountText(before, currency)}</s>}
              </td>
              <td className="end font-semibold">
                {amountText(after, currency)}
                <span className="type-help block font-normal text-text-3 sm:hidden">
                  {before !== null && <s>{amountText(before, currency)}</s>} {percentText(before, after)}
                </span>
              </td>
              <td className="end max-sm:hidden">{percentText(before, after)}</td>
              <td className="type-help max-sm:hidden">
                {doubt !== null && (
                  <span className="flex items-start gap-1.5 text-warn">
                    <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
                    {say(doubt)}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ShowMore left={prices.length - most} onMore={more} />
    </Sheet>
  );
}

function percentText(before: number | null, after: number): string {
  if (!before) return "–";
  const percent = (after / before - 1) * 100;
  return `${percent > 0 ? "+" : ""}${formatNumber(percent, 1)} %`;
}

function Counts({ counts, of }: { readonly counts: readonly CheckedRow[]; readonly of: number }) {
  const [most, more] = useShown();
  const same = of - counts.length;
  if (of === 0) return null;
  return (
    <Sheet aria-label={say("ready")} className="overflow-hidden">
      <SheetHeader
        title={say("countsTitle", { count: counts.length })}
        aside={<span className="type-help text-text-3">{say("same", { count: same })}</span>}
      />
      {counts.length > 0 && (
        <Table caption={say("ready")}>
          <TableHead
            columns={[
              say("line"),
              say("product"),
              figures(say("onHand")),
              figures(say("incoming")),
              figures(say("pieces")),
            ]}
          />
          <tbody>
            {counts.slice(0, most).map(({ line, sku, name, before, after }) => (
              <tr key={line}>
                <td>{formatNumber(line)}</td>
                <th scope="row" className="text-left">
                  {name}
                  <span className="type-help block text-text-3">{sku}</span>
                </th>
                <td className="end">
                  <Both before={before.onHand} after={after.onHand} />
                </td>
                <td className="end">
                  <Both before={before.incoming} after={after.incoming} />
                </td>
                <td className="end font-semibold">{signed(after.onHand - before.onHand)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <ShowMore left={counts.length - most} onMore={more} />
    </Sheet>
  );
}

const signed = (pieces: number) => `${pieces > 0 ? "+" : ""}${formatNumber(pieces)}`;

/** Before and after of what changes; once what stays. */
const Both = ({ before, after }: { readonly before: number; readonly after: number }) =>
  before === after ? (
    <span className="text-text-2">{formatNumber(after)}</span>
  ) : (
    <>
      <s className="text-text-3">{formatNumber(before)}</s> <b>{formatNumber(after)}</b>
    </>
  );
