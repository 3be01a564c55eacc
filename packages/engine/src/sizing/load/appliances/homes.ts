import { catalogueItem, type CatalogueAppliance } from "./catalogue";

/** Homes to begin with, before anybody has counted appliances. */
export const HOMES = [
  "rooms",
  "flat",
  "house",
  "cooled-house",
  "geyser-house",
  "temperate-flat",
  "temperate-house",
  "heat-pump-house",
] as const;
export type Home = (typeof HOMES)[number];

const TEMPERATE_HOUSE: Readonly<Record<string, number>> = {
  "led-bulb": 16,
  "led-television-55": 1,
  "inverter-refrigerator": 1,
  "chest-freezer": 1,
  laptop: 2,
  "phone-charger": 4,
  "wi-fi-router": 1,
  "washing-machine": 1,
  dishwasher: 1,
  "induction-cooker": 1,
  "electric-kettle": 1,
};

/**
 * What stands in each, by the ids of the catalogue, which has power and hours with their sources; how many is the house's
 * own rule. Each reaches a tier of household electricity supply, tiers 3, 4 and 5 (1,000, 3,425 and 8,219 Wh a day), and
 * has the appliances that the tier names: television and fan, then refrigerator and iron, then what cools a room. Source
 * of the tiers: M. Bhatia, N. Angelou, "Beyond Connections: Energy Access Redefined", ESMAP technical report 008/15, World
 * Bank, 2015. The third meets the energy of tier 5 without cooling a room.
 *
 * Homes of cold winters have no fans and cook by electricity; their year is that of the Stromspiegel für Deutschland 2025,
 * co2online: about 2,000 kWh in a flat of two people, 3,500 to 4,000 in a house of four, without electric hot water.
 */
const PIECES: Readonly<Record<Home, Readonly<Record<string, number>>>> = {
  rooms: { "led-bulb": 4, "standing-fan": 1, "led-television-32": 1, decoder: 1, "phone-charger": 2 },
  flat: {
    "led-bulb": 8,
    "ceiling-fan": 3,
    television: 1,
    decoder: 1,
    refrigerator: 1,
    laptop: 1,
    "phone-charger": 3,
    "electric-iron": 1,
  },
  house: {
    "led-bulb": 12,
    "ceiling-fan": 4,
    television: 1,
    decoder: 1,
    refrigerator: 1,
    "chest-freezer": 1,
    "microwave-oven": 1,
    laptop: 2,
    "phone-charger": 4,
    "wi-fi-router": 1,
    "electric-iron": 1,
    "washing-machine": 1,
    "water-pump": 1,
  },
  "geyser-house": {
    "led-bulb": 12,
    television: 1,
    decoder: 1,
    refrigerator: 1,
    "chest-freezer": 1,
    "microwave-oven": 1,
    laptop: 2,
    "phone-charger": 4,
    "wi-fi-router": 1,
    "electric-iron": 1,
    "washing-machine": 1,
    "electric-kettle": 1,
    "geyser-150": 1,
  },
  "temperate-flat": {
    "led-bulb": 10,
    television: 1,
    "inverter-refrigerator": 1,
    laptop: 1,
    "phone-charger": 2,
    "wi-fi-router": 1,
    "washing-machine": 1,
    "induction-cooker": 1,
  },
  "temperate-house": TEMPERATE_HOUSE,
  "heat-pump-house": { ...TEMPERATE_HOUSE, "heat-pump-heating": 1 },
  "cooled-house": {
    "led-bulb": 16,
    "ceiling-fan": 4,
    "inverter-air-conditioner-1hp": 2,
    "led-television-55": 1,
    decoder: 1,
    "inverter-refrigerator": 1,
    "chest-freezer": 1,
    "microwave-oven": 1,
    laptop: 2,
    "phone-charger": 4,
    "wi-fi-router": 1,
    "electric-iron": 1,
    "washing-machine": 1,
    "water-pump": 1,
  },
};

export interface HomeAppliance {
  readonly item: CatalogueAppliance;
  readonly quantity: number;
}

export const homeAppliances = (home: Home): readonly HomeAppliance[] =>
  Object.entries(PIECES[home]).flatMap(([id, quantity]) => {
    const item = catalogueItem(id);
    return item === null ? [] : [{ item, quantity }];
  });

/** What a project would hold of a piece of the home. */
export const pieceOf = ({ item, quantity }: HomeAppliance) => ({
  customName: null,
  customPower: null,
  quantity,
  hoursPerDay: item.hoursPerDay,
  hoursOfDay: item.hoursOfDay,
  months: null,
  motor: item.motor,
  essential: true,
});

/** [Wh a day] */
export const homeConsumption = (home: Home): number =>
  homeAppliances(home).reduce((sum, { item, quantity }) => sum + item.ratedPower * item.hoursPerDay * quantity, 0);

const WARM_HOMES: readonly Home[] = ["rooms", "flat", "house", "cooled-house"];
const MILD_HOMES: readonly Home[] = ["flat", "house", "geyser-house", "cooled-house"];
const COLD_HOMES: readonly Home[] = ["temperate-flat", "temperate-house", "heat-pump-house"];
/**
 * Means of the coldest month below which homes heat, and below which they heat water by electricity. [°C] House rule: Munich
 * and London lie below the first, Johannesburg and Sydney between the two, Nairobi and Lagos above.
 */
const HEATS_BELOW = 6;
const HEATS_WATER_BELOW = 15;

/**
 * The homes that people of a climate begin with.
 *
 * @param temperature  Means by the month; null: not known. [°C]
 */
export function homesOf(temperature: readonly number[] | null): readonly Home[] {
  const coldest = temperature === null ? Infinity : Math.min(...temperature);
  return coldest < HEATS_BELOW ? COLD_HOMES : coldest < HEATS_WATER_BELOW ? MILD_HOMES : WARM_HOMES;
}
