import {
  type AddressState,
  COUNTIES_OF_KENYA,
  PROVINCES_OF_SOUTH_AFRICA,
  REGIONS_OF_GHANA,
  STATES_OF_AUSTRALIA,
  STATES_OF_INDIA,
  STATES_OF_NIGERIA,
  STATES_OF_THE_USA,
} from "./address-states";
import type { Country } from "./names";
import { isTaxNumberOf } from "./tax-number";

type LabelField = "name" | "company" | "street" | "landmark" | "town" | "state" | "postcode";
/** A field of a line, and what stands before it where the line has begun. */
type Part = readonly [LabelField, before?: string];

/** How addresses of a country are asked for and written. */
interface AddressForm {
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
  readonly lines: readonly (readonly Part[])[];
  /** The company stands above the name. */
  readonly companyFirst: boolean;
  readonly source: string;
  /** The day on which the source was as it is stated here. */
  readonly asOf: string;
}

const STREET = [["street"], ["landmark"]] as const satisfies readonly Part[];
const digits = (name: "postcode" | "pin", pattern: RegExp, required: boolean, example: string) => ({
  name,
  required,
  pattern,
  joint: "",
  digitsOnly: true,
  example,
});
const AS_OF = "2026-11-29";
const onOwnLines = (...parts: readonly Part[]): readonly (readonly Part[])[] => parts.map((part) => [part]);

/** Orders and required fields also after google/libaddressinput, region_data_constants, which is made from these sheets. */
export const ADDRESS_FORMS: Readonly<Record<Country, AddressForm>> = {
  Nigeria: {
    postcode: digits("postcode", /^(\d{6})$/, false, "900001"),
    state: { name: "state", required: false, options: STATES_OF_NIGERIA },
    landmark: true,
    lines: [...onOwnLines(...STREET), [["town"], ["postcode", " "]], [["state"]]],
    companyFirst: false,
    source: "NIPOST postcode directory; postal addressing systems, sheet NGA, Universal Postal Union",
    asOf: AS_OF,
  },
  Ghana: {
    // AK-484-9321: region and district, area, place.
    postcode: {
      name: "digital-address",
      required: false,
      pattern: /^([A-Z][A-Z\d])(\d{3,4})(\d{4})$/,
      joint: "-",
      digitsOnly: false,
      example: "GA-184-0905",
    },
    state: { name: "region", required: false, options: REGIONS_OF_GHANA },
    landmark: true,
    lines: onOwnLines(...STREET, ["town"], ["postcode"], ["state"]),
    companyFirst: false,
    source:
      "GhanaPostGPS, National Digital Property Addressing System; postal addressing systems, sheet GHA, Universal Postal Union",
    asOf: AS_OF,
  },
  Kenya: {
    postcode: digits("postcode", /^(\d{5})$/, false, "00100"),
    state: { name: "county", required: false, options: COUNTIES_OF_KENYA },
    landmark: true,
    lines: onOwnLines(...STREET, ["town"], ["postcode"], ["state"]),
    companyFirst: false,
    source: "Postal Corporation of Kenya, postcodes; postal addressing systems, sheet KEN, Universal Postal Union",
    asOf: AS_OF,
  },
  "South Africa": {
    postcode: digits("postcode", /^(\d{4})$/, true, "0083"),
    // Not on the sheet; carriers ask for it, because towns share names.
    state: { name: "province", required: false, options: PROVINCES_OF_SOUTH_AFRICA },
    landmark: false,
    lines: onOwnLines(["street"], ["town"], ["state"], ["postcode"]),
    companyFirst: false,
    source: "South African Post Office, postal codes; postal addressing systems, sheet ZAF, Universal Postal Union",
    asOf: AS_OF,
  },
  USA: {
    postcode: {
      name: "zip",
      required: true,
      pattern: /^(\d{5})(\d{4})?$/,
      joint: "-",
      digitsOnly: true,
      example: "95014",
    },
    state: { name: "state", required: true, options: STATES_OF_THE_USA },
    landmark: false,
    lines: [[["street"]], [["town"], ["state", ", "], ["postcode", " "]]],
    companyFirst: false,
    source: "USPS Publication 28; postal addressing systems, sheet USA, Universal Postal Union",
    asOf: AS_OF,
  },
  UK: {
    // The second half leaves out the letters that are easily misread.
    postcode: {
      name: "postcode",
      required: true,
      pattern: /^(GIR|[A-Z]{1,2}\d[A-Z\d]?)(\d[ABD-HJLNP-UW-Z]{2})$/,
      joint: " ",
      digitsOnly: false,
      example: "SW1A 1AA",
    },
    state: null,
    landmark: false,
    lines: onOwnLines(["street"], ["town"], ["postcode"]),
    companyFirst: false,
    source:
      "Royal Mail, Postcode Address File programmers' guide; BS 7666; postal addressing systems, sheet GBR, Universal Postal Union",
    asOf: AS_OF,
  },
  Germany: {
    // "D-80337" is how it was written abroad.
    postcode: digits("postcode", /^(?:DE?)?(\d{5})$/, true, "80337"),
    state: null,
    landmark: false,
    lines: [[["street"]], [["postcode"], ["town", " "]]],
    companyFirst: false,
    source: "DIN 5008; postal addressing systems, sheet DEU, Universal Postal Union",
    asOf: AS_OF,
  },
  Australia: {
    postcode: digits("postcode", /^(\d{4})$/, true, "2060"),
    state: { name: "state-or-territory", required: true, options: STATES_OF_AUSTRALIA },
    landmark: false,
    lines: [[["street"]], [["town"], ["state", " "], ["postcode", " "]]],
    companyFirst: true,
    source: "Australia Post, addressing guidelines; postal addressing systems, sheet AUS, Universal Postal Union",
    asOf: AS_OF,
  },
  India: {
    postcode: digits("pin", /^([1-9]\d{5})$/, true, "110034"),
    state: { name: "state-or-territory", required: true, options: STATES_OF_INDIA },
    landmark: true,
    lines: [...onOwnLines(...STREET), [["town"], ["postcode", " "]], [["state"]]],
    companyFirst: false,
    source: "India Post, PIN code directory; postal addressing systems, sheet IND, Universal Postal Union",
    asOf: AS_OF,
  },
};

