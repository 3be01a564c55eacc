import { readBilling, saveBilling } from "@sunwright/contract/billing";
import * as contract from "@sunwright/contract/payments";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { BillingService } from "./billing";
import type { Cards } from "./cards/service";
import type { Credits } from "./credits";
import type { Invoices } from "./invoices";
import type { OrderPapers } from "./order-paper";

export function paperRoutes(app: App, orders: OrderPapers, invoices: Invoices): void {
  serve(app, contract.downloadOrder, ({ executor, viewer, params, whenGone }) =>
    orders.read(executor, viewer, { ...params, signal: whenGone() }),
  );
  serve(app, contract.downloadInvoice, ({ executor, viewer, params, whenGone }) =>
    invoices.read(executor, viewer, { params, signal: whenGone() }),
  );
  serve(app, contract.downloadShopInvoice, ({ executor, viewer, params, whenGone }) =>
    invoices.readOfShop(executor, viewer, { params, signal: whenGone() }),
  );
  serve(app, contract.downloadStructuredInvoice, ({ executor, viewer, params, query }) =>
    invoices.readStructured(executor, viewer, { params, ...query }),
  );
  serve(app, contract.downloadStructuredShopInvoice, ({ executor, viewer, params, query }) =>
    invoices.readStructuredOfShop(executor, viewer, { params, ...query }),
  );
}

/** Whoever waits for a provider holds no transaction: each of these opens its own, and is done when the answer is stored. */
export function cardRoutes(app: App, cards: Cards): void {
  app.ticks.push(() => cards.lookAgain());
  serve(app, contract.beginCardPayment, {
    prepare: ({ viewer, params }) => cards.ofOrders.begin(viewer.userId, params.orderId),
    handle: ({ prepared }) => prepared,
  });
  serve(app, contract.readCardPayments, ({ viewer, params }) => cards.ofOrders.read(viewer.userId, params.orderId));
  serve(app, contract.askForPayment, {
    prepare: ({ viewer, params, body }) => cards.ofOrders.ask(viewer.userId, params.orderId, body),
    handle: ({ prepared }) => prepared,
  });
  serve(app, contract.checkCardPayment, {
    prepare: ({ viewer, params }) => cards.ofOrders.check(viewer.userId, params.orderId),
    handle: ({ prepared }) => prepared,
  });
  serve(app, contract.decideTestPayment, {
    prepare: ({ viewer, params, body }) => cards.ofOrders.decide(viewer.userId, params.orderId, body),
    handle: ({ prepared }) => prepared,
  });
  serve(app, contract.refundByCard, {
    prepare: ({ viewer, params, body }) => cards.ofOrders.refund(viewer.userId, params.orderId, body),
    handle: ({ prepared }) => prepared,
  });
  serve(app, contract.stripeEvent, async ({ body, header }) => {
    await cards.tell("stripe", body, header);
    return { received: true };
  });
  serve(app, contract.paystackEvent, async ({ body, header }) => {
    await cards.tell("paystack", body, header);
    return { received: true };
  });
}

export function termsRoutes(app: App, billing: BillingService, credits: Credits): void {
  serve(app, readBilling, ({ executor, viewer }) => billing.read(executor, viewer.userId));
  serve(app, saveBilling, ({ tx, viewer, body }) => billing.save(tx, viewer.userId, body));
  serve(app, contract.listCredits, ({ executor, viewer }) => credits.list(executor, viewer.userId));
  serve(app, contract.approveCredit, ({ tx, viewer, body }) => credits.approve(tx, viewer.userId, body));
  serve(app, contract.changeCredit, ({ tx, viewer, params, body }) =>
    credits.change(tx, viewer.userId, params.firmId, body.limitMinor),
  );
  serve(app, contract.endCredit, ({ tx, viewer, params }) => credits.end(tx, viewer.userId, params.firmId));
}
