import type { Currency } from "../countries/names";
import { exchanged } from "./exchange-rate";
import type { KnownRungs } from "./ladder";
import { AS_LISTED, localPrice, type PricedSystem, type PriceRatios, type TypedPart } from "./local-price";
import { type Agreed, IN_PRICE } from "./price";

/** What was bought or asked for. [W, Wh, W] */
export type SystemSize = Pick<PricedSystem, "panels" | "battery" | "inverter">;

interface Amount {
  readonly amount: number;
  readonly currency: Currency;
  /** On which it was found, offered or agreed, with the hour. */
  readonly day: string;
}

/** What is stored of a price beyond the design. */
export interface StoredRungs {
  /** The whole list at the cheapest shops, their deliveries in it. */
  readonly shops: (Amount & { readonly size: SystemSize }) | null;
  /** The one that was chosen: for which size, whether it can still be accepted, and whether nobody should. */
  readonly offer: (Amount & { readonly size: SystemSize; readonly holds: boolean; readonly barred: boolean }) | null;
  /** What was called off is told once, and is no price. */
  readonly contract: (Amount & { readonly agreed?: Agreed | undefined; readonly calledOff?: boolean }) | null;
}

export const FALLING = ["shops", "offer", "contract"] as const;
export const FALLS = ["ended", "size", "barred"] as const;

/** A rung that was known and is the price no more. */
export interface Fallen {
  readonly rung: (typeof FALLING)[number];
  readonly why: (typeof FALLS)[number];
}

export interface Standing {
  readonly known: KnownRungs;
  /** Where a rung fell, and nothing surer is known. */
  readonly fallen: readonly Fallen[];
}

/** Shops change prices and run out: what was found holds for so long. [days] */
const SHOPS_HOLD_DAYS = 7;
const MILLISECONDS_OF_DAY = 86_400_000;

const SIZES = ["panels", "battery", "inverter"] as const;
/** Stored figures are the same double where they are of the same design. */
export const isSize = (one: SystemSize, other: SystemSize) => SIZES.every((part) => one[part] === other[part]);

const PARTS: readonly TypedPart[] = SIZES;
const RATIOS: readonly (keyof PriceRatios)[] = [...SIZES, "labour"];

/** Whether two are one system: what shops ask, a firm offers or a contract says of the one is the price of the other. */
export function isSystem(one: PricedSystem, other: PricedSystem): boolean {
  const [oneRatios, otherRatios] = [one.ratios ?? AS_LISTED, other.ratios ?? AS_LISTED];
  return (
    one.country === other.country &&
    one.systemType === other.systemType &&
    isSize(one, other) &&
    RATIOS.every((ratio) => oneRatios[ratio] === otherRatios[ratio]) &&
    PARTS.every((part) => {
      const [typed, otherTyped] = [one.typed?.[part], other.typed?.[part]];
      return typed?.amount === otherTyped?.amount && typed?.currency === otherTyped?.currency;
    })
  );
}

/**
 * Of what is stored, what still is a price of this very system. Of a design whose size nobody knows, made by an earlier
 * release, what was agreed alone is known.
 */
export function standing(stored: StoredRungs, system: PricedSystem | null, at: Date): Standing {
  const calledOff = stored.contract?.calledOff === true;
  const contract = calledOff ? null : stored.contract;
  const agreed = contract && { contract: contractRung(contract) };
  const ended: readonly Fallen[] = calledOff ? [{ rung: "contract", why: "ended" }] : [];
  if (system === null) return { known: agreed ?? {}, fallen: ended };
  const { shops, offer } = stored;
  const foundAgo = shops === null ? 0 : at.getTime() - new Date(shops.day).getTime();
  const shopsFell =
    shops &&
    (isSize(shops.size, system) ? (foundAgo > SHOPS_HOLD_DAYS * MILLISECONDS_OF_DAY ? "ended" : null) : "size");
  const offerFell =
    offer && (isSize(offer.size, system) ? (offer.holds ? (offer.barred ? "barred" : null) : "ended") : "size");
  const fallen: readonly Fallen[] = [
    ...(offerFell ? [{ rung: "offer", why: offerFell } as const] : []),
    ...(shopsFell ? [{ rung: "shops", why: shopsFell } as const] : []),
  ];
  return {
    known: {
      ...(shops && !shopsFell && { shops: shopsRung(shops, system) }),
      ...(offer && !offerFell && { offer: { rung: "offer", ...amountOf(offer), includes: IN_PRICE } }),
      ...agreed,
    },
    // A newer offer that was chosen has taken the place of what was called off.
    fallen: contract ? [] : [...(offer && !offerFell ? [] : ended), ...fallen],
  };
}

const amountOf = ({ amount, currency, day }: Amount): Amount => ({ amount, currency, day });

function contractRung({ agreed, calledOff: _calledOff, ...contract }: NonNullable<StoredRungs["contract"]>) {
  const price = { rung: "contract", ...amountOf(contract), includes: IN_PRICE } as const;
  return agreed === undefined ? price : { ...price, agreed };
}

/** Shops sell no labour: it is what the country's firms usually ask. */
function shopsRung(shops: Amount, system: PricedSystem) {
  const { lines, currency } = localPrice(system);
  const labour = lines.find(({ kind }) => kind === "labour")?.middle ?? 0;
  const amount = shops.amount + exchanged(labour, currency, shops.currency);
  return { rung: "shops", ...amountOf(shops), amount, includes: IN_PRICE } as const;
}