/** How a postcode of a country is written; null where this is none. */
export function postcodeIn(country: Country, typed: string): string | null {
  const { pattern, joint } = ADDRESS_FORMS[country].postcode;
  const compact = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, "");
  const groups = pattern.exec(compact)?.slice(1);
  return groups?.filter((group) => group !== undefined).join(joint) ?? null;
}

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "");

/** How a state of a country is written; null where this is none. */
export function stateIn(country: Country, typed: string): string | null {
  const { state } = ADDRESS_FORMS[country];
  if (state === null) return null;
  const asked = plain(typed);
  const is = (text: string | undefined) =>
    text !== undefined && (plain(text) === asked || `${plain(text)}${state.name}` === asked);
  return state.options.find(({ written, name, also }) => is(written) || is(name) || is(also))?.written ?? null;
}

/** What an address has besides name, street, town and country. */
export interface AddressDetails {
  readonly company: string;
  readonly taxNumber: string;
  readonly postcode: string;
  readonly state: string;
  readonly landmark: string;
}
export interface AddressFault {
  readonly field: "postcode" | "state" | "landmark" | "taxNumber";
  /** Asked for and empty; not one of this country; or no part of its addresses. */
  readonly why: "missing" | "form" | "tax-form" | "not-asked";
}

/** An address as it is written in its country, and what is wrong with it. */
export function checkedAddress<Typed extends AddressDetails>(
  country: Country,
  typed: Typed,
): { readonly address: Typed; readonly faults: readonly AddressFault[] } {
  const { postcode, state, landmark } = ADDRESS_FORMS[country];
  const faults: AddressFault[] = [];
  const written = (
    field: "postcode" | "state",
    asked: { readonly required: boolean } | null,
    read: (country: Country, text: string) => string | null,
  ) => {
    const text = typed[field].trim();
    if (text === "") {
      if (asked?.required === true) faults.push({ field, why: "missing" });
      return "";
    }
    const found = read(country, text);
    if (found === null) faults.push({ field, why: asked === null ? "not-asked" : "form" });
    return found ?? text;
  };
  const address = {
    ...typed,
    postcode: written("postcode", postcode, postcodeIn),
    state: written("state", state, stateIn),
  };
  if (!landmark && typed.landmark.trim() !== "") faults.push({ field: "landmark", why: "not-asked" });
  if (typed.taxNumber.trim() !== "" && !isTaxNumberOf(country, typed.taxNumber))
    faults.push({ field: "taxNumber", why: "tax-form" });
  return { address, faults };
}

export interface AddressOnLabel extends Omit<AddressDetails, "taxNumber"> {
  readonly name: string;
  readonly street: string;
  readonly town: string;
  /** Of old documents it may be one that is not known, or none. */
  readonly country: string;
}

/** Of a country that is not known: as most are. */
const OTHER: Pick<AddressForm, "lines" | "companyFirst"> = {
  lines: onOwnLines(...STREET, ["town"], ["state"], ["postcode"]),
  companyFirst: false,
};
const formOf = (country: string) => Object.entries(ADDRESS_FORMS).find(([name]) => name === country)?.[1] ?? OTHER;

/** The lines of a label in the order of its country, without the country; what is empty is left out. */
export function addressLines(address: AddressOnLabel): readonly string[] {
  const { lines, companyFirst } = formOf(address.country);
  const people: readonly (readonly Part[])[] = companyFirst ? [[["company"]], [["name"]]] : [[["name"]], [["company"]]];
  // "Lagos, Lagos": once is enough where both stand alone.
  const doubled = address.state.trim() === address.town.trim();
  return [...people, ...lines]
    .filter((parts) => !doubled || parts.length > 1 || parts[0]?.[0] !== "state")
    .map((parts) =>
      parts.reduce((text, [field, before = ""]) => {
        const value = address[field].trim();
        return value === "" ? text : `${text}${text === "" ? "" : before}${value}`;
      }, ""),
    )
    .filter((text) => text !== "");
}
