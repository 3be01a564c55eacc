/** The one place the product's name is written. */
export const PRODUCT_NAME = "Sunwright";
