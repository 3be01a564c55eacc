import {
  changeShopProduct,
  createShopProduct,
  fillShopProduct,
  listShopProducts,
  readShopProduct,
  saveShopProduct,
} from "@sunwright/contract/shop-products";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Products } from "./service";

export function productRoutes(app: App, products: Products): void {
  serve(app, listShopProducts, ({ executor, viewer, query }) => products.list(executor, viewer.userId, query));
  serve(app, createShopProduct, ({ tx, viewer, body }) => products.create(tx, viewer.userId, body));
  serve(app, readShopProduct, ({ executor, viewer, params }) =>
    products.read(executor, viewer.userId, params.productId),
  );
  serve(app, saveShopProduct, ({ tx, viewer, params, body }) =>
    products.save(tx, viewer.userId, params.productId, body),
  );
  serve(app, changeShopProduct, ({ tx, viewer, params, body }) =>
    products.change(tx, viewer.userId, params.productId, body),
  );
  serve(app, fillShopProduct, ({ executor, viewer, params }) =>
    products.fill(executor, viewer.userId, params.equipmentId),
  );
}
