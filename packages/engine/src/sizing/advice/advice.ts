import type { RuleFigures } from "../rule/rule-figures";
import type { Told, ToldValue } from "../../units/told";
import { generatorYear } from "../../simulation/with-generator";
import { told } from "../inputs/advice-told";
import { SEARCH_PRECISION } from "../inputs/defaults";
import type { ApplianceLoad, CableDesign, DesignInput, Recommendation } from "../inputs/design";
import type { Figures } from "../choice/figures";
import { generatorPrices } from "../rule/generator-prices";

/** A recommendation with what it changes and what that was found to bring. */
export interface Advice {
  /** What it is worth, to sort by: dollars, or more where the load would go unserved. */
  readonly worth: number;
  readonly recommendation: Recommendation;
  readonly effect: Effect;
}

/** What following an advice does, in figures that sizing the changed project must show again. */
export type Effect =
  /** The changed project costs so much less: `wholeCost`. [US dollars] */
  | { readonly kind: "saves"; readonly input: DesignInput; readonly saving: number }
  /** So many panels and such a battery keep the target under that sun; what is recommended now does not. [Wh] */
  | { readonly kind: "keeps-target"; readonly input: DesignInput; readonly panels: number; readonly battery: number }
  /** The changed project costs so much less, charge controllers counted: `comparedCost`. [US dollars] */
  | { readonly kind: "compares"; readonly input: DesignInput; readonly saving: number }
  /** From that share of an old battery these alone run so long without sun, whenever that begins. [h] */
  | {
      readonly kind: "lasts";
      readonly hours: number;
      readonly from: number;
      readonly first: readonly ApplianceLoad[];
    }
  /** Copper of the run at string voltage and at the battery's. [mm² in all] */
  | { readonly kind: "less-copper"; readonly area: number; readonly areaAtBatteryVoltage: number }
  /** The run at the shorter distance takes a cable of this size. [mm²] */
  | {
      readonly kind: "smaller-cable";
      readonly input: DesignInput;
      readonly run: CableDesign["run"];
      readonly area: number;
    };

/**
 * What a design costs to build; beside a generator with the set and twenty years of its fuel and upkeep, because there
 * a smaller battery is paid for in fuel. [US dollars]
 */
export function wholeCost({
  choice,
  cost,
  input,
  technology,
  standby,
}: Pick<Figures, "input" | "technology" | "standby" | "choice" | "cost">): number {
  if (choice === null || standby === null) return cost.total;
  const { kind, set } = standby;
  const year = generatorYear({ ...choice.house, generator: set }, choice.size);
  const prices = generatorPrices(input.parameters.country, kind, technology.fuelPrice, input.figures);
  return cost.total + prices.price(set) + prices.presentWorth(set, year);
}

/** Advice worth at least this is given. [US dollars] */
const LEAST_WORTH = 1;

/** Whether a difference of cost is more than what two searches may differ by. [US dollars] */
export const isWorth = (
  saving: number,
  figures: Pick<Figures, "input" | "technology" | "standby" | "choice" | "cost">,
) => saving >= Math.max(LEAST_WORTH, SEARCH_PRECISION * wholeCost(figures));

/** "$360", and what it is made of besides the parts. */
export const savedMoney = (saving: number, { choice }: Pick<Figures, "choice">): Told =>
  told(choice?.house.generator == null ? "saved.money" : "saved.moneyWithFuel", { saving: { dollars: saving } });

/** "800 W of panels and 1.2 kWh of battery", as far as both are less; null where neither is. */
export function savedParts(
  before: Pick<RuleFigures, "battery" | "array">,
  after: Pick<RuleFigures, "battery" | "array">,
): ToldValue | null {
  const panels = before.array.capacity - after.array.capacity;
  const battery = before.battery.capacity - after.battery.capacity;
  const saved = [panelWatts(panels), batteryEnergy(battery)].filter((part) => part !== null);
  if (saved.length === 0) return null;
  const list = { list: saved, join: "and" } as const;
  const more = panelWatts(-panels) ?? batteryEnergy(-battery);
  return more === null ? list : told("saved.traded", { saved: list, more });
}

const panelWatts = (power: number) => (power > 0 ? told("saved.panels", { power }) : null);
/** Less is printed as nothing. [Wh] */
export const NOTICEABLE_BATTERY = 50;
const batteryEnergy = (wattHours: number) =>
  wattHours >= NOTICEABLE_BATTERY ? told("saved.battery", { energy: wattHours / 1_000 }) : null;
