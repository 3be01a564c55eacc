/**
 * From where on something of a quote is warned of. "Design page" is section 10 of the marketplace's design; "library" the
 * equipment library of this product, read on 2026-11-23.
 */

/** Served hours below the target that are no warning. [points of a percent] Source: design page. */
export const HOURS_TOLERANCE = 1;
/** Promised ÷ simulated kilowatt hours. Source: design page. */
export const MOST_OVERCLAIMED = 1.1;
/** A promised payback below this has to be shown by its sums: it hangs on what the system is compared with. [years] House rule. */
export const LEAST_PAYBACK = 2;
/** [W/m²] Source: design page; the densest of 2,691 modules of the library has 245.5. */
export const DENSEST_PANEL = 245;
/** Label ÷ its own volts × amperes. Source: design page; the library's modules lie between 0.999 and 1.001. */
export const MOST_ABOVE_LABEL = 1.15;
/** Panels that cannot be true are simulated at this. [W/m²] Source: design page; nine of ten modules of the library have less. */
export const BELIEVED_DENSITY = 225;
/** Stated ÷ volts × ampere-hours − 1. Source: design page. */
export const ENERGY_TOLERANCE = 0.03;
/** Share of a battery that may be used. [%] Source: design page. */
export const MOST_USABLE = 95;
/**
 * Full cycles beyond which a statement is far beyond its chemistry. Source: library, lithium iron 4,000 to 6,000; the dearest
 * makers promise 8,000, cited. Lead: the classes of the comparison promise 1,500, gel 2,500.
 */
export const MOST_CYCLES = { lithium: 10_000, lead: 3_000 } as const;
/** Sums that differ by less than this share of the total are rounded. House rule: a quote of 2 million is written in thousands. */
export const SUM_TOLERANCE = 0.005;
/** Milestones, rounded to whole percent, may miss 100 by this. [%] House rule. */
export const MILESTONE_TOLERANCE = 1;
/** Price ÷ the dearest, and ÷ the cheapest, of the country. Source: section 15 of the marketplace's design. */
export const HIGH_PRICE = 1.15;
export const LOW_PRICE = 0.85;
/** As many live prices make a median. Source: design page. */
export const ENOUGH_PRICES = 5;
/**
 * Years that makers and firms usually promise. Source: datasheets, cited: panels' product warranty 10 to 15 years (Jinko, LONGi
 * 12), lithium iron 10 (Pylontech US5000, BYD LVL), lead gel and AGM 2 (Victron), inverters 5 (Victron, SMA); work 1 to 2 years,
 * house rule: one.
 */
export const USUAL_WARRANTY = { panels: 10, lithium: 10, lead: 2, inverter: 5, work: 1 } as const;
/** Share due before parts are on site. [%] Source: design page. */
export const MOST_UPFRONT = 50;
/** Over which a warning's cost counts. [years] House rule: as long as makers promise a lithium battery. */
export const YEARS_COUNTED = 10;
/**
 * What leaving something out comes to, as a share of the price. House rule, by the shares of `npx sunwright materials` lists at
 * demo prices: mounting is the largest of them.
 */
export const SHARE_OF_PART = { mounting: 0.06, cables: 0.04, other: 0.02 } as const;
/** The same of a figure that nobody can check, of its part's price. House rule: one in ten turns out to be untrue. */
export const SHARE_UNVERIFIED = 0.1;
/** Of a part's price, that it fails in the years that are not covered and is replaced. House rule: one in four. */
export const SHARE_UNCOVERED = 0.25;
/** Of the price, of a firm whose certificate nobody has verified. House rule: one job in twenty has to be made good. */
export const SHARE_UNCERTIFIED = 0.05;
/** Of what is paid too early, that it is lost. House rule: one in ten. */
export const SHARE_LOST = 0.1;
