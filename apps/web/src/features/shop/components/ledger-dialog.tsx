import { say } from "@sunwright/words/shop";
import { listMovements, type StockRow } from "@sunwright/contract/stock";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "../../../lib/api";
import { formatDateTime, formatNumber } from "../../../lib/format";
import { Dialog } from "../../../ui/dialog";
import { ErrorRow } from "../../../ui/error-row";
import { Num } from "../../../ui/num";
import { Stat, StatRow } from "../../../ui/stat-row";
import { figures, Table, TableHead } from "../../../ui/table";
import { PageOfList } from "./page-of-list";
import { StockLine } from "./stock-line";

const HEADS = [say("when"), say("what"), figures(say("quantity")), figures(say("after"))];

/** Why there are so many pieces of a product at a place, the newest first. */
export function LedgerDialog({ row, onClose }: { readonly row: StockRow; readonly onClose: () => void }) {
  const [after, setAfter] = useState<string>();
  const question = { params: { itemId: row.id }, query: after === undefined ? {} : { after } };
  const answer = useQuery(read(listMovements, question));
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={say("ledgerOf", { name: row.name })}
      description={row.location}
    >
      <StatRow label={say("stock")} className="mt-4">
        <Stat label={say("onHand")}>
          <Num size={3} value={formatNumber(row.onHand)} />
        </Stat>
        <Stat label={say("reserved")}>
          <Num size={3} value={formatNumber(row.reserved)} />
        </Stat>
        <Stat
          label={say("available")}
          context={
            row.daysLeft === null ? undefined : say("pace", { days: row.daysLeft, each: row.sold / row.paceDays })
          }
        >
          <Num size={3} value={formatNumber(row.onHand - row.reserved)} />
        </Stat>
      </StatRow>
      {answer.data && answer.data.line.length > 0 && <StockLine line={answer.data.line} reorderAt={row.reorderAt} />}
      {answer.isError && (
        <ErrorRow message={say("notLoaded")} detail={say("safe")} onRetry={() => void answer.refetch()} />
      )}
      {answer.data?.movements.length === 0 && <p className="mt-4">{say("noMovements")}</p>}
      {answer.data && answer.data.movements.length > 0 && (
        <Table caption={say("ledger")} className="mt-4">
          <TableHead columns={HEADS} />
          <tbody>
            {answer.data.movements.map(({ id, kind, quantity, onHand, reason, by, createdAt }) => (
              <tr key={id}>
                <td className="type-small">{formatDateTime(createdAt)}</td>
                <td>
                  {say(`kind.${kind}`)}
                  <span className="type-help block text-text-3">{[reason, by].filter(Boolean).join(", ")}</span>
                </td>
                <td className="end">{quantity > 0 ? `+${formatNumber(quantity)}` : formatNumber(quantity)}</td>
                <td className="end">{formatNumber(onHand)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <PageOfList after={after} next={answer.data?.next ?? null} onTurn={setAfter} />
    </Dialog>
  );
}
