import { addShopCertificate, listShopCertificates, removeShopCertificate } from "@sunwright/contract/shop-certificates";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Certificates } from "./service";

export function shopCertificateRoutes(app: App, certificates: Certificates): void {
  serve(app, listShopCertificates, ({ executor, viewer }) => certificates.ofShop(executor, viewer.userId));
  serve(app, addShopCertificate, ({ tx, viewer, body }) => certificates.addToShop(tx, viewer.userId, body));
  serve(app, removeShopCertificate, ({ tx, viewer, params }) =>
    certificates.removeFromShop(tx, viewer.userId, params.certificateId),
  );
}
