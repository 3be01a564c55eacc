import { byCountry } from "./countries";
import type { MarketCountry } from "./names";

/**
 * Where the button that makes a contract at a distance must say that it obliges to pay.
 *
 * Source: Directive 2011/83/EU, article 8(2), in Germany § 312j(3) BGB; in the United Kingdom the Consumer Contracts
 * (Information, Cancellation and Additional Charges) Regulations 2013, regulation 14(4). Read on 2026-11-24.
 */
const OBLIGING = byCountry(({ saysObligation: says }) => says);

export const saysObligation = (country: MarketCountry | null | undefined): boolean =>
  country != null && OBLIGING[country];
