import type { Text } from "../../units/told";
import { darkHours } from "../../simulation/dark-hours";
import type { House, Size } from "../../simulation/plant";
import { generatorYear } from "../../simulation/with-generator";
import { told } from "../inputs/advice-told";
import type { Choice } from "./choice";
import { buildPrices, panelKwpOf } from "./search-task";
import type { Figures } from "./figures";
import { generatorPrices } from "../rule/generator-prices";
import { piecesOf } from "../rule/pieces";
import type { Remedy } from "../inputs/simulated";
import { smallestSetFor } from "../rule/standby-set";
import type { Technology } from "../rule/technology";
import { unseenYearsOf } from "./unseen-years";

/** Below this many hours a year there is no gap to speak of. [h] */
const NO_GAP = 0.05;

/**
 * What was found to leave fewer hours without power, the design itself first; nothing where nothing is missing, and
 * nothing where no size keeps the target: there a warning says what does.
 */
export function remediesOf(figures: Figures, unmetHours: number): readonly Remedy[] {
  const { choice } = figures;
  if (choice === null || !choice.met || choice.house.grid !== null || unmetHours < NO_GAP) return [];
  const { house } = unseenYearsOf({ ...figures, choice });
  const tried = { choice, technology: figures.technology, house };
  const { moduleKwh, wirable } = piecesOf(figures);
  const { pvKwp, batteryKwh } = choice.size;
  const panels = (count: number): Remedy => {
    const power = count * panelKwpOf(figures);
    const label = told("remedy.panels", { more: count - choice.panels, power });
    return remedy(tried, "panels", label, { pvKwp: power, batteryKwh });
  };
  const next = wirable(choice.panels + 1);
  const battery = remedy(tried, "battery", told("remedy.battery", { energy: batteryKwh + moduleKwh }), {
    pvKwp,
    batteryKwh: batteryKwh + moduleKwh,
  });
  const all = [
    panels(next),
    panels(wirable(next + 1)),
    battery,
    ...(choice.house.generator === null ? [generator(figures, choice, house)] : []),
  ];
  const helping = all.filter((one) => one.unmetHours < unmetHours - NO_GAP);
  return [{ kind: "as-designed", label: told("remedy.asDesigned"), unmetHours, extraCost: 0 }, ...helping];
}

/** Hours without full power in a mean simulated year. [h] */
export const darkHoursAYear = (house: House, size: Size) =>
  (house.generator === null && house.grid === null ? darkHours(house, size) : generatorYear(house, size).darkHours) /
  house.years.length;

interface Tried {
  readonly choice: Choice;
  readonly technology: Technology;
  readonly house: House;
}

function remedy({ choice, technology, house }: Tried, kind: Remedy["kind"], label: Text, size: Size): Remedy {
  const { kilowattOfPanels, kilowattHourOfBattery } = buildPrices(technology);
  const extraCost =
    (size.pvKwp - choice.size.pvKwp) * kilowattOfPanels +
    (size.batteryKwh - choice.size.batteryKwh) * kilowattHourOfBattery;
  return { kind, label, unmetHours: darkHoursAYear(house, size), extraCost };
}

function generator(figures: Figures, choice: Choice, house: House): Remedy {
  const { kind, set } = smallestSetFor(figures, house);
  const { darkHours: dark, hours } = generatorYear({ ...house, generator: set }, choice.size);
  return {
    kind: "generator",
    label: told("remedy.generator", { fuel: kind, power: set.nameplateKw * set.pieces, hours }),
    unmetHours: dark / house.years.length,
    extraCost: generatorPrices(figures.input.parameters.country, kind, null, figures.input.figures).price(set),
  };
}
