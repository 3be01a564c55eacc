import {
  changeShopProduct,
  createShopProduct,
  fillShopProduct,
  listShopProducts,
  readShopProduct,
  saveShopProduct,
} from "@sunwright/contract/shop-products";
import { checkProductImport, exportShopProducts, saveProductImport } from "@sunwright/contract/product-import";
import {
  findFirms,
  listPriceLists,
  openPriceList,
  readPriceList,
  removePriceList,
  saveListedProduct,
} from "@sunwright/contract/price-lists";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { ProductImport } from "./import";
import type { PriceListsOfFirms } from "./lists";
import type { Products } from "./service";

export function productRoutes(app: App, products: Products, files: ProductImport): void {
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
  serve(app, checkProductImport, ({ tx, viewer, body }) => files.check(tx, viewer.userId, body.rows));
  serve(app, saveProductImport, ({ tx, viewer, body }) => files.save(tx, viewer.userId, body.rows));
  serve(app, exportShopProducts, ({ executor, viewer, query }) => files.export(executor, viewer.userId, query));
}

/** Lists of prices for one firm each. */
export function priceListRoutes(app: App, lists: PriceListsOfFirms): void {
  serve(app, listPriceLists, ({ executor, viewer }) => lists.list(executor, viewer.userId));
  serve(app, findFirms, ({ executor, viewer, query }) => lists.firms(executor, viewer.userId, query));
  serve(app, openPriceList, ({ tx, viewer, body }) => lists.open(tx, viewer.userId, body));
  serve(app, removePriceList, ({ tx, viewer, params }) => lists.remove(tx, viewer.userId, params.listId));
  serve(app, readPriceList, ({ executor, viewer, params, query }) =>
    lists.read(executor, viewer.userId, params.listId, query),
  );
  serve(app, saveListedProduct, ({ tx, viewer, params, body }) => lists.save(tx, viewer.userId, params, body));
}
