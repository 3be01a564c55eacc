/** The one place the product's name is written. */
export const PRODUCT_NAME = "Sunwright";
/** Headline, subtitle and default title of the navigation bar. Source: marketplace specification, sections 1 and 2. */
export const HEADLINE = "Professional Solar System Designer";
export const SUBTITLE = "Calculate your exact power needs and design the perfect solar solution";
