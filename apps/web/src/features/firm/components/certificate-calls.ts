import type { BodyInput } from "@sunwright/contract/endpoint";
import type { addShopCertificate } from "@sunwright/contract/shop-certificates";

/** How a firm of one kind hands in and takes back; what is shown is read again by then. */
export interface CertificateCalls {
  readonly add: (body: BodyInput<typeof addShopCertificate>) => Promise<void>;
  readonly remove: (certificateId: string) => Promise<void>;
}
