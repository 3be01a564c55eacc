import type { InvoiceContent } from "@sunwright/report/invoice";
import { NO_ZONE } from "@sunwright/engine/climate/zone-name";
import type { Executor } from "../../platform/database";
import { zoneOfFirm } from "../../platform/local-day";
import type { FirmRow } from "../shops/table";
import { billedFirm, type BillingRow, billingOf } from "./billing-table";

export type Trader = Required<InvoiceContent["seller"]>;

/** A town is kept with its coordinates before its name. */
export const townOf = (text: string) => text.split(" ").slice(4).join(" ");

/**
 * Who sells, in law, as products and papers name them.
 *
 * @param called  The firm's name, for one that stated no legal name.
 * @param firm    Null where it is gone.
 */
function traderFrom(
  { legalName, address, taxNumber, register }: Pick<BillingRow, "legalName" | "address" | "taxNumber" | "register">,
  called: string,
  firm: Pick<FirmRow, "town" | "country" | "phone"> | null,
): Trader {
  const place = firm === null ? [] : [townOf(firm.town ?? ""), firm.country ?? ""];
  return {
    name: legalName === "" ? called : legalName,
    address: [address, ...place].filter((each) => each !== "").join("\n"),
    taxNumber,
    register,
    phone: firm?.phone ?? "",
  };
}

export const traderOf = async (executor: Executor, firm: FirmRow): Promise<Trader> =>
  traderFrom(await billingOf(executor, firm.id), firm.name, firm);

/** Who sells an order or a job, as its papers name them, the first of their numbers, and whose days count. */
export async function sellerOn(executor: Executor, firmId: string, called: string) {
  const firm = await billedFirm(executor, firmId);
  const billing = await billingOf(executor, firmId);
  const zone = firm === null ? NO_ZONE : zoneOfFirm(firm);
  return { seller: traderFrom(billing, called, firm), prefix: billing.invoicePrefix, zone };
}
