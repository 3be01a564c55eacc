import {
  addLocation,
  changeStock,
  checkImport,
  listLocations,
  listMovements,
  listStock,
  saveImport,
  watchStock,
} from "@sunwright/contract/stock";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { StockImport } from "./import";
import type { Stock } from "./service";

export function stockRoutes(app: App, stock: Stock, imports: StockImport): void {
  serve(app, listLocations, ({ executor, viewer }) => stock.locations(executor, viewer.userId));
  serve(app, addLocation, ({ tx, viewer, body }) => stock.addLocation(tx, viewer.userId, body));
  serve(app, listStock, ({ executor, viewer, query }) => stock.list(executor, viewer.userId, query));
  serve(app, listMovements, ({ executor, viewer, params, query }) =>
    stock.movements(executor, viewer.userId, params.itemId, query),
  );
  serve(app, changeStock, ({ tx, viewer, body }) => stock.change(tx, viewer.userId, body));
  serve(app, watchStock, ({ tx, viewer, params, body }) => stock.watch(tx, viewer.userId, params.itemId, body));
  serve(app, checkImport, ({ tx, viewer, body }) => imports.check(tx, viewer.userId, body.rows));
  serve(app, saveImport, ({ tx, viewer, body }) => imports.save(tx, viewer.userId, body.rows));
}
