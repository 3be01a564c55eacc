import { say } from "@sunwright/words/product-import";
import { type ExportedProduct, exportShopProducts } from "@sunwright/contract/product-import";
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
import { productTable } from "../model/product-file";

async function allProducts() {
  const products: ExportedProduct[] = [];
  let currency = "";
  for (let after: string | null | undefined; after !== null;) {
    const page: Awaited<ReturnType<typeof call<typeof exportShopProducts>>> = await call(exportShopProducts, {
      query: after === undefined ? {} : { after },
    });
    products.push(...page.products);
    ({ next: after, currency } = page);
  }
  return productTable(products, currency);
}

/** All products as a file that an import reads again; no cell of it is a formula. */
export function ExportProducts({ country }: { readonly country: Shop["country"] }) {
  const save = useMutation({
    mutationFn: async () =>
      downloadText("products.csv", `\uFEFF${writeCsv(await allProducts(), fileForm(country))}`, "text/csv"),
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
