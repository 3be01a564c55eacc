import * as cartCalls from "@sunwright/contract/carts";
import * as disputes from "@sunwright/contract/disputes";
import * as actions from "@sunwright/contract/order-actions";
import { freeHolds, listHolds } from "@sunwright/contract/holds";
import * as contract from "@sunwright/contract/orders";
import { listHolders } from "@sunwright/contract/stock";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Carts } from "./carts";
import { listHoldersOf } from "./holders";
import type { Holds } from "./holds";
import type { Placing } from "./place-order";
import type { Orders } from "./service";

export function cartRoutes(app: App, carts: Carts): void {
  serve(app, cartCalls.readCart, ({ executor, viewer, query }) => carts.read(executor, viewer, query));
  serve(app, cartCalls.listCarts, ({ executor, viewer }) => carts.list(executor, viewer));
  serve(app, cartCalls.listRealParts, async ({ executor, viewer, query }) => ({
    parts: await carts.boughtFor(executor, viewer, query.project),
  }));
  serve(app, cartCalls.putCartLines, ({ tx, viewer, body }) => carts.putAll(tx, viewer, body));
  serve(app, cartCalls.putCartLine, ({ tx, viewer, params, body }) => carts.put(tx, viewer, params.productId, body));
  serve(app, cartCalls.removeCartLine, ({ tx, viewer, params, query }) =>
    carts.remove(tx, viewer, params.productId, query.project ?? null),
  );
}

/** What unpaid orders hold of a shop's stock. */
export function holdRoutes(app: App, holds: Holds): void {
  serve(app, listHolds, ({ executor, viewer, query }) => holds.list(executor, viewer.userId, query));
  serve(app, freeHolds, ({ tx, viewer, body }) => holds.free(tx, viewer.userId, body));
}

export function orderRoutes(app: App, orders: Orders, place: Placing): void {
  serve(app, contract.placeOrder, ({ tx, viewer, body }) => place(tx, viewer.userId, body));
  serve(app, contract.listOrders, ({ executor, viewer, query }) => orders.list(executor, viewer.userId, query));
  serve(app, contract.readOrder, ({ executor, viewer, params }) =>
    orders.read(executor, viewer.userId, params.orderId),
  );
  serve(app, actions.actOnOrder, ({ tx, viewer, params, body }) => orders.act(tx, viewer.userId, params.orderId, body));
  serve(app, contract.readPaymentProof, ({ executor, viewer, params, query }) =>
    orders.proof(executor, { role: "buyer", userId: viewer.userId }, params, query),
  );
  serve(app, contract.readShopPaymentProof, ({ executor, viewer, params, query }) =>
    orders.proof(executor, { role: "shop", userId: viewer.userId }, params, query),
  );
  serve(app, disputes.readDisputeEvidence, ({ executor, viewer, params, query }) =>
    orders.evidence(executor, { role: "buyer", userId: viewer.userId }, params, query),
  );
  serve(app, disputes.readShopDisputeEvidence, ({ executor, viewer, params, query }) =>
    orders.evidence(executor, { role: "shop", userId: viewer.userId }, params, query),
  );
  serve(app, listHolders, ({ executor, viewer, params, query }) =>
    listHoldersOf(executor, viewer.userId, params.itemId, query),
  );
  serve(app, contract.listShopOrders, ({ executor, viewer, query }) =>
    orders.listOfShop(executor, viewer.userId, query),
  );
  serve(app, contract.readShopOrder, ({ executor, viewer, params }) =>
    orders.readOfShop(executor, viewer.userId, params.orderId),
  );
  serve(app, actions.actOnShopOrder, ({ tx, viewer, params, body }) =>
    orders.actOfShop(tx, viewer.userId, params.orderId, body),
  );
}
