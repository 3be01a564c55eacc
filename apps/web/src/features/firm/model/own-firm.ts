import type { Shop } from "@sunwright/contract/shops";

/** A firm of either kind, as somebody who works there reads it. */
export interface OwnFirm extends Pick<Shop, "name" | "state" | "role" | "events"> {
  readonly kind: "shop" | "installer";
}
