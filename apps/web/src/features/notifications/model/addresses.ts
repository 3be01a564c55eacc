import type { NoticeSubject } from "@sunwright/contract/notices";

interface Address {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

const PAGES: Readonly<Record<NoticeSubject, (id: string) => Address>> = {
  order: (id) => ({ to: `/orders/${id}` }),
  "own-shop": () => ({ to: "/shop/profile" }),
  "shop-order": (id) => ({ to: `/shop/orders/${id}` }),
  thread: (id) => ({ to: `/messages/${id}` }),
  stock: () => ({ to: "/shop/stock", search: { view: "low" } }),
  firm: () => ({ to: "/firm/profile" }),
  request: (id) => ({ to: `/projects/${id}/request` }),
  offers: (id) => ({ to: `/projects/${id}/offers` }),
  quote: (id) => ({ to: `/quotes/${id}` }),
  job: (id) => ({ to: `/jobs/${id}` }),
  passport: (id) => ({ to: `/passports/${id}` }),
  passports: () => ({ to: "/passports" }),
  lead: (id) => ({ to: "/leads", search: { lead: id } }),
};

/** The page of what a notification is about. */
export const addressOf = ({ kind, id }: { readonly kind: NoticeSubject; readonly id: string }): Address =>
  PAGES[kind](id);
