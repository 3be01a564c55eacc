import { say } from "@sunwright/words/orders";
import type { downloadStructuredInvoice, downloadStructuredShopInvoice } from "@sunwright/contract/payments";
import { useMutation } from "@tanstack/react-query";
import { callForBytes, route } from "../../../lib/api";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { downloadBytes } from "../../../lib/download";
import { Button } from "../../../ui/button";
import type { AnyOrder } from "../model/standing";

const OF_BUYER = route<typeof downloadStructuredInvoice>("GET", "/api/orders/:orderId/invoices/:invoiceId/xml");
const OF_SHOP = route<typeof downloadStructuredShopInvoice>("GET", "/api/shop/orders/:orderId/invoices/:invoiceId/xml");

interface EInvoiceProps {
  readonly order: AnyOrder;
  readonly invoice: AnyOrder["invoices"][number];
}

/** The same invoice for another bookkeeping program; where one cannot be made, what it lacks. */
export function EInvoice({ order, invoice }: EInvoiceProps) {
  const made = useMutation({
    mutationFn: (form: "ubl" | "cii") => {
      const params = { orderId: order.id, invoiceId: invoice.id };
      const query = { form };
      return "shop" in order ? callForBytes(OF_BUYER, { params, query }) : callForBytes(OF_SHOP, { params, query });
    },
    onSuccess: (bytes) => downloadBytes(`${invoice.number}.xml`, bytes, "application/xml"),
  });
  return (
    <>
      {(["ubl", "cii"] as const).map((form) => (
        <Button key={form} variant="ghost" size="sm" busy={made.isPending} onClick={() => made.mutate(form)}>
          {say(form === "ubl" ? "eInvoice" : "eInvoiceCii")}
        </Button>
      ))}
      {made.isError && (
        <div role="alert" className="type-help text-bad">
          <p>{whatHappened(made.error)}</p>
          <ul>
            {lackingOf(made.error).map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const lackingOf = (error: unknown): readonly string[] =>
  error instanceof ApiError ? error.issues.map(({ message }) => message) : [];
