import { say } from "@sunwright/words/product-import";
import { say as sayShop } from "@sunwright/words/shop";
import { type CheckedProductRow, ROW_FAULTS } from "@sunwright/contract/product-import";
import type { Currency } from "@sunwright/engine/parameters/options";
import { type SanityCode, SANITY_CODES } from "@sunwright/engine/procurement/sanity";
import { type ReactNode, useState } from "react";
import { formatNumber } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { Button } from "../../../ui/button";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { Table, TableHead } from "../../../ui/table";
import type { CheckedFile } from "../model/product-import";

interface ImportFindingsProps {
  readonly checked: CheckedFile;
  readonly currency: Currency;
}

/** Rows of one list at first, and with every press. */
const SHOWN = 40;

type RowFault = NonNullable<CheckedProductRow["fault"]>;
/** As the specification's rules state their figures. */
const UNITS: Readonly<Record<SanityCode, string>> = {
  "panel-density": "W/m²",
  "panel-voltages": "V",
  "panel-open-voltage": "V",
  "panel-currents": "A",
  "panel-power": "W",
  "panel-width": "m",
  "voltage-coefficient-low": "%/K",
  "voltage-coefficient-high": "%/K",
  "battery-energy": "kWh",
  "battery-usable": "%",
  "battery-usable-low": "%",
  "battery-cycles": "",
  "inverter-power": "W",
  "inverter-efficiency": "%",
  "inverter-battery-window": "V",
  "inverter-tracker-window": "V",
  "inverter-tracker-limit": "V",
  "inverter-surge": "W",
};

function wordsOf({ code, found, limit }: RowFault, sku: string, currency: Currency): string {
  const rule = SANITY_CODES.find((one) => one === code);
  if (rule !== undefined) return sayShop(`sanity.${rule}`, { found: found ?? 0, limit: limit ?? 0, unit: UNITS[rule] });
  const other = ROW_FAULTS.find((one) => one === code);
  if (other === undefined) return "";
  if (other === "twice") return say("row.twice", { sku });
  return other === "currency" ? say("row.currency", { currency }) : say(`row.${other}`);
}

/** What is wrong by line and column, and what each product becomes. */
export function ImportFindings({ checked: { file, rows }, currency }: ImportFindingsProps) {
  const faults = [
    ...file.faults.map(({ fault, line, column, value }) => ({
      line,
      column,
      text: fault === "missing" ? say("cell.missing") : say(`cell.${fault}`, { value }),
    })),
    ...rows.flatMap(({ fault, line, sku }) =>
      fault === null ? [] : [{ line, column: fault.column ?? "", text: wordsOf(fault, sku, currency) }],
    ),
  ].toSorted((one, other) => one.line - other.line);
  const changed = rows.filter(({ fault, changes }) => fault === null && changes.length > 0);
  return (
    <>
      {faults.length > 0 && (
        <Listed title={say("errorsTitle", { count: faults.length })} aside={say("errorsHelp")} count={faults.length}>
          {(most) => (
            <Table caption={say("errors")}>
              <TableHead columns={[say("line"), say("column"), say("what")]} />
              <tbody>
                {faults.slice(0, most).map(({ line, column, text }, index) => (
                  <tr key={`${line} ${column} ${index}`}>
                    <td>{formatNumber(line)}</td>
                    <td>{column}</td>
                    <td className="text-bad">{text}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </Listed>
      )}
      {changed.length > 0 && (
        <Listed title={say("changesTitle", { count: changed.length })} aside={null} count={changed.length}>
          {(most) => (
            <Table caption={say("whatChanges")}>
              <TableHead columns={[say("line"), say("product"), say("whatChanges")]} />
              <tbody>
                {changed.slice(0, most).map((row) => (
                  <ChangedRow key={row.line} row={row} currency={currency} />
                ))}
              </tbody>
            </Table>
          )}
        </Listed>
      )}
    </>
  );
}

interface ListedProps {
  readonly title: string;
  readonly aside: string | null;
  readonly count: number;
  readonly children: (most: number) => ReactNode;
}

function Listed({ title, aside, count, children }: ListedProps) {
  const [most, setMost] = useState(SHOWN);
  return (
    <Sheet className="mt-6 overflow-hidden">
      <SheetHeader title={title} aside={aside !== null && <span className="type-help text-text-3">{aside}</span>} />
      {children(most)}
      {count > most && (
        <div className="flex items-center gap-3 p-4">
          <Button variant="outline" size="sm" onClick={() => setMost(most + 5 * SHOWN)}>
            {say("showMore")}
          </Button>
          <span className="type-help text-text-3">{say("more", { count: count - most })}</span>
        </div>
      )}
    </Sheet>
  );
}

const IS_MONEY = /^(cost|(public|trade)_price(_\d+)?)$/;

function ChangedRow({ row, currency }: { readonly row: CheckedProductRow; readonly currency: Currency }) {
  const text = (column: string, value: string | number | null) =>
    typeof value === "number" ? (IS_MONEY.test(column) ? amountText(value, currency) : formatNumber(value, 2)) : value;
  return (
    <tr>
      <td>{formatNumber(row.line)}</td>
      <th scope="row" className="text-left">
        {row.name}
        <span className="type-help block text-text-3">
          {row.seen === 0 ? `${row.sku}, ${say("newDraft")}` : row.sku}
        </span>
      </th>
      <td>
        <ul className="grid gap-1">
          {row.changes.map(({ column, before, after }) => (
            <li key={column} className="flex flex-wrap gap-x-2">
              <span className="text-text-3">{column}</span>
              {before !== null && <s className="text-text-3">{text(column, before)}</s>}
              {after !== null && <b className="break-words">{text(column, after)}</b>}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
