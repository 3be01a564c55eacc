import {
  listFittingProducts,
  listMarketProducts,
  readMarketFilters,
  readMarketProduct,
  readProductDocument,
  readProductPicture,
} from "@sunwright/contract/marketplace";
import { fillMaterials, listFits, listMaterials } from "@sunwright/contract/materials";
import type { App } from "../../platform/app";
import { serve, serveAsked } from "../../platform/serve";
import { openPicture } from "../products/files-table";
import { lookerOfCall } from "../products/looker-table";
import { lookerFrom, lookerOf } from "../products/price-buyer";
import type { Materials } from "./materials";
import type { Marketplace } from "./service";

const idsOf = (text = ""): readonly string[] => text.split(",").filter((id) => id !== "");

export function marketplaceRoutes(app: App, marketplace: Marketplace, materials: Materials): void {
  serveAsked(app, listMarketProducts, {
    statement: lookerOfCall,
    values: () => ({}),
    answer: ([row], { viewer, query }) => marketplace.list(lookerFrom(row, viewer.at), query),
  });
  serve(app, readMarketFilters, ({ executor, viewer }) => marketplace.filters(executor, viewer));
  serve(app, readMarketProduct, ({ executor, viewer, params, query }) =>
    marketplace.product(executor, viewer, params.productId, query),
  );
  serve(app, readProductPicture, ({ executor, params }) => openPicture(executor, params.digest));
  serve(app, readProductDocument, ({ executor, viewer, params }) => marketplace.document(executor, viewer, params));

  serve(app, listMaterials, ({ executor, viewer, params, query, whenGone }) =>
    materials.list({ executor, caller: viewer, projectId: params.id, signal: whenGone() }, idsOf(query.chosen)),
  );
  serve(app, listFits, ({ executor, viewer, params, query, whenGone }) => {
    const work = { executor, caller: viewer, projectId: params.id, signal: whenGone() };
    return materials.fits(work, idsOf(query.products), idsOf(query.chosen));
  });
  serve(app, listFittingProducts, async ({ executor, viewer, params, query, whenGone }) => {
    const work = { executor, caller: viewer, projectId: params.id, signal: whenGone() };
    const { town, ...ranks } = await materials.ranks(work);
    return marketplace.list(
      await lookerOf(executor, viewer),
      { ...query, town },
      { ...ranks, alone: query.fit === "true" },
    );
  });
  serve(app, fillMaterials, {
    prepare: ({ executor, viewer, params, body, whenGone }) =>
      materials.cheapest({ executor, caller: viewer, projectId: params.id, signal: whenGone() }, body),
    handle: ({ params, prepared, made }) => {
      made(params.id);
      return prepared;
    },
  });
}
