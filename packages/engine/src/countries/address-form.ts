import { byCountry } from "./countries";
import type { AddressForm, LabelPart } from "./country";
import type { MarketCountry } from "./names";
import { onOwnLines, STREET } from "./shared-facts";
import { isTaxNumberOf } from "./tax-number";

/** Orders and required fields also after google/libaddressinput, region_data_constants, which is made from these sheets. */
export const ADDRESS_FORMS = byCountry(({ address }) => address);

/** How a postcode of a country is written; null where this is none. */
export function postcodeIn(country: MarketCountry, typed: string): string | null {
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
export function stateIn(country: MarketCountry, typed: string): string | null {
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
  country: MarketCountry,
  typed: Typed,
): { readonly address: Typed; readonly faults: readonly AddressFault[] } {
  const { postcode, state, landmark } = ADDRESS_FORMS[country];
  const faults: AddressFault[] = [];
  const written = (
    field: "postcode" | "state",
    asked: { readonly required: boolean } | null,
    read: (country: MarketCountry, text: string) => string | null,
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
  const people: readonly (readonly LabelPart[])[] = companyFirst
    ? [[["company"]], [["name"]]]
    : [[["name"]], [["company"]]];
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
