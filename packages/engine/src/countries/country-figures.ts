/** A dated figure as an operator renewed it, in place of the one that the release has. */
export interface RenewedFigure {
  /** "Nigeria/petrol". */
  readonly id: string;
  /** Null of a rule that is no single number: its source and its days alone are renewed. */
  readonly value: number | null;
  readonly source: string;
  /** First day it speaks of, "2026-11-01", and the last it holds; null: no end is known. */
  readonly from: string;
  readonly until: string | null;
  /** Of a part's price: the cheapest found and a dear shop; left out, they move with the value. */
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** What a part costs in a country's shops, where enough of them sell enough of it. */
export interface LiveMedian {
  /** "Nigeria/module". */
  readonly id: string;
  /** In the currency of the country, for the unit of the figure. */
  readonly value: number;
  /** Products and shops it is the middle of. */
  readonly products: number;
  readonly shops: number;
  /** On which it was looked up. */
  readonly day: string;
}

/**
 * The figures of countries at one moment: those of the release, what operators renewed of them since, and what shops ask.
 */
export interface CountryFigures {
  /** Counts up with each change by an operator; 0 until the first. */
  readonly version: number;
  readonly renewed: readonly RenewedFigure[];
  /** Left out where too few shops sell too little. */
  readonly live?: readonly LiveMedian[] | undefined;
}

/** As the release has them. */
export const AS_SHIPPED: CountryFigures = { version: 0, renewed: [] };

const EXCHANGE = "exchange";

/** What of them a project in a country counts with: its own, and what each currency is worth. Small enough to be stored with a design. */
export function figuresFor(country: string, { version, renewed, live = [] }: CountryFigures): CountryFigures {
  const own = live.filter(({ id }) => id.split("/")[0] === country);
  return {
    version,
    renewed: renewed.filter(({ id }) => {
      const [of, subject] = id.split("/");
      return of === country || subject === EXCHANGE;
    }),
    ...(own.length > 0 && { live: own }),
  };
}

/** The same as a part of what a design is asked for: nothing while the release's figures stand as they are. */
export function figuresGiven(country: string, figures: CountryFigures): { readonly figures?: CountryFigures } {
  const own = figuresFor(country, figures);
  return own.version === 0 && own.live === undefined ? {} : { figures: own };
}

const isSame = (one: RenewedFigure, other: RenewedFigure | undefined): boolean =>
  one.id === other?.id &&
  one.value === other.value &&
  one.source === other.source &&
  one.from === other.from &&
  one.until === other.until &&
  one.low === other.low &&
  one.high === other.high;

/** Whether shops ask the same in both, whenever it was looked up. */
export const areSamePrices = ({ live: one = [] }: CountryFigures, { live: other = [] }: CountryFigures): boolean =>
  one.length === other.length &&
  one.every(({ id, value }) => other.some((each) => each.id === id && each.value === value));

/** Whether operators say the same in two versions, as they do where the newer one renewed what another country's projects count with. */
export function areSameFigures(one: CountryFigures, other: CountryFigures): boolean {
  const renewed = new Map(other.renewed.map((each) => [each.id, each]));
  return one.renewed.length === other.renewed.length && one.renewed.every((each) => isSame(each, renewed.get(each.id)));
}

/** A table with what was renewed in it: made once for each set of figures, and the release's own where nothing was. */
export function renewable<Key, Table>(
  shipped: (key: Key) => Table,
  renew: (table: Table, key: Key, renewed: ReadonlyMap<string, RenewedFigure>) => Table,
): (key: Key, figures?: CountryFigures) => Table {
  const made = new WeakMap<CountryFigures, Map<Key, Table>>();
  return (key, figures = AS_SHIPPED) => {
    if (figures.renewed.length === 0) return shipped(key);
    const tables = made.get(figures) ?? new Map<Key, Table>();
    made.set(figures, tables);
    const known = tables.get(key);
    if (known !== undefined) return known;
    const table = renew(shipped(key), key, new Map(figures.renewed.map((each) => [each.id, each])));
    tables.set(key, table);
    return table;
  };
}
