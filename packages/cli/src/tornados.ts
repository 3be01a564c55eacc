import { say } from "@sunwright/words/cli";
import { tell } from "@sunwright/words/engine";
import { language } from "@sunwright/words/language";
import { moneyAssumptions, NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { supplyHoursOf } from "@sunwright/engine/sizing/inputs/supply";
import { sensitivityOf } from "@sunwright/engine/sensitivity/sensitivity";
import {
  buildTornado,
  energyTornados,
  type Tornado,
  type TornadoBar,
  yearlyCostTornado,
} from "@sunwright/engine/sensitivity/tornado";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { SiteWeather } from "@sunwright/engine/sizing/inputs/own-weather";
import type { Technology } from "@sunwright/engine/sizing/rule/technology";
import { labelled } from "./columns";

/** What a design does in a world that differs, in US dollars at the country's own prices; empty without a load. */
export function tornadosOf(
  { basis, panels, battery }: Design,
  weather: SiteWeather | null,
  technology: Technology,
): readonly Tornado[] {
  const asked = { basis, panels: panels.capacity.value, battery: battery.capacity.value };
  const found = sensitivityOf(asked, weather, technology);
  if (found === null) return [];
  const assumptions = moneyAssumptions(basis.parameters.country, NO_OWN_FIGURES, supplyHoursOf(basis.parameters));
  const yearly = yearlyCostTornado(found, assumptions, "USD");
  return [...energyTornados(found), ...(yearly === null ? [] : [yearly]), buildTornado(found, assumptions, "USD")];
}

export const tornadoLines = (tornados: readonly Tornado[] | null): readonly string[] =>
  (tornados ?? []).flatMap((tornado) => {
    const { measure, unit, value, rows } = tornado;
    const head = say("design.whatIfIs", { measure, value: shown(value, tornado), unit });
    const bars = rows.map((row) => ["", row.bars.map((bar) => barText(bar, tornado)).join("; ")] as const);
    return ["", ...labelled([[say("design.whatIf"), head], ...bars])];
  });

const barText = ({ words, change }: TornadoBar, tornado: Tornado) =>
  `${tell(words)} ${change < 0 ? "−" : "+"}${shown(Math.abs(change), tornado)}`;

const shown = (value: number, { measure }: Tornado) =>
  value.toLocaleString(language(), { maximumFractionDigits: measure === "hoursServed" ? 2 : 0 });
