import { say as sayOfAny } from "@sunwright/words/fields";
import { APPLIANCE_POWER_MAX } from "@sunwright/contract/limits";
import {
  degreeHours,
  FLOW_TEMPERATURES,
  HEAT_OF_CLASS,
  heatOfHouse,
  heatPumpLoad,
  type HouseClass,
} from "@sunwright/engine/sizing/load/large-loads/heat-pump";
import type { HeatingPlace } from "@sunwright/engine/sizing/site/heating-place";
import type { LargeLoadAnswer } from "@sunwright/engine/sizing/load/large-loads/large-load";
import { pumpLoad } from "@sunwright/engine/sizing/load/large-loads/pump";
import {
  type Charger,
  CHARGERS,
  USUAL_CONSUMPTION,
  vehicleLoad,
} from "@sunwright/engine/sizing/load/large-loads/vehicle";
import { STANDING_LOSS, USUAL_LITRES, waterHeaterLoad } from "@sunwright/engine/sizing/load/large-loads/water-heater";
import { isNumberText, numberText, parseNumber } from "../../../ui/number";
import type { Texts } from "./typed-texts";

export const LARGE_LOADS = ["vehicle", "heatPump", "waterHeater", "pump"] as const;
export type LargeLoadKind = (typeof LARGE_LOADS)[number];

/** A box of a number: what it begins with, and what it may hold. */
export interface NumberBox {
  readonly initial: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
}

const power = (initial: number): NumberBox => ({
  initial: numberText(initial),
  unit: "W",
  min: 1,
  max: APPLIANCE_POWER_MAX,
});

/** Empty where only the person can know. Bounds are where a figure stops being a house's or a farm's. */
export const BOXES = {
  vehicle: {
    distance: { initial: "", unit: "km", min: 1, max: 2_000 },
    consumption: { initial: numberText(USUAL_CONSUMPTION), unit: "kWh/100 km", min: 1, max: 200 },
    power: power(7_400),
  },
  heatPump: {
    area: { initial: "", unit: "m²", min: 1, max: 10_000 },
    heat: { initial: "", unit: "kWh", min: 1, max: 1_000_000 },
    power: power(3_000),
  },
  waterHeater: {
    litres: { initial: numberText(USUAL_LITRES), unit: "l", min: 1, max: 20_000 },
    power: power(3_000),
  },
  pump: {
    litres: { initial: "", unit: "l", min: 1, max: 5_000_000 },
    flow: { initial: "", unit: "l/h", min: 1, max: 1_000_000 },
    head: { initial: "", unit: "m", min: 0, max: 1_000 },
    power: power(750),
  },
} as const satisfies Record<LargeLoadKind, Record<string, NumberBox>>;

/** What is chosen, the first where nobody has. */
export const CHOICES = {
  vehicle: { charger: Object.keys(CHARGERS), when: ["noon", "night"] },
  heatPump: { know: ["area", "heat"], house: Object.keys(HEAT_OF_CLASS), flow: FLOW_TEMPERATURES.map(String) },
  waterHeater: { when: ["noon", "morning-and-evening", "any"], tank: Object.keys(STANDING_LOSS) },
  pump: { use: ["borehole", "irrigation"], tank: ["yes", "no"] },
} as const satisfies Record<LargeLoadKind, Record<string, readonly string[]>>;

/** What a charger gives. [W] One phase at 10 A, at 32 A, three phases at 16 A. */
export const CHARGER_POWER: Readonly<Record<Charger, number>> = { socket: 2_300, wallbox: 7_400, threePhase: 11_000 };
/** A house of the seventies that nobody has insulated, and radiators. */
const CHOSEN_FIRST: Readonly<Record<string, string>> = { house: "D", flow: "45", charger: "wallbox" };

export const chosen = (texts: Texts, name: string, options: readonly string[]): string =>
  options.find((option) => option === texts[name]) ?? CHOSEN_FIRST[name] ?? options[0] ?? "";

