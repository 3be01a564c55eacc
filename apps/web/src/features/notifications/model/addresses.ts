import type { NoticeSubject } from "@sunwright/contract/notices";
import { hrefOf } from "../../../lib/routing/address";

const PAGES: Readonly<Record<NoticeSubject, (id: string) => string>> = {
  order: (orderId) => hrefOf({ to: "/orders/$orderId", params: { orderId } }),
  "own-shop": () => hrefOf({ to: "/shop/profile" }),
  "shop-order": (orderId) => hrefOf({ to: "/shop/orders/$orderId", params: { orderId } }),
  thread: (thread) => hrefOf({ to: "/messages/$thread", params: { thread } }),
  stock: () => hrefOf({ to: "/shop/stock", search: { view: "low" } }),
  firm: () => hrefOf({ to: "/firm/profile" }),
  request: (projectId) => hrefOf({ to: "/projects/$projectId/request", params: { projectId } }),
  offers: (projectId) => hrefOf({ to: "/projects/$projectId/offers", params: { projectId } }),
  quote: (quoteId) => hrefOf({ to: "/quotes/$quoteId", params: { quoteId } }),
  job: (jobId) => hrefOf({ to: "/jobs/$jobId", params: { jobId } }),
  passport: (passport) => hrefOf({ to: "/passports/$passport", params: { passport } }),
  passports: () => hrefOf({ to: "/passports" }),
  lead: (lead) => hrefOf({ to: "/leads", search: { lead } }),
};

/** The address of the page of what a notification is about. */
export const addressOf = ({ kind, id }: { readonly kind: NoticeSubject; readonly id: string }): string =>
  PAGES[kind](id);
