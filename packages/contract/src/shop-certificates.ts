import { z } from "zod";
import { endpoint } from "./endpoint";
import { FirmCertificate, HandedInCertificate } from "./installers";
import { NO_SHOP } from "./shops";

const tag = "shops";
const access = "session";
const ShopCertificates = z.object({
  /** The newest first. */
  certificates: z.array(FirmCertificate).readonly(),
});

export const listShopCertificates = endpoint({
  method: "GET",
  path: "/api/shop/certificates",
  summary: "Licences and certificates of the shop, and what became of them",
  tag,
  access,
  response: ShopCertificates,
  errors: NO_SHOP,
});

export const addShopCertificate = endpoint({
  method: "POST",
  path: "/api/shop/certificates",
  summary: "Hand in a trade licence or a certificate, which an operator verifies or rejects",
  tag,
  access,
  changes: ["shop-certificates"],
  body: HandedInCertificate,
  response: ShopCertificates,
  errors: [...NO_SHOP, "invalid_input", "owner_needed", "firm_closed", "file_not_found", "too_many_certificates"],
});

export const removeShopCertificate = endpoint({
  method: "DELETE",
  path: "/api/shop/certificates/:certificateId",
  summary: "Remove a licence with its file; a verified one no longer counts",
  tag,
  access,
  changes: ["shop-certificates"],
  params: z.object({ certificateId: z.uuid() }),
  response: ShopCertificates,
  errors: [...NO_SHOP, "owner_needed", "certificate_not_found"],
});
