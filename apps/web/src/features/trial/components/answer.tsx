import { say } from "@sunwright/words/trial";
import { say as sayResult } from "@sunwright/words/result-pages";
import type { FirstDesign } from "@sunwright/engine/sizing/first-design";
import { priceOfProject, priceTrace } from "@sunwright/engine/sizing/explain/price-ladder";
import { homeVerdict } from "@sunwright/report/home-verdict";
import { shownHours } from "@sunwright/report/months-of-year";
import { priceNote, priceRange, shortPrice } from "@sunwright/report/price-text";
import { solarShareTrace } from "@sunwright/report/shown-traces";
import { verdictText } from "@sunwright/report/verdict";
import type { ReactNode } from "react";
import { explanationOf } from "../../../lib/explanation";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { Stat, StatRow } from "../../../ui/stat-row";
import type { AnsweredHouse } from "../model/answers";
import { paybackOf } from "../model/payback";

interface AnswerProps extends FirstDesign {
  readonly house: AnsweredHouse;
  /** The answers have changed since: another design is on its way. */
  readonly outdated: boolean;
  readonly name: string;
}

/** The sentence, three sizes, the price, what the power comes to, and when it is paid back. */
export function Answer({ design, parameters, house, outdated, name }: AnswerProps) {
  return (
    <div className={outdated ? "trial-outdated" : undefined} aria-busy={outdated}>
      <p className="type-h3">{verdictText(homeVerdict(design, name))}</p>
      <Sizes design={design} />
      <Price design={design} currency={parameters.currency} />
      <PowerOfYear design={design} />
      <Payback design={design} house={house} currency={parameters.currency} />
    </div>
  );
}

type Of = Pick<FirstDesign, "design">;

/** To a tenth, as the sentence over it says them. */
const kilo = (value: number) => formatNumber(value / 1000, 1);

function Sizes({ design: { panels, battery, inverter } }: Of) {
  const noBattery = battery.capacity.value === 0;
  return (
    <StatRow label={say("figures")} className="trial-figures mt-4">
      <Stat label={say("panels")} context={say("panelPieces", { count: panels.count.value })}>
        <Num size={3} value={kilo(panels.capacity.value)} unit="kW" explanation={explanationOf(panels.capacity)} />
      </Stat>
      <Stat label={say("battery")}>
        {noBattery ? (
          <Num size={3} value={say("noBattery")} />
        ) : (
          <Num size={3} value={kilo(battery.capacity.value)} unit="kWh" explanation={explanationOf(battery.capacity)} />
        )}
      </Stat>
      <Stat label={say("inverter")}>
        <Num size={3} value={kilo(inverter.capacity.value)} unit="kW" explanation={explanationOf(inverter.capacity)} />
      </Stat>
    </StatRow>
  );
}

/** A question of who builds, its figure, and one line under it. */
const Line = ({ title, context, children }: { title: string; context: ReactNode; children: ReactNode }) => (
  <div className="trial-line">
    <p className="type-h4">{title}</p>
    <p className="trial-figure">{children}</p>
    {context && <p className="type-help text-text-2">{context}</p>}
  </div>
);

function Price({ design, currency }: Of & Pick<FirstDesign["parameters"], "currency">) {
  const price = priceOfProject(design);
  const { value, currency: sign } = shortPrice(price, currency);
  const range = priceRange(price, currency);
  return (
    <Line title={say("cost")} context={[range, priceNote(price)].filter((text) => text !== null).join(". ")}>
      <Num size={2} value={value} currency={sign} explanation={explanationOf(priceTrace(design, price))} />
    </Line>
  );
}

/** Off the grid and beside it the dark hours are the question, on it what the sun brings. */
function PowerOfYear({ design: { simulation, basis } }: Of) {
  if (simulation === null) return null;
  const { flows, unmetHours, longestGap } = simulation;
  if (basis.parameters.systemType === "on-grid") {
    const share = solarShareTrace(flows);
    return (
      <Line title={sayResult("figure.sunsShare")} context={sayResult("figure.gridBringsRest")}>
        <Num size={2} value={formatNumber(share.value)} unit="%" explanation={explanationOf(share)} />
      </Line>
    );
  }
  const hours = shownHours(unmetHours.value);
  const longest = hours === 0 ? sayResult("figure.none") : sayResult("figure.longest", { hours: longestGap.value });
  return (
    <Line title={sayResult("figure.withoutPower")} context={longest}>
      <Num
        size={2}
        value={formatNumber(hours)}
        unit={sayResult("figure.hoursAYear")}
        explanation={explanationOf(unmetHours)}
      />
    </Line>
  );
}

interface PaybackProps extends Of, Pick<AnswerProps, "house"> {
  readonly currency: FirstDesign["parameters"]["currency"];
}

function Payback({ design, house, currency }: PaybackProps) {
  const payback = paybackOf(design, house, currency);
  if (payback === null) return null;
  const { value, unit, trace, line } = payback;
  return (
    <Line title={sayResult("figure.paidBack")} context={line}>
      <Num size={2} value={value} {...(unit !== null && { unit })} explanation={explanationOf(trace)} />
    </Line>
  );
}
