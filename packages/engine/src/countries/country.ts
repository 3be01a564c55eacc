import type { Text, Told } from "../units/told";
import type { Entry, Tariff } from "./entry";
import type { ExportRule } from "./export-rule";
import type { Country, Currency, MarketCountry } from "./names";
import type { PayWay } from "./pay-ways";
import type { BillReading, Plans } from "./tariff-plan";

/** Hours a day, as most households of a country have them. */
export interface PowerToday {
  /** With grid. [h/day] */
  readonly gridHours: Entry;
  /** On a generator of their own. [h/day] */
  readonly setHours: Entry;
}

/** Money of a country, in its own currency. */
export interface CountryMoney {
  readonly currency: Currency;
  /** What a bill is made of, one for each kind of household. */
  readonly plans: Plans;
  /** The tariffs that a bill may be by, where its amount alone does not say. */
  readonly readings: readonly BillReading[];
  /** What a kilowatt hour costs under them: the first is what a project starts from where no rule says another. */
  readonly tariffs: readonly [Tariff, ...Tariff[]];
  readonly exports: ExportRule;
  /** [currency/l] */
  readonly petrol: Entry;
  readonly diesel: Entry;
  /** How a household has its power before it builds a system. */
  readonly today: PowerToday;
  /** Of the currency for a US dollar, in which parts are priced. */
  readonly exchange: Entry;
  /** [kg CO₂/kWh] */
  readonly gridEmissions: Entry;
  /** [% a year] */
  readonly inflation: Entry;
  readonly discountRate: Entry;
  readonly loanRate: Entry;
  /** [months] */
  readonly loanTerm: Entry;
  /** On panels and their installation at a home. [%] */
  readonly solarVat: Entry;
}

/** A clock of some of a country's places. Source: IANA time zone database, 2024a. */
interface Clock {
  /** "Europe/Berlin". */
  readonly zone: string;
  /** Standard time minus UTC; summer time is not applied, as weather files do not. [h] */
  readonly hours: number;
}

/** Where the clocks stay as they are in summer though the neighbours' do not, by what bounds it. */
interface SteadyZone {
  readonly beside: string;
  readonly zone: string;
  readonly holds: (latitude: number, longitude: number) => boolean;
}

/** A state, province, county or region as an address has it. */
export interface AddressState {
  /** On a label: a name, or in some countries a code. */
  readonly written: string;
  readonly name: string;
  /** What people write for it, too. */
  readonly also?: string;
}

type LabelField = "name" | "company" | "street" | "landmark" | "town" | "state" | "postcode";
/** A field of a line, and what stands before it where the line has begun. */
export type LabelPart = readonly [LabelField, before?: string];

/** How addresses of a country are asked for and written. */
export interface AddressForm {
  readonly postcode: {
    /** What people there call it. */
    readonly name: "postcode" | "zip" | "pin" | "digital-address";
    readonly required: boolean;
    /** Of the code in capitals, without spaces and dashes; its groups are what is written. */
    readonly pattern: RegExp;
    /** Between the groups. */
    readonly joint: string;
    readonly digitsOnly: boolean;
    readonly example: string;
  };
  /** Null where addresses there have none. */
  readonly state: {
    readonly name: "state" | "state-or-territory" | "province" | "region" | "county";
    readonly required: boolean;
    readonly options: readonly AddressState[];
  } | null;
  /** Many streets there have no names or numbers, and a driver goes by what is near. */
  readonly landmark: boolean;
  /** The lines of a label below name and company. */
  readonly lines: readonly (readonly LabelPart[])[];
  /** The company stands above the name. */
  readonly companyFirst: boolean;
  readonly source: string;
  /** The day on which the source was as it is stated here. */
  readonly asOf: string;
}

interface TaxNumberForm {
  /** Of a number in capitals, without spaces, dashes, dots and slashes. */
  readonly pattern: RegExp;
  /** As it is written there; of nobody. */
  readonly example: string;
  readonly source: string;
  /** The day on which the source was as it is stated here. */
  readonly asOf: string;
}

/** How long a shop of a country keeps what it invoiced. After that nothing asks for the buyer's name and address. */
interface Keeping {
  readonly years: number;
  /** Counted from the end of the calendar year of the document, or from its day. */
  readonly from: "end-of-year" | "issue";
  readonly source: string;
  /** The day on which the source was as it is stated here. */
  readonly asOf: string;
}

/** What the law of a country gives a consumer who bought at a distance and wants to take it back. */
export type WithdrawalRight =
  | {
      readonly kind: "right";
      /** Counted from the day after the goods were received. [days] */
      readonly days: number;
      /** The outbound delivery is paid back with the goods, as far as it was the standard one. */
      readonly refundsDelivery: boolean;
      /** The consumer bears the direct cost of sending goods back, unless the shop has agreed to bear it. */
      readonly paysReturn: boolean;
      /** The shop pays back within so many days of the withdrawal. [days] */
      readonly refundDays: number;
      /** Ends on the next Monday where the last day is a Saturday or Sunday. Public holidays are not known here. */
      readonly workingDay: boolean;
      readonly source: string;
      /** The day on which the source was as it is stated here. */
      readonly asOf: string;
    }
  /** The law gives none for a mere change of mind, or none that is known for sure: the shop's own terms hold. */
  | { readonly kind: "none"; readonly source: string; readonly asOf: string }
  | { readonly kind: "unknown" };

