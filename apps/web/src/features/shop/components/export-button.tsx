import { say } from "@sunwright/words/shop";
import { listStock, type StockRow } from "@sunwright/contract/stock";
import type { Shop } from "@sunwright/contract/shops";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { call } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { downloadText } from "../../../lib/download";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/toast-store";
import { writeCsv } from "@sunwright/files/tables/csv";
import { fileForm } from "../../../lib/file-form";
import { COLUMNS } from "../model/stock-file";

/** The columns of an import but for the price, so that a file can go out, be counted by and come back. */
const EXPORTED = COLUMNS.slice(0, 6);

async function allRows(): Promise<StockRow[]> {
  const rows: StockRow[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page: Awaited<ReturnType<typeof call<typeof listStock>>> = await call(listStock, {
      query: after === undefined ? {} : { after },
    });
    rows.push(...page.items);
    after = page.next;
  }
  return rows;
}

/** All stock as a file of which no cell is a formula. */
export function ExportButton({ country }: { readonly country: Shop["country"] }) {
  const save = useMutation({
    mutationFn: async () => {
      const rows = await allRows();
      const cells = rows.map((row) => [row.sku, row.location, row.onHand, row.incoming, row.incomingOn, row.reorderAt]);
      downloadText("stock.csv", `\uFEFF${writeCsv([EXPORTED, ...cells], fileForm(country))}`, "text/csv");
    },
    onError: (error) => toast({ tone: "bad", title: say("notExported"), description: userMessageOf(error, "") }),
  });
  return (
    <Button
      variant="outline"
      icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
      busy={save.isPending}
      busyText={say("exporting")}
      onClick={() => save.mutate()}
    >
      {say("exportCsv")}
    </Button>
  );
}
