import { say } from "@sunwright/words/shop";
import type { Currency } from "@sunwright/engine/parameters/options";
import { type ReactNode, useState } from "react";
import { formatNumber } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Num } from "../../../ui/num";
import { Stat, StatRow } from "../../../ui/stat-row";
import { type CheckedStock, type PriceChange, pricesOf } from "../model/stock-import";

interface StockFindingsProps {
  readonly checked: CheckedStock;
  /** Of the shop's prices. */
  readonly currency: Currency;
  readonly ready: number;
  /** Lines of the prices that are taken. */
  readonly taken: ReadonlySet<number>;
  readonly onTaken: (taken: ReadonlySet<number>) => void;
}

const DOUBTS = { underHalf: say("priceUnderHalf"), overDouble: say("priceOverDouble") } as const;

/** What is wrong by line and column, which prices change and shall, and which counts change. */
export function StockFindings({ checked, currency, ready, taken, onTaken }: StockFindingsProps) {
  const { file, rows } = checked;
  const faults = [
    ...file.faults.map(({ fault, line, column, value }) => ({
      line,
      text: say(`fault.${fault}`, { line, column, value }),
    })),
    ...rows.flatMap(({ fault, line, sku }) =>
      fault === null ? [] : [{ line, text: say(`fault.${fault}`, { line, value: sku }) }],
    ),
  ].toSorted((a, b) => a.line - b.line);
  const prices = pricesOf(checked);
  const counts = rows.filter(
    ({ fault, before, after }) =>
      fault === null && (before.onHand !== after.onHand || before.incoming !== after.incoming),
  );
  const take = (line: number, isTaken: boolean) =>
    onTaken(new Set(isTaken ? [...taken, line] : [...taken].filter((one) => one !== line)));
  return (
    <>
      <StatRow label={say("importTitle")} className="mt-5">
        <Stat label={say("rowsRead")}>
          <Num size={3} value={formatNumber(file.count)} />
        </Stat>
        <Stat label={say("ready")}>
          <Num size={3} value={formatNumber(ready)} />
        </Stat>
        <Stat
          label={say("pricesChange")}
          context={say("pricesWrong", { count: prices.filter(({ doubt }) => doubt !== null).length })}
        >
          <Num size={3} value={formatNumber(prices.length)} />
        </Stat>
        <Stat label={say("errors")}>
          <Num size={3} value={formatNumber(faults.length)} className={faults.length > 0 ? "text-bad" : ""} />
        </Stat>
      </StatRow>
      <Listed title={say("errors")} entries={faults} className="text-bad">
        {({ text }) => text}
      </Listed>
      <Listed title={say("pricesTitle", { count: prices.length })} help={say("pricesHelp")} entries={prices}>
        {(price) => (
          <Checkbox
            checked={taken.has(price.line)}
            onCheckedChange={(isTaken) => take(price.line, isTaken)}
            label={<Price price={price} currency={currency} />}
            help={price.doubt !== null && <span className="text-warn">{DOUBTS[price.doubt]}</span>}
          />
        )}
      </Listed>
      <Listed title={say("countsTitle", { count: counts.length })} entries={counts}>
        {({ line, name, before, after }) => (
          <span className="flex flex-wrap justify-between gap-x-3">
            <Named line={line} name={name} />
            <span className="flex flex-wrap gap-x-4">
              <Both label={say("onHand")} before={before.onHand} after={after.onHand} />
              <Both label={say("incoming")} before={before.incoming} after={after.incoming} />
            </span>
          </span>
        )}
      </Listed>
    </>
  );
}

const Named = ({ line, name }: { readonly line: number; readonly name: string }) => (
  <span>
    {name} <span className="type-help text-text-3">{say("lineOf", { line })}</span>
  </span>
);

/** Before and after of what changes; nothing of what stays. */
const Both = ({ label, before, after }: { readonly label: string; readonly before: number; readonly after: number }) =>
  before !== after && (
    <span>
      <span className="type-help text-text-3">{label}</span> <s className="text-text-3">{formatNumber(before)}</s>{" "}
      <b>{formatNumber(after)}</b>
    </span>
  );

function Price({
  price: { line, name, before, after },
  currency,
}: {
  readonly price: PriceChange;
  readonly currency: Currency;
}) {
  const percent = before ? (after / before - 1) * 100 : null;
  return (
    <span className="flex flex-wrap justify-between gap-x-3">
      <Named line={line} name={name} />
      <span className="flex flex-wrap gap-x-2">
        {before === null ? (
          <span className="type-help text-text-3">{say("newPrice")}</span>
        ) : (
          <s className="text-text-3">{amountText(before, currency)}</s>
        )}
        <b>{amountText(after, currency)}</b>
        {percent !== null && (
          <span>
            {percent > 0 ? "+" : ""}
            {formatNumber(percent, 1)} %
          </span>
        )}
      </span>
    </span>
  );
}

/** Entries of one list at first, and with every press. */
const SHOWN = 20;

interface ListedProps<Entry> {
  readonly title: string;
  readonly help?: string;
  readonly entries: readonly Entry[];
  readonly className?: string;
  readonly children: (entry: Entry) => ReactNode;
}

function Listed<Entry extends { readonly line: number }>(props: ListedProps<Entry>) {
  const { title, help, entries, className, children } = props;
  const [most, setMost] = useState(SHOWN);
  if (entries.length === 0) return null;
  return (
    <section aria-label={title} className="mt-5">
      <h3 className="type-h4">{title}</h3>
      {help !== undefined && <p className="type-help text-text-3">{help}</p>}
      <ul className={`mt-2 grid gap-2 ${className ?? ""}`}>
        {entries.slice(0, most).map((entry, index) => (
          <li key={`${entry.line} ${index}`}>{children(entry)}</li>
        ))}
      </ul>
      {entries.length > most && (
        <div className="mt-3 flex items-center gap-3">
          <Button variant="outline" size="sm" onClick={() => setMost(most + 5 * SHOWN)}>
            {say("showMore")}
          </Button>
          <span className="type-help text-text-3">{say("moreErrors", { count: entries.length - most })}</span>
        </div>
      )}
    </section>
  );
}
