import { createTellCustomers } from "./customers";
import { findVerifiedAddress as verifiedAddress } from "./features/accounts/user-table";
import { shopCertificateRoutes } from "./features/certificates/routes";
import { createCertificates } from "./features/certificates/service";
import { installerRoutes } from "./features/installers/routes";
import { createInstallers } from "./features/installers/service";
import { createProductImport } from "./features/products/import";
import { hasPrices, setListCurrency } from "./features/products/prices-table";
import { createPriceLists } from "./features/products/lists";
import { priceListRoutes, productRoutes } from "./features/products/routes";
import { createProducts } from "./features/products/service";
import { hasDuties } from "./features/orders/duties-table";
import { JOBS } from "./features/jobs/feature";
import { createMembers } from "./features/shops/members";
import { memberRoutes, shopRoutes } from "./features/shops/routes";
import { createShops } from "./features/shops/service";
import { createStockImport } from "./features/stock/import";
import { stockUp, stockUpAll } from "./features/stock/opening";
import { stockRoutes } from "./features/stock/routes";
import { createStock } from "./features/stock/service";
import type { App } from "./platform/app";
import type { Tell } from "./platform/tell";

type InstallerParts = Parameters<typeof createInstallers>[0];
type ProductParts = Parameters<typeof createProducts>[0];
interface Parts {
  readonly tell: Tell;
  /** Of people who work for a firm. */
  readonly namesOf: Parameters<typeof createStock>[0]["namesOf"];
}

/** Who works for firms of either kind, and what installers say of theirs. */
export function addFirms(app: App, { tell, namesOf, hasLeads }: Parts & Pick<InstallerParts, "hasLeads">) {
  memberRoutes(app, createMembers({ ...app, publicUrl: app.config.publicUrl, namesOf, verifiedAddress }));
  const certificates = createCertificates({ clock: app.clock, tell });
  const installers = createInstallers({
    clock: app.clock,
    certificates,
    hasLeads,
    hasJobs: JOBS.endings.hasJobs,
    finishedOf: JOBS.finished,
    tellCustomers: createTellCustomers(tell),
  });
  installerRoutes(app, installers);
  shopCertificateRoutes(app, certificates);
  app.sweeps.push(() => certificates.sweep(app.database));
  return installers;
}

/** What a shop keeps. */
export function addShops(app: App, { tell, namesOf, findPart }: Parts & Pick<ProductParts, "findPart">): void {
  const { clock } = app;
  shopRoutes(
    app,
    createShops({
      clock,
      hasPrices,
      hasDuties,
      setCurrency: setListCurrency,
      tellCustomers: createTellCustomers(tell),
    }),
  );
  const files = createProductImport({ clock, stockUpAll: stockUpAll(clock) });
  productRoutes(app, createProducts({ clock, findPart, stockUp: stockUp(clock) }), files);
  priceListRoutes(app, createPriceLists(clock));
  stockRoutes(app, createStock({ clock, tell, namesOf }), createStockImport({ clock, tell }));
}
