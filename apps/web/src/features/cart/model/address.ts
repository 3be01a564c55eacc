import { type AddressDetails, ADDRESS_FORMS, checkedAddress, stateIn } from "@sunwright/engine/countries/address-form";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { local } from "../../../lib/storage";

export interface Address extends AddressDetails {
  readonly name: string;
  readonly street: string;
  /** As a project keeps it; empty until one is chosen. */
  readonly town: string;
  readonly country: MarketCountry | undefined;
  readonly phone: string;
  readonly note: string;
}

const keyOf = (userId: string) => `address:${userId}`;

/** Kept in this browser alone, for whom asked for it; logging out clears it. */
export const keepAddress = (userId: string, address: Address): void => local.write(keyOf(userId), address);
export const forgetAddress = (userId: string): void => local.remove(keyOf(userId));

export function keptAddress(userId: string): Address | null {
  const kept = local.read(keyOf(userId));
  if (typeof kept !== "object" || kept === null) return null;
  const text = (name: keyof Address) => {
    const value: unknown = Object.entries(kept).find(([key]) => key === name)?.[1];
    return typeof value === "string" ? value : "";
  };
  const country = COUNTRIES.find((one) => one === text("country"));
  return inCountry(country, {
    name: text("name"),
    company: text("company"),
    street: text("street"),
    landmark: text("landmark"),
    town: placeOf(text("town")) === null ? "" : text("town"),
    state: text("state"),
    postcode: text("postcode"),
    country,
    phone: text("phone"),
    taxNumber: text("taxNumber"),
    note: text("note"),
  });
}

/** Without what addresses of the country do not have: what was kept may be from another form. */
function inCountry(country: MarketCountry | undefined, address: Address): Address {
  if (country === undefined) return { ...address, ...NOWHERE };
  const { state, landmark } = ADDRESS_FORMS[country];
  return {
    ...address,
    state: state === null ? "" : (stateIn(country, address.state) ?? ""),
    landmark: landmark ? address.landmark : "",
  };
}

/** What belongs to a town, and goes with it. */
const NOWHERE = { landmark: "", state: "", postcode: "" } as const;

interface Site {
  readonly town: string | null;
  readonly country: MarketCountry;
}

/** What the form begins with: the project's town, and of a kept address what belongs to it. */
export function firstAddress(name: string, site: Site | undefined, kept: Address | null): Address {
  const town = site?.town ?? kept?.town ?? "";
  const there = kept !== null && kept.town === town ? kept : { street: "", note: "", ...NOWHERE };
  return {
    name: kept?.name ?? name,
    company: kept?.company ?? "",
    street: there.street,
    landmark: there.landmark,
    town,
    state: there.state,
    postcode: there.postcode,
    country: site?.town == null ? (kept?.country ?? site?.country) : site.country,
    phone: kept?.phone ?? "",
    taxNumber: kept?.taxNumber ?? "",
    note: there.note,
  };
}

/** Where no country was said and all shops are in one, goods most likely stay there. */
export function withCountry(address: Address, shops: readonly { readonly country: MarketCountry | null }[]): Address {
  const [country, ...others] = new Set(shops.map((shop) => shop.country));
  return address.country === undefined && country != null && others.length === 0 ? { ...address, country } : address;
}

/** In another country nothing of the place holds. */
export const movedTo = (address: Address, country: MarketCountry): Address =>
  address.country === country ? address : { ...address, ...NOWHERE, town: "", country };

/** In a chosen town; its state is the one of the towns' table where addresses know it. */
export function inTown(address: Address, town: string, region: string): Address {
  if (address.country === undefined || address.town === town) return { ...address, town };
  return { ...address, town, postcode: "", state: stateIn(address.country, region) ?? "" };
}

/** "form": there is no such one in the country. */
export type Fault = "needed" | "townNeeded" | "form";

/** What must be said before anything is ordered. */
export function faultsOf(address: Address) {
  const { name, street, town, country, phone } = address;
  const faults: Partial<Record<keyof Address, Fault>> = {};
  if (name.trim() === "") faults.name = "needed";
  if (street.trim() === "") faults.street = "needed";
  if (phone.trim() === "") faults.phone = "needed";
  if (country === undefined) faults.country = "needed";
  if (placeOf(town) === null) faults.town = "townNeeded";
  if (country !== undefined)
    for (const { field, why } of checkedAddress(country, address).faults)
      faults[field] = why === "missing" ? "needed" : "form";
  return faults;
}
