import type { MobileNumber } from "@sunwright/contract/mobile-number";
import type { CardProviderName, FailReason } from "@sunwright/contract/order-states";
import type { PayStep } from "@sunwright/contract/payments";
import type { PayWay } from "@sunwright/engine/countries/pay-ways";
import type { ChargebackEvent } from "../rules";
import type { Currency } from "@sunwright/engine/parameters/options";

/** The accounts of a shop at the providers; empty where it has none. */
export interface ShopAccounts {
  readonly stripeAccount: string;
  readonly paystackAccount: string;
}

/** A payment as it is begun; what goes out is the same each time it is begun again. */
export interface Begun {
  /** Ours: the provider sends it back with every word on this payment. */
  readonly id: string;
  readonly account: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  /** What the buyer calls the order. */
  readonly number: string;
  /** Null for an account that is gone. */
  readonly email: string | null;
  /** Where the provider's page leads back to. */
  readonly returnUrl: string;
  readonly createdAt: Date;
}

/** A payment that is asked for without a page. */
export interface Asked extends Omit<Begun, "returnUrl"> {
  readonly way: Exclude<PayWay, "card">;
  /** Whose phone is asked; null for ways without one. */
  readonly phone: MobileNumber | null;
}

/** What a provider answers to it. */
export interface Answered {
  /** Null where nothing is left for the payer to do. */
  readonly step: PayStep | null;
  readonly endsAt: Date | null;
  readonly outcome: CardOutcome;
}

/** What became of a payment, by the provider's own word. */
export type CardOutcome =
  | { readonly state: "open" }
  | { readonly state: "failed"; readonly reason: FailReason }
  | {
      readonly state: "paid";
      /** What came, which is not taken for what was asked. */
      readonly amountMinor: number;
      /** In upper case; any there is. */
      readonly currency: string;
      /** What the provider calls the charge. */
      readonly chargeRef: string;
    };

export interface Charged {
  readonly id: string;
  readonly account: string;
  readonly providerRef: string;
}

export type CardEvent =
  | {
      readonly about: "payment";
      /** Unique for all time at this provider. */
      readonly id: string;
      readonly paymentId: string;
      /** Whose account the event is of; null where the provider names none. */
      readonly account: string | null;
      readonly outcome: CardOutcome;
    }
  | {
      readonly about: "refund";
      readonly id: string;
      /** What the provider calls it; null where its events do not say. */
      readonly refundRef: string | null;
      /** Of the charge, where they say that. */
      readonly chargeRef: string | null;
      readonly amountMinor: number;
      readonly settled: boolean;
    }
  | {
      readonly about: "chargeback";
      readonly id: string;
      /** What the provider calls it. */
      readonly chargebackRef: string;
      readonly chargeRef: string;
      readonly account: string | null;
      readonly amountMinor: number;
      /** In upper case; any there is. */
      readonly currency: string;
      readonly says: ChargebackEvent;
    }
  /** Nothing of ours. */
  | { readonly about: "else"; readonly id: string; readonly name: string };

/** The one way to whoever takes cards. */
export interface CardProvider {
  readonly name: CardProviderName;
  /** Where the money of a shop goes; null where it has no account here, or the currency is not taken. */
  readonly accountOf: (shop: ShopAccounts, currency: Currency) => string | null;
  /** How money of a currency can be paid here. */
  readonly ways: (currency: Currency) => readonly PayWay[];
  /** Throws CardProviderError. Begun twice with the same id it is one payment. */
  readonly begin: (of: Begun) => Promise<{ readonly providerRef: string; readonly url: string }>;
  /**
   * Asks for a payment without a page; it is known here by our own id from then on. Throws CardProviderError. Null where no
   * way but the card is taken.
   */
  readonly ask: ((of: Asked) => Promise<Answered>) | null;
  readonly confirm: (of: Charged) => Promise<CardOutcome>;
  /** `id` of the refund, ours: asked for twice it is one. */
  readonly refund: (
    of: Charged & { readonly chargeRef: string },
    refund: { readonly id: string; readonly amountMinor: number },
  ) => Promise<{ readonly refundRef: string; readonly settled: boolean }>;
  /** Reads what came to the address of events. Throws signature_invalid where it is not the provider's. */
  readonly event: (bytes: Uint8Array, header: (name: string) => string | undefined) => CardEvent;
}

/** A provider did not answer, or said no. Its words are for the log only. */
export class CardProviderError extends Error {
  override name = "CardProviderError";

  readonly refused: boolean;

  /** @param refused The provider has read the call and done nothing; without it nobody knows. */
  constructor(refused: boolean, cause: unknown) {
    super("card provider", { cause });
    this.refused = refused;
  }
}

/** An answer that says no for good. 408, 409 and 429 say to try again. */
export const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && ![408, 409, 429].includes(status);
