export const PRODUCT_STATES = ["draft", "published", "paused", "archived"] as const;
/** For everybody; for verified installer firms; for one firm. */
export const PRICE_LISTS = ["public", "trade", "own"] as const;

export const SKU_MAX = 60;
export const PRODUCT_NAME_MAX = 160;
/** Pieces of a price step or of a package. */
export const QUANTITY_STEP_MAX = 100_000;
/** [%] */
export const TAX_MAX = 50;
export const WARRANTY_YEARS_MAX = 50;