/**
 * Days on which banks of a country are closed, besides Saturdays and Sundays, as far as a rule gives them. Holidays that
 * are announced each year, by the moon or by decree, are not known here. Read on 2026-11-29.
 */
export interface Holidays {
  /** "01-01". */
  readonly fixed: readonly string[];
  /** Days after Easter Sunday; -2 is Good Friday. */
  readonly easter: readonly number[];
  /** Month, weekday (0: Sunday) and which of the month; -1 is the last. */
  readonly weekdays: readonly (readonly [month: number, weekday: number, which: number])[];
  /** A fixed holiday at a weekend is kept on the next working day. */
  readonly moves: boolean;
  readonly source: string;
}

/** What a country asks to keep free around panels on a pitched roof of a house. Lengths in metres. */
export interface CountrySetback {
  readonly setback: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** Between a panel and an obstruction. */
  readonly clearance: number;
  readonly source: Text;
  /** More room at the ridge once panels cover more than a share of the roof; null: no such rule. */
  readonly ridge: { readonly share: number; readonly setback: number } | null;
  /** How wide a strip for feet is. */
  readonly walkway: { readonly width: number; readonly source: Text };
}

/** Nominal mains. [V, Hz] Source: IEC World Plugs and ANSI C84.1 (USA), cited. */
interface NationalMains {
  /** Null where it is not known: either may be right. */
  readonly frequency: number | null;
  /** One phase, or split phase. */
  readonly single: readonly number[];
  readonly three: readonly number[];
  /** What a house there has. Nigeria's 220V is the specification's own default. */
  readonly usual: "220V/50Hz Single Phase" | "230V/50Hz Single Phase" | "120/240V/60Hz Split Phase";
}

/** What a project needs to know of where it stands. */
export interface PlaceFacts {
  readonly name: Country;
  readonly money: CountryMoney;
  /** What stands first in a short date of its spreadsheets. Source: CLDR 48. */
  readonly dayOrder: "day" | "month" | "year";
  readonly paper: "A4" | "LETTER";
  /** What its road signs count in. Source: CLDR 48, units of road distances. */
  readonly road: "km" | "mi";
  /** Of its largest city, those of other places with the climate rows there, and where clocks stay as they are in summer. */
  readonly clock: Clock & {
    readonly others: readonly (Clock & { readonly cities: readonly string[] })[];
    readonly steady: readonly SteadyZone[];
  };
  /** The months with least rain of what most people live in, January 1: dust is not washed away in them. */
  readonly monthsOfDust: readonly number[];
  readonly mains: NationalMains;
  /**
   * The largest inverter its suppliers usually take on one phase (in the USA: on split phase). [VA] Some state it for the
   * inverter, others by the main fuse of the supply. The supplier of the place decides.
   */
  readonly singlePhase: Entry;
  /** In which rooms of a home a battery may stand; null: no rule that was read. */
  readonly batteryRooms: Told | null;
  readonly roof: CountrySetback;
}

/** All that is known of a country: nothing of it may be left out, and nothing else names it but `names.ts`, words and towns (CONTRIBUTING.md, "A walk: another country"). */
export interface CountryFacts extends PlaceFacts {
  readonly name: MarketCountry;
  /** ISO 3166-1, two letters. */
  readonly iso: string;
  /**
   * How Paystack takes money in its currency; nothing where it takes none. Source: Paystack documentation, "Supported
   * currencies" and "Payment Channels" (paystack.com/docs/payments/payment-channels). Telecel in Ghana is left out: it asks
   * for a code that has to be typed on our page.
   */
  readonly paystack: readonly PayWay[];
  /** Whether prices hold the tax, or it is added to them. */
  readonly tax: "contained" | "added";
  /** Whether that is one value-added tax, as EN 16931 has it: no levies beside it, no taxes by state or of two governments. */
  readonly isOneVat: boolean;
  /** Other names that people type for it; they may be one text with spaces. */
  readonly alsoCalled: string;
  /** The climate row of its most populous city: that is where a project without a city most likely stands. */
  readonly referenceCity: string;
  /** What installers there are asked for, beside what is known everywhere. */
  readonly licences: readonly string[];
  readonly address: AddressForm;
  readonly taxNumber: TaxNumberForm;
  readonly invoiceKeeping: Keeping;
  readonly withdrawal: WithdrawalRight;
  /** Whether the button that makes a contract at a distance must say that it obliges to pay (`obligation.ts`). */
  readonly saysObligation: boolean;
  /** Whether a site must state who runs it before it takes an order (`legal-pages.ts`). */
  readonly needsLegalPages: boolean;
  readonly holidays: Holidays;
}
