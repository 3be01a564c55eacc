import type { InvoiceContent } from "@sunwright/report/invoice";
import type { Executor } from "../../platform/database";
import type { FirmRow } from "../shops/table";
import { type BillingRow, billingOf } from "./billing-table";
import { townOf } from "./present";

export type Trader = Required<InvoiceContent["seller"]>;

/**
 * Who sells, in law, as products and papers name them.
 *
 * @param called  The firm's name, for one that stated no legal name.
 * @param firm    Null where it is gone.
 */
export function traderFrom(
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