const boxOf = (kind: LargeLoadKind, name: string): NumberBox | undefined =>
  new Map<string, NumberBox>(Object.entries(BOXES[kind])).get(name);
export const boxText = (texts: Texts, kind: LargeLoadKind, name: string): string =>
  texts[name] ?? boxOf(kind, name)?.initial ?? "";

/** Whether a box is asked for: of a heat pump either the area or the heat. */
export const isAsked = (texts: Texts, kind: LargeLoadKind, name: string): boolean =>
  kind !== "heatPump" || name === "power" || chosen(texts, "know", CHOICES.heatPump.know) === name;

/** What is wrong with a box; null while it is empty or right. */
export function boxProblem(texts: Texts, kind: LargeLoadKind, name: string): string | null {
  const box = boxOf(kind, name);
  const text = boxText(texts, kind, name);
  if (box === undefined || text === "" || !isNumberText(text)) return null;
  const value = parseNumber(text);
  if (value >= box.min && value <= box.max) return null;
  return sayOfAny("between", { min: box.min, max: box.max });
}

/** What the boxes say; null while one of them is empty or wrong, or where the climate is needed and not there. */
export function largeLoadOf(texts: Texts, kind: LargeLoadKind, place: HeatingPlace | null): LargeLoadAnswer | null {
  const names = Object.keys(BOXES[kind]).filter((name) => isAsked(texts, kind, name));
  const isReady = (name: string) => isNumberText(boxText(texts, kind, name)) && boxProblem(texts, kind, name) === null;
  if (!names.every(isReady)) return null;
  const figure = (name: string) => parseNumber(boxText(texts, kind, name));
  const pick = <Value extends string>(name: string, options: readonly [Value, ...Value[]]): Value =>
    options.find((option) => option === chosen(texts, name, options)) ?? options[0];
  if (kind === "vehicle")
    return vehicleLoad({
      distance: figure("distance"),
      consumption: figure("consumption"),
      charger: pick("charger", ["socket", "wallbox", "threePhase"] as const),
      power: figure("power"),
      when: pick("when", ["noon", "night"] as const),
    });
  if (kind === "pump")
    return pumpLoad({
      use: pick("use", CHOICES.pump.use),
      litres: figure("litres"),
      flow: figure("flow"),
      head: figure("head"),
      power: figure("power"),
      tank: pick("tank", CHOICES.pump.tank) === "yes",
    });
  if (place === null) return null;
  if (kind === "waterHeater")
    return waterHeaterLoad(
      {
        litres: figure("litres"),
        power: figure("power"),
        tank: pick("tank", ["since-2016", "before"] as const),
        when: pick("when", CHOICES.waterHeater.when),
      },
      place,
    );
  const flow = FLOW_TEMPERATURES.find((each) => String(each) === chosen(texts, "flow", CHOICES.heatPump.flow)) ?? 45;
  const heat =
    chosen(texts, "know", CHOICES.heatPump.know) === "heat" ? figure("heat") : heatOfArea(texts, figure("area"), place);
  return heatPumpLoad({ heat, flow, power: figure("power") }, place.outdoors);
}

function heatOfArea(texts: Texts, area: number, { outdoors, certified }: HeatingPlace): number {
  const house = chosen(texts, "house", CHOICES.heatPump.house);
  const isClass = (name: string): name is HouseClass => Object.hasOwn(HEAT_OF_CLASS, name);
  return heatOfHouse(area, isClass(house) ? house : "D", degreeHours(outdoors), degreeHours(certified));
}

/** More digits would say more than anybody knows, and would not fit their box. */
const rounded = (figure: number) => Math.round(figure * 100) / 100;

/** The body of the add call. */
export const largeLoadToAdd = ({ load }: Extract<LargeLoadAnswer, { kind: "load" }>) => ({
  applianceId: load.catalogueId,
  customPower: load.power,
  quantity: 1,
  hoursPerDay: rounded(load.hoursPerDay),
  hoursOfDay: [...load.hoursOfDay],
  months: load.months === null ? null : load.months.map((month) => rounded(month)),
});
