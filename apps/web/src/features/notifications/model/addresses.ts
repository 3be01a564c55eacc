import type { NoticeSubject } from "@sunwright/contract/notices";

const PAGES: Readonly<Record<NoticeSubject, (id: string) => string>> = {
  order: (id) => `/orders/${id}`,
  "shop-order": (id) => `/shop/orders/${id}`,
  thread: (id) => `/messages/${id}`,
  stock: () => "/shop/stock",
  firm: () => "/firm/profile",
};

/** The page of what a notification is about. */
export const addressOf = ({ kind, id }: { readonly kind: NoticeSubject; readonly id: string }): string =>
  PAGES[kind](id);
