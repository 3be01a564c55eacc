import { OFFER_PRIORITIES, type OfferPriority } from "@sunwright/contract/quote-states";

/** What the address of the offers holds. */
export interface OfferSearch {
  readonly priority?: OfferPriority | undefined;
}

export const offerSearch = ({ priority }: Readonly<Record<string, unknown>>): OfferSearch => ({
  priority: OFFER_PRIORITIES.find((each) => each === priority),
});
