import type { BodyInput } from "@sunwright/contract/endpoint";
import {
  DELIVERY_DAYS_MAX,
  DELIVERY_RADIUS_MAX,
  RETURN_DAYS_MAX,
  type saveShop,
  type Shop,
  TAX_MAX,
} from "@sunwright/contract/shops";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import { MINOR_UNITS } from "./amount";
import { typedNumber } from "../../../ui/number";

/** A place goods are brought to, while it is typed. */
export interface AreaForm {
  readonly key: string;
  readonly name: string;
  readonly country: MarketCountry;
  readonly reach: "country" | "radius";
  readonly radius: string;
  readonly cost: string;
  readonly freeFrom: string;
  readonly daysMin: string;
  readonly daysMax: string;
}

export interface RateForm {
  readonly key: string;
  readonly from: string;
  readonly percent: string;
}

type Kept = Pick<
  Shop,
  | "name"
  | "about"
  | "phone"
  | "country"
  | "town"
  | "currency"
  | "collection"
  | "collectionAddress"
  | "returnTerms"
  | "warrantyTerms"
  | "payments"
  | "bankDetails"
>;
/** A shop's profile while it is typed: figures are texts, so that nothing is rewritten under the cursor. */
export interface ProfileForm extends Kept {
  readonly returnDays: string;
  readonly areas: readonly AreaForm[];
  readonly rates: readonly RateForm[];
}

const amountText = (minor: number | null) => (minor === null ? "" : String(minor / MINOR_UNITS));

export const profileFormOf = (shop: Shop): ProfileForm => ({
  ...shop,
  returnDays: String(shop.returnDays),
  areas: shop.areas.map((area, index) => ({
    ...area,
    key: `area ${index}`,
    reach: area.radius === null ? "country" : "radius",
    radius: area.radius === null ? "" : String(area.radius),
    cost: amountText(area.cost),
    freeFrom: amountText(area.freeFrom),
    daysMin: String(area.daysMin),
    daysMax: String(area.daysMax),
  })),
  rates: shop.taxRates.map(({ from, percent }) => ({ key: from, from, percent: String(percent) })),
});

export type ProfileFault = "needed" | "notNumber" | "daysOrder" | "needsTown" | "twiceDay" | "needsPlace";
export type ProfileFaults = Readonly<Record<string, ProfileFault>>;
type Written = BodyInput<typeof saveShop>;

/** What is sent, or what is wrong with it by field: "name", "area 0 cost". */
export function profileWrittenOf(form: ProfileForm, version: number): { body: Written; faults: ProfileFaults } {
  const faults: Record<string, ProfileFault> = {};
  const figure = (field: string, value: number | null, most: number, whole = true): number => {
    const holds = value !== null && value >= 0 && value <= most && (!whole || Number.isInteger(value));
    if (!holds) faults[field] = "notNumber";
    return holds ? value : 0;
  };
  const minor = (field: string, text: string) =>
    figure(field, Math.round((typedNumber(text) ?? -1) * MINOR_UNITS), 1e12);
  if (form.name.trim().length < 2) faults["name"] = "needed";
  if (form.collection && form.collectionAddress.trim() === "") faults["collectionAddress"] = "needsPlace";
  const areas = form.areas.map((area) => {
    const at = (field: string) => `${area.key} ${field}`;
    if (area.name.trim() === "") faults[at("name")] = "needed";
    const radius =
      area.reach === "country" ? null : figure(at("radius"), typedNumber(area.radius), DELIVERY_RADIUS_MAX, false);
    if (radius !== null && form.town === null) faults[at("radius")] = "needsTown";
    const daysMin = figure(at("daysMin"), typedNumber(area.daysMin), DELIVERY_DAYS_MAX);
    const daysMax = figure(at("daysMax"), typedNumber(area.daysMax), DELIVERY_DAYS_MAX);
    if (faults[at("daysMax")] === undefined && daysMax < daysMin) faults[at("daysMax")] = "daysOrder";
    const cost = minor(at("cost"), area.cost);
    const freeFrom = area.freeFrom.trim() === "" ? null : minor(at("freeFrom"), area.freeFrom);
    return { name: area.name, country: area.country, radius, cost, freeFrom, daysMin, daysMax };
  });
  const days = new Set<string>();
  const taxRates = form.rates.map(({ key, from, percent }) => {
    if (from === "") faults[`${key} from`] = "needed";
    else if (days.has(from)) faults[`${key} from`] = "twiceDay";
    days.add(from);
    return { from, percent: figure(`${key} percent`, typedNumber(percent), TAX_MAX, false) };
  });
  const { name, about, phone, country, town, currency, collection, collectionAddress } = form;
  const { returnTerms, warrantyTerms, payments, bankDetails } = form;
  const returnDays = figure("returnDays", typedNumber(form.returnDays), RETURN_DAYS_MAX);
  const said = { name, about, phone, country, town, currency, collection, collectionAddress };
  const terms = { returnDays, returnTerms, warrantyTerms, payments, bankDetails };
  return { body: { version, ...said, ...terms, areas, taxRates }, faults };
}
