import { byCountry } from "./countries";

const ADDED: ReadonlySet<string | null> = new Set(
  Object.values(byCountry(({ name, tax }) => (tax === "added" ? [name] : []))).flat(),
);

/** Whether sales tax comes on top of a country's prices: everywhere else they contain it. */
export const addsTaxIn = (country: string | null): boolean => ADDED.has(country);
