import { counted } from "../units/counted";
import { darkHours } from "../simulation/dark-hours";
import { generatorOf, type House, largestHour, type Size } from "../simulation/plant";
import { generatorYear } from "../simulation/with-generator";
import { BUILD_PRICES, type Choice, PANEL_KWP } from "./choice";
import { kilowattHours, show } from "./explain";
import type { Figures } from "./figures";
import { generatorPrices } from "./generator-prices";
import { generatorClass } from "./house-of";
import type { Remedy } from "./simulated";
import { unseenYearsOf } from "./unseen-years";

/** Below this many hours a year there is no gap to speak of. [h] */
const NO_GAP = 0.05;

/** What would leave fewer hours without power, the design itself first; nothing where nothing is missing. */
export function remediesOf(figures: Figures, unmetHours: number): readonly Remedy[] {
  const { choice, load } = figures;
  if (choice === null || choice.house.grid !== null || unmetHours < NO_GAP) return [];
  const { house } = unseenYearsOf({ ...figures, choice });
  const halfDay = load.dailyConsumption / 2_000;
  const { pvKwp, batteryKwh } = choice.size;
  const panels = (more: number): Remedy =>
    remedy(choice, house, "panels", `${counted(more, "more panel")}, ${show(pvKwp + more * PANEL_KWP, 1)} kW`, {
      pvKwp: pvKwp + more * PANEL_KWP,
      batteryKwh,
    });
  const battery = remedy(
    choice,
    house,
    "battery",
    `Half a day more battery, ${kilowattHours(1_000 * (batteryKwh + halfDay))}`,
    {
      pvKwp,
      batteryKwh: batteryKwh + halfDay,
    },
  );
  return [
    { kind: "as-designed", label: "As designed", unmetHours, extraCost: 0 },
    panels(1),
    panels(2),
    battery,
    ...(choice.house.generator === null ? [generator(figures, choice, house)] : []),
  ];
}

function remedy(choice: Choice, house: House, kind: Remedy["kind"], label: string, size: Size): Remedy {
  const extraCost =
    (size.pvKwp - choice.size.pvKwp) * BUILD_PRICES.kilowattOfPanels +
    (size.batteryKwh - choice.size.batteryKwh) * BUILD_PRICES.kilowattHourOfBattery;
  const dark = house.generator === null ? darkHours(house, size) : generatorYear(house, size).darkHours;
  return { kind, label, unmetHours: dark / house.years.length, extraCost };
}

function generator(figures: Figures, choice: Choice, house: House): Remedy {
  const added = generatorClass({ ...figures, largestHour: largestHour(house) });
  const { ratedKw } = generatorOf(added, choice.size.batteryKwh);
  const { darkHours: dark, hours } = generatorYear({ ...house, generator: added }, choice.size);
  return {
    kind: "generator",
    label: `A petrol generator of ${show(ratedKw, 1)} kW, ${show(hours)} h a year`,
    unmetHours: dark / house.years.length,
    extraCost: generatorPrices(figures.input.parameters.country, "petrol").price(ratedKw),
  };
}
