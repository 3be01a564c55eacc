import type { RuleFigures } from "../rule/rule-figures";
import { type Advice, isWorth, savedMoney, savedParts, wholeCost } from "./advice";
import { told } from "../inputs/advice-told";
import { BATTERY_PLACE } from "../../parameters/options";
import { batteryPlaceOf, boxLoss, feelsCold, HEATED_BOX, roomRule } from "../site/battery-place";
import { figure, given } from "../inputs/make-trace";
import { type Figures, figuresNear } from "../choice/figures";
import type { Text } from "../../units/told";
import { unused, used, type Use } from "./parameter-entry";
import { DAYS_OF_MONTH } from "../inputs/defaults";

const isCharged = ({ choice }: Figures) => choice?.met === true;

/** What it costs that lithium stands in the frost. */
export function warmBattery(figures: Figures): Advice | null {
  const { input, site, choice } = figures;
  const isFrozen = choice?.house.years.some(({ frozen }) => frozen !== null) ?? false;
  if (batteryPlaceOf(input.parameters) !== "outdoors" || !isFrozen) return null;
  const changed = { ...input, parameters: { ...input.parameters, [BATTERY_PLACE]: "unheated-room" as const } };
  const after = figuresNear(figures, changed);
  const [now, then] = [wholeCost(figures), wholeCost(after)];
  const saving = now - then;
  const saved = savedParts(figures, after);
  if (!isCharged(after) || saved === null || !isWorth(saving, figures)) return null;
  const trace = figure("warm-battery", told("warmBattery.name"), saving, "USD", {
    formula: told("warmBattery.formula"),
    equation: told("savingEquation", {
      now: { dollars: now },
      changed: { dollars: then },
      saving: { dollars: saving },
    }),
    inputs: [given("T", told("warmBattery.coldest"), Math.min(...site.temperature), "°C", site.row.name)],
    source: told("warmBattery.source"),
  });
  const text = told("warmBattery.text", { saved, money: savedMoney(saving, figures) });
  return {
    worth: saving,
    recommendation: { id: "warm-battery", text, trace },
    effect: { kind: "saves", input: changed, saving },
  };
}

/** What the place of the battery did. @param elsewhere  What the design would be with it in another place. */
export function batteryPlaceUse(
  { input, site, technology, battery }: Pick<RuleFigures, "input" | "technology" | "site" | "battery">,
  elsewhere: (place: "outdoors" | "unheated-room") => Text,
): Use {
  if (battery.capacity === 0 || !feelsCold(technology.battery.chemistry, site.temperature))
    return unused(told("use.batteryPlace.mild"));
  const place = batteryPlaceOf(input.parameters);
  const coldest = Math.min(...site.batteryTemperature);
  switch (place) {
    case "outdoors":
      return used(told("use.batteryPlace.outdoors", { coldest, change: elsewhere("unheated-room") }));
    case "unheated-room":
      return used(told("use.batteryPlace.unheated-room", { coldest, change: elsewhere("outdoors") }));
    case "inside": {
      const rule = roomRule(input.parameters.country);
      return used(told("use.batteryPlace.inside", { coldest, rule, change: elsewhere("outdoors") }));
    }
    case "heated-box":
  }
  const kelvinHours = site.temperature.reduce(
    (sum, air, month) => sum + 24 * (DAYS_OF_MONTH[month] ?? 0) * Math.max(0, HEATED_BOX - air),
    0,
  );
  const heater = boxLoss(battery.byRule / 1_000) * kelvinHours;
  return used(told("use.batteryPlace.heated-box", { coldest, heater, change: elsewhere("outdoors") }));
}
