import { bankOf } from "../equipment/battery";
import { moduleOf } from "../sizing/rule/bank-module";
import { asPart } from "../sizing/rule/battery-modules";
import { busVoltageOf } from "../sizing/rule/bus-voltage";
import type { RuleFigures } from "../sizing/rule/rule-figures";

/** The voltage a bank is charged to its end with. [V] */
export function chargeVoltageOf(figures: RuleFigures): number {
  const module = moduleOf(figures);
  const bank = bankOf({ battery: asPart(module), inSeries: module.inSeries, parallel: 1 });
  return bank?.chargeVoltage ?? busVoltageOf(figures.input.parameters);
}
