import { byPlace } from "../../countries/countries";
import { BATTERY_PLACE, type BatteryPlace, type Country } from "../../parameters/options";
import type { Told } from "../../units/told";
import { told } from "../inputs/advice-told";
import { type Chemistry, COLD } from "../inputs/battery";

/** Rooms people live in. [°C] Source: EN 12831, default internal design temperature of living rooms. */
const HEATED_ROOM = 20;
/**
 * How far the air of an unheated room beside heated ones follows the air outside. Source: EN 12831, temperature reduction
 * factor of an unheated room with two outside walls and no outside door, cited: 0.5.
 */
const UNHEATED_ROOM_SHARE = 0.5;
/** What the heater of a box keeps. [°C] Source: charging limits of lithium iron at full current in battery manuals, cited. */
export const HEATED_BOX = 5;

/** The mean of some days around the battery, from that of the air outside. Heat is let in everywhere, cold is not. [°C] */
export const AROUND_BATTERY: Readonly<Record<BatteryPlace, (air: number) => number>> = {
  "unheated-room": (air) => (air >= HEATED_ROOM ? air : HEATED_ROOM - UNHEATED_ROOM_SHARE * (HEATED_ROOM - air)),
  inside: (air) => Math.max(air, HEATED_ROOM),
  outdoors: (air) => air,
  "heated-box": (air) => Math.max(air, HEATED_BOX),
};

/** A design stored before a battery had a place stands outdoors, as all did. */
export const batteryPlaceOf = (parameters: { readonly [BATTERY_PLACE]?: BatteryPlace | undefined }): BatteryPlace =>
  parameters[BATTERY_PLACE] ?? "outdoors";

/** Lithium iron takes no charge below it. [°C] Source: Victron Energy, Lithium Battery Smart, technical data. */
const LITHIUM_CHARGES_FROM = 0;

/**
 * Days whose mean around the battery is too cold to charge it; null where there is none.
 *
 * @param chargesFrom  What the maker of the chosen battery states. [°C]
 */
export function frozenDays(
  chemistry: Chemistry,
  place: BatteryPlace,
  airOfDays: Float64Array | undefined,
  chargesFrom: number | null = null,
): Uint8Array | null {
  if (chemistry !== "lfp" || airOfDays === undefined) return null;
  const around = AROUND_BATTERY[place];
  const least = chargesFrom ?? LITHIUM_CHARGES_FROM;
  const flags = new Uint8Array(airOfDays.length);
  let frozen = 0;
  for (let day = 0; day < flags.length; day += 1) {
    if (around(airOfDays[day] ?? 0) >= least) continue;
    flags[day] = 1;
    frozen += 1;
  }
  return frozen > 0 ? flags : null;
}

/** Whether the cold of a place reaches a battery that stands outdoors at all. [°C] */
export const feelsCold = (chemistry: Chemistry, monthlyAir: readonly number[]): boolean =>
  Math.min(...monthlyAir) < COLD[chemistry].below;

/** Room that lithium iron takes with its box. [m³/kWh] Twice a rack module of 5.12 kWh, 0.44 × 0.42 × 0.13 m. */
const BOX_VOLUME = 0.01;
/** Through 5 cm of extruded polystyrene. [W/m²K] Source: λ = 0.035 W/mK, ISO 10456. */
const BOX_LOSS = 0.7;

/** Heat that a box loses per kelvin, a cube around the battery. [kW/K] @param batteryKwh  By the rule: the search keeps its box. */
export const boxLoss = (batteryKwh: number): number => (6 * (BOX_VOLUME * batteryKwh) ** (2 / 3) * BOX_LOSS) / 1_000;

/** What the heater of a box draws in each hour of a year, by the mean of its day. [kW] Null where it never does. */
export function heaterYear(place: BatteryPlace, batteryKwh: number, airOfDays: Float64Array | undefined) {
  if (place !== "heated-box" || airOfDays === undefined || batteryKwh <= 0) return null;
  const perKelvin = boxLoss(batteryKwh);
  const days = airOfDays.map((air) => perKelvin * Math.max(0, HEATED_BOX - air));
  if (days.every((power) => power === 0)) return null;
  return Float64Array.from({ length: 24 * days.length }, (_, hour) => days[Math.floor(hour / 24)] ?? 0);
}

/** In which rooms a country's rule allows a battery. */
export const roomRule = (country: Country): Told => ROOM_RULES[country] ?? told("roomRule.Unknown");

const ROOM_RULES = byPlace(({ batteryRooms }) => batteryRooms);
