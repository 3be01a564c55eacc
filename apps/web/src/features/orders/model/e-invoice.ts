import type { AnyOrder } from "./standing";

type Sold = { readonly address: Pick<AnyOrder["address"], "taxNumber">; readonly shop?: unknown };

/** Whether an e-invoice is offered: to the shop, and to a buyer who has a business's number. */
export const offersEInvoice = ({ address, shop }: Sold): boolean => shop === undefined || address.taxNumber !== "";
