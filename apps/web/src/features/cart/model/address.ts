import type { Country } from "@sunwright/engine/parameters/options";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { local } from "../../../lib/storage";

export interface Address {
  readonly name: string;
  readonly street: string;
  /** As a project keeps it; empty until one is chosen. */
  readonly town: string;
  readonly country: Country | undefined;
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
  const town = placeOf(text("town")) === null ? "" : text("town");
  const country = COUNTRIES.find((one) => one === text("country"));
  return { name: text("name"), street: text("street"), town, country, phone: text("phone"), note: text("note") };
}

interface Site {
  readonly town: string | null;
  readonly country: Country;
}

/** What the form begins with: the project's town, and of a kept address what belongs to it. */
export function firstAddress(name: string, site: Site | undefined, kept: Address | null): Address {
  const town = site?.town ?? kept?.town ?? "";
  const isThere = kept !== null && kept.town === town;
  return {
    name: kept?.name ?? name,
    street: isThere ? kept.street : "",
    town,
    country: site?.town == null ? (kept?.country ?? site?.country) : site.country,
    phone: kept?.phone ?? "",
    note: isThere ? kept.note : "",
  };
}

/** Where no country was said and all shops are in one, goods most likely stay there. */
export function withCountry(address: Address, shops: readonly { readonly country: Country | null }[]): Address {
  const [country, ...others] = new Set(shops.map((shop) => shop.country));
  return address.country === undefined && country != null && others.length === 0 ? { ...address, country } : address;
}

export type Fault = "needed" | "townNeeded";

/** What must be said before anything is ordered. */
export function faultsOf({ name, street, town, country, phone }: Address) {
  const faults: Partial<Record<keyof Address, Fault>> = {};
  if (name.trim() === "") faults.name = "needed";
  if (street.trim() === "") faults.street = "needed";
  if (phone.trim() === "") faults.phone = "needed";
  if (country === undefined) faults.country = "needed";
  if (placeOf(town) === null) faults.town = "townNeeded";
  return faults;
}
