import { say } from "@sunwright/words/shop";
import type { StockRow } from "@sunwright/contract/stock";
import { History, PackagePlus, SquarePen } from "lucide-react";
import { useState } from "react";
import { formatDate, formatNumber } from "../../../lib/format";
import { IconButton } from "../../../ui/icon-button";
import { figures, Table, TableHead } from "../../../ui/table";
import { ChangeDialog } from "./change-dialog";
import { DaysLeft } from "./days-left";
import { LedgerDialog } from "./ledger-dialog";
import { WatchDialog } from "./watch-dialog";

const wide = (name: string) => ({ name, className: "end max-sm:hidden" });
const HEADS = [
  say("column.product"),
  wide(say("onHand")),
  wide(say("reserved")),
  figures(say("available")),
  wide(say("incoming")),
  say("lasts.title"),
  wide(say("reorderAt")),
  { name: say("change"), hidden: true as const },
];

/** Pieces of products at their places, each with its dialogs. */
export function StockTable({ rows }: { readonly rows: readonly StockRow[] }) {
  const [open, setOpen] = useState<{ readonly what: "change" | "watch" | "ledger"; readonly row: StockRow } | null>(
    null,
  );
  const close = () => setOpen(null);
  return (
    <>
      <Table caption={say("stock")}>
        <TableHead columns={HEADS} />
        <tbody>
          {rows.map((row) => {
            const free = row.onHand - row.reserved;
            return (
              <tr key={row.id}>
                <th scope="row" className="text-left">
                  {row.name}
                  <span className="type-help block text-text-3">
                    {row.sku}, {row.location}
                  </span>
                </th>
                <td className="end max-sm:hidden">{formatNumber(row.onHand)}</td>
                <td className="end max-sm:hidden">{formatNumber(row.reserved)}</td>
                <td className={free <= (row.reorderAt ?? 0) ? "end font-semibold text-bad" : "end font-semibold"}>
                  {formatNumber(free)}
                </td>
                <td className="end max-sm:hidden">
                  {formatNumber(row.incoming)}
                  {row.incomingOn !== null && (
                    <span className="type-help block text-text-3">{formatDate(row.incomingOn)}</span>
                  )}
                </td>
                <td className="shop-lasts">
                  <DaysLeft row={row} />
                </td>
                <td className="end max-sm:hidden">{row.reorderAt === null ? "–" : formatNumber(row.reorderAt)}</td>
                <td>
                  <div className="flex justify-end">
                    <IconButton
                      label={say("changeOf", { name: row.name })}
                      icon={<SquarePen size={18} strokeWidth={1.75} aria-hidden="true" />}
                      onClick={() => setOpen({ what: "change", row })}
                    />
                    <IconButton
                      label={say("watchOf", { name: row.name })}
                      icon={<PackagePlus size={18} strokeWidth={1.75} aria-hidden="true" />}
                      onClick={() => setOpen({ what: "watch", row })}
                    />
                    <IconButton
                      label={say("ledgerOf", { name: row.name })}
                      icon={<History size={18} strokeWidth={1.75} aria-hidden="true" />}
                      onClick={() => setOpen({ what: "ledger", row })}
                    />
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {open?.what === "change" && <ChangeDialog row={open.row} onClose={close} />}
      {open?.what === "watch" && (
        <WatchDialog row={open.row} newest={rows.find(({ id }) => id === open.row.id)} onClose={close} />
      )}
      {open?.what === "ledger" && <LedgerDialog row={open.row} onClose={close} />}
    </>
  );
}
