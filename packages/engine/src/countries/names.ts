export const COUNTRIES = [
  "Nigeria",
  "Ghana",
  "Kenya",
  "South Africa",
  "USA",
  "UK",
  "Germany",
  "Australia",
  "India",
] as const;
/** Of firms, shops, addresses and invoices. */
export type MarketCountry = (typeof COUNTRIES)[number];

/** Any other country: a project may stand in it by its coordinates. Nobody sells, invoices or is licensed in it here. */
export const ELSEWHERE = "Elsewhere";
/** Where a project may stand. */
export const PROJECT_COUNTRIES = [...COUNTRIES, ELSEWHERE] as const;
export type Country = (typeof PROJECT_COUNTRIES)[number];

export const CURRENCIES = ["NGN", "GHS", "KES", "ZAR", "USD", "GBP", "EUR", "AUD", "INR"] as const;
export type Currency = (typeof CURRENCIES)[number];
