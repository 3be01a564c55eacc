import { say } from "@sunwright/words/trial";
import { priceNote, priceShown } from "@sunwright/report/price-text";
import { priceOfProject } from "@sunwright/engine/sizing/explain/price-ladder";
import type { FirstDesign } from "@sunwright/engine/sizing/first-design";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { Stat, StatRow } from "../../../ui/stat-row";
import { yearFigures } from "../model/figures";

interface AnswerProps extends FirstDesign {
  /** The answers have changed since: another design is on its way. */
  readonly outdated: boolean;
}

/** The system and its year. */
export function Answer({ design, parameters, outdated }: AnswerProps) {
  const price = priceOfProject(design);
  return (
    <div className={outdated ? "opacity-50" : undefined} aria-busy={outdated}>
      <StatRow label={say("figures")} className="trial-figures mt-4">
        <Stat label={say("panels")} context={say("panelPieces", { count: design.panels.count.value })}>
          <Num size={3} value={formatNumber(design.panels.capacity.value / 1000, 2)} unit="kW" />
        </Stat>
        <Stat label={say("battery")}>
          {design.battery.capacity.value === 0 ? (
            <Num size={3} value={say("noBattery")} />
          ) : (
            <Num size={3} value={formatNumber(design.battery.capacity.value / 1000, 2)} unit="kWh" />
          )}
        </Stat>
        <Stat label={say("inverter")}>
          <Num size={3} value={formatNumber(design.inverter.capacity.value / 1000, 2)} unit="kW" />
        </Stat>
        <Stat label={say("cost")} context={priceNote(price)}>
          <Num size={3} {...priceShown(price, parameters.currency)} />
        </Stat>
      </StatRow>
      <h3 className="type-h4 mt-5">{say("year")}</h3>
      <dl className="trial-year type-small mt-1">
        {yearFigures(design).map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Num value={value} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="type-help mt-3 text-text-3">{say("coarse")}</p>
    </div>
  );
}
