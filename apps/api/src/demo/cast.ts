import type { Role } from "@sunwright/contract/accounts";
import type { ShopProduct } from "@sunwright/contract/shop-products";
import type { Shop } from "@sunwright/contract/shops";
import type { MarketCountry, Currency } from "@sunwright/engine/parameters/options";

/** Who signs in to the demo with one tap. People, shops and firms are invented. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly town: string;
  readonly country: MarketCountry;
}

export interface Retailer extends Actor {
  readonly shop: string;
  readonly currency: Currency;
  /** Minor units for a dollar of cost, margin and tax included. */
  readonly perDollar: number;
  readonly taxPercent: number;
  /** What costs more there than elsewhere, so many times as much. */
  readonly dearer: Readonly<Partial<Record<ShopProduct["category"], number>>>;
  readonly payments: readonly Shop["payments"][number][];
  /** What it does not keep beyond the staples: nobody has everything. */
  readonly leavesOut: readonly ShopProduct["category"][];
}

const WITH_CARDS = ["transfer", "on-delivery", "card"] as const;

export const SHOPS: readonly Retailer[] = [
  { ...shop("eko", "Bisi", "Adewale", "Eko Sun Store", "Lagos", 1.31), payments: WITH_CARDS },
  {
    ...shop("lekki", "Femi", "Okoro", "Lekki Power Depot", "Lagos", 1.27),
    leavesOut: ["changeover", "residual-current", "enclosure"],
  },
  { ...shop("northern", "Hauwa", "Sani", "Northern Volt", "Kano", 1.24), payments: WITH_CARDS },
  {
    ...shop("sahel", "Musa", "Garba", "Sahel Solar Supply", "Kano", 1.29),
    leavesOut: ["fuse-holder", "monitoring", "enclosure"],
  },
  {
    ...shop("rift", "Wanjiru", "Kamau", "Rift Valley Solar", "Nairobi", 1.3),
    country: "Kenya",
    currency: "KES",
    perDollar: 1.3 * 129 * 100,
    taxPercent: 16,
  },
  {
    ...shop("isar", "Jonas", "Brandl", "Isar Solarhandel", "Munich", 1.28),
    country: "Germany",
    currency: "EUR",
    perDollar: 1.28 * 0.88 * 100,
    dearer: { battery: 2.3, inverter: 1.8 },
    taxPercent: 19,
    payments: WITH_CARDS,
  },
];

function shop(id: string, firstName: string, lastName: string, name: string, town: string, over: number): Retailer {
  const payments = ["transfer", "on-delivery"] as const;
  const person = { id, role: "retailer", firstName, lastName, town, country: "Nigeria" } as const;
  const money = { currency: "NGN", perDollar: over * 1_500 * 100, taxPercent: 7.5 } as const;
  return { ...person, ...money, shop: name, payments, leavesOut: [], dearer: {} };
}

const person = (id: string, firstName: string, lastName: string, town: string, country: MarketCountry): Actor => ({
  id,
  role: "end_user",
  firstName,
  lastName,
  town,
  country,
});

/** Owners of a house with a design. */
export const HOMEOWNERS: readonly Actor[] = [
  person("amina", "Amina", "Bello", "Kano", "Nigeria"),
  person("tunde", "Tunde", "Alabi", "Lagos", "Nigeria"),
  person("grace", "Grace", "Otieno", "Nairobi", "Kenya"),
];

/** Houses around them: a shop sees what at least five people near it plan, and installers are asked by some. */
export const NEIGHBOURS: readonly Actor[] = [
  person("zainab", "Zainab", "Yusuf", "Kano", "Nigeria"),
  person("sadiq", "Sadiq", "Lawal", "Kano", "Nigeria"),
  person("halima", "Halima", "Ibrahim", "Kano", "Nigeria"),
  person("umar", "Umar", "Tukur", "Kano", "Nigeria"),
  person("fatima", "Fatima", "Aliyu", "Kano", "Nigeria"),
  person("ngozi", "Ngozi", "Eze", "Lagos", "Nigeria"),
  person("kunle", "Kunle", "Ajayi", "Lagos", "Nigeria"),
  person("folake", "Folake", "Bakare", "Lagos", "Nigeria"),
  person("emeka", "Emeka", "Obi", "Lagos", "Nigeria"),
];

/** Further buyers, who have no house in the demo. */
export const BUYERS: readonly Actor[] = [person("lena", "Lena", "Vogt", "Munich", "Germany")];

interface Installer extends Actor {
  readonly firm: string;
}
export const INSTALLERS: readonly Installer[] = [
  { ...person("arewa", "Ibrahim", "Danjuma", "Kano", "Nigeria"), role: "installer", firm: "Arewa Roof Power" },
  { ...person("power", "Hadiza", "Sule", "Wudil", "Nigeria"), role: "installer", firm: "Kano Power Engineers" },
  { ...person("electric", "Yakubu", "Musa", "Gaya", "Nigeria"), role: "installer", firm: "Sahel Electric" },
  { ...person("mainland", "Segun", "Balogun", "Lagos", "Nigeria"), role: "installer", firm: "Mainland Solar Crew" },
  { ...person("highland", "Njeri", "Mwangi", "Nairobi", "Kenya"), role: "installer", firm: "Highland Solar Crew" },
  { ...person("rooftop", "Anna", "Huber", "Munich", "Germany"), role: "installer", firm: "Isar Dachsolar" },
  { ...person("lagoon", "Chioma", "Nwosu", "Lagos", "Nigeria"), role: "installer", firm: "Lagoon Solar Works" },
];

/** Decides about firms and disputes. */
export const OPERATOR: Actor = { ...person("operator", "Amaka", "Nnadi", "Lagos", "Nigeria"), role: "end_user" };

export const CAST: readonly Actor[] = [...HOMEOWNERS, ...NEIGHBOURS, ...SHOPS, ...INSTALLERS, ...BUYERS, OPERATOR];
export const addressOf = ({ id }: Pick<Actor, "id">): string => `${id}@demo.example.org`;
