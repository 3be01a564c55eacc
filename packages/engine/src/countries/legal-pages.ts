import { byCountry } from "./countries";
import type { MarketCountry } from "./names";

/**
 * Where a site that takes orders must state who runs it, how it treats personal data and its terms, before it takes one.
 *
 * Sources, read on 2026-11-29: Directive 2000/31/EC, articles 5 and 10, in Germany § 5 DDG and § 312i BGB; Regulation
 * (EU) 2016/679, article 13; in the United Kingdom the Electronic Commerce (EC Directive) Regulations 2002 (SI 2002/2013),
 * regulations 6 and 9, and article 13 of the UK GDPR.
 */
const REQUIRED = byCountry(({ needsLegalPages }) => needsLegalPages);

export const requiresLegalPages = (country: MarketCountry | null | undefined): boolean =>
  country != null && REQUIRED[country];
