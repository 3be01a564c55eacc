import type { listShopOrders, ShopOrderSummary } from "@sunwright/contract/orders";
import { say } from "@sunwright/words/order-payments";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { call, route } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { writeCsv } from "@sunwright/files/tables/csv";
import { formOfCurrency } from "../../../lib/file-form";
import { downloadText } from "../../../lib/download";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/toast-store";
import { questionOf, type ShopSearch } from "../model/order-search";
import { orderTable } from "../model/order-table";

const LIST = route<typeof listShopOrders>("GET", "/api/shop/orders");

/** Page by page; what is placed meanwhile stands before the first of them. */
async function allOrders({ after: _here, ...search }: ShopSearch): Promise<readonly ShopOrderSummary[]> {
  const orders: ShopOrderSummary[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page: Awaited<ReturnType<typeof call<typeof listShopOrders>>> = await call(LIST, {
      query: questionOf({ ...search, after }),
    });
    orders.push(...page.orders);
    after = page.next;
  }
  return orders;
}

/** The orders that are listed, all pages of them, as a file of which no cell is a formula. */
export function ExportOrders({ search }: { readonly search: ShopSearch }) {
  const save = useMutation({
    mutationFn: async () => {
      const orders = await allOrders(search);
      const form = formOfCurrency(orders[0]?.currency ?? "USD");
      downloadText("orders.csv", `\uFEFF${writeCsv(orderTable(orders), form)}`, "text/csv");
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
