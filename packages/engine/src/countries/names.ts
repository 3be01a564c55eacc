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
export type Country = (typeof COUNTRIES)[number];

export const CURRENCIES = ["NGN", "GHS", "KES", "ZAR", "USD", "GBP", "EUR", "AUD", "INR"] as const;
export type Currency = (typeof CURRENCIES)[number];
