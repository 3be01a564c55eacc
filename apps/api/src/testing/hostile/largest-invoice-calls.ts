import type { Person } from "../people";
import type { LargestCall } from "./largest-call";

interface OfOrder {
  readonly retailer: Person;
  readonly cart: { readonly ordered: string };
}

const INVOICE = "invoices/019f0000-0000-7000-8000-000000000000";

/** Every call of an order's invoices. */
export const LARGEST_OF_INVOICES: Readonly<Record<string, (state: OfOrder) => LargestCall>> = {
  "GET /api/orders/:orderId/invoices/:invoiceId/pdf": ({ cart }) => ({
    path: `/api/orders/${cart.ordered}/${INVOICE}/pdf`,
  }),
  "GET /api/orders/:orderId/invoices/:invoiceId/xml": ({ cart }) => ({
    path: `/api/orders/${cart.ordered}/${INVOICE}/xml`,
  }),
  "GET /api/shop/orders/:orderId/invoices/:invoiceId/pdf": ({ retailer, cart }) => ({
    path: `/api/shop/orders/${cart.ordered}/${INVOICE}/pdf`,
    as: retailer,
  }),
  "GET /api/shop/orders/:orderId/invoices/:invoiceId/xml": ({ retailer, cart }) => ({
    path: `/api/shop/orders/${cart.ordered}/${INVOICE}/xml`,
    as: retailer,
  }),
};
