import tables from "../../../../validation/truth/h_examples.json" with { type: "json" };
import type { Sheet } from "../sheet";
import { I_SC, SERIES_FUSE, V_MP, V_OC, needsFuses } from "./module";
import { inputsOf } from "./standard-sizes";
import { differs, fault, printed } from "./tools";

export function stringFaults({ house, rules, strings }: Sheet): readonly string[] {
  if (strings === null) return [];
  const { inSeries, parallel, inputVoltage, cold, hot, cable } = strings;
  const low = house.coldestNight - 10;
  const trueCold = inSeries * V_OC * (1 - 0.0025 * (low - 25));
  const powerCold = inSeries * V_MP * (1 - 0.0035 * (low - 25));
  const trueHot = inSeries * V_MP * (1 - 0.0035 * (house.hottestDay + house.cellRise - 25));
  const input = inputsOf(house.systemType, house.busVoltage).find(([largest]) => largest === inputVoltage);
  const spare = inSeries * parallel - house.panels;
  const carries = 0.92 * printed(tables.tables.en50618_pv_cable_60c_amp.values.single_free_air, cable);
  const sun = needsFuses(parallel, rules) ? SERIES_FUSE : (rules === "NEC" ? 1.5625 : 1.25) * I_SC;
  return [
    ...fault(differs(cold, trueCold), `string: ${trueCold} V in the cold and not ${cold} V`),
    ...fault(differs(hot, trueHot), `string: ${trueHot} V in the heat and not ${hot} V`),
    ...fault(
      input === undefined || trueCold > input[0] || powerCold > input[2],
      `string: ${trueCold} V break the input of ${inputVoltage} V`,
    ),
    ...fault(
      input === undefined || trueHot < input[1],
      `string: ${trueHot} V wake no tracker of the ${inputVoltage} V input`,
    ),
    ...fault(spare !== 0, `string: ${parallel} of ${inSeries} for ${house.panels} panels`),
    ...fault(cable < 4 || carries < sun, `string: ${cable} mm² for ${sun} A`),
  ];
}
