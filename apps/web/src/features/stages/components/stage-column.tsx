import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { KeptStage } from "@sunwright/contract/stages";
import type { PlannedStage, StagesPlan } from "@sunwright/engine/stages/planned";
import { moneyText, wholeMoney } from "@sunwright/report/currency-text";
import { say } from "@sunwright/words/stages";
import { formatMonth, formatNumber } from "../../../lib/format";
import { today } from "../../../lib/today";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { Num } from "../../../ui/num";
import { namedAppliance } from "../model/named-appliance";

interface StageColumnProps {
  readonly at: number;
  readonly plan: StagesPlan;
  readonly stage: PlannedStage;
  readonly asked: KeptStage | undefined;
  readonly appliances: readonly ProjectAppliance[];
  /** What was bought of it, or that nothing was; null where that is not to be said now. */
  readonly onBought: ((bought: KeptStage["bought"]) => void) | null;
}

/** One purchase: what it adds, its parts drawn and listed, its price, and what it saves. */
export function StageColumn({ at, plan, stage, asked, appliances, onBought }: StageColumnProps) {
  const money = (value: number) => moneyText(wholeMoney(value, plan.currency));
  const carried = appliances.filter(({ id }) => asked?.carries.includes(id));
  const number = at + 1;
  const { system } = stage;
  return (
    <li className="stage-column" data-first={at === 0 || undefined}>
      <div className="stage-head">
        <span className="stage-number" aria-hidden="true">
          {number}
        </span>
        <h2 className="type-h3">
          <span className="ui-visually-hidden">{say("stageNumber", { number })}: </span>
          {asked?.name}
        </h2>
        <Chip tone={stage.bought ? "ok" : "neutral"}>
          {stage.bought ? say("bought") : stage.month === 0 ? say("now") : formatMonth(stage.day)}
        </Chip>
      </div>
      <ul className="stage-chips" aria-label={say("carriesLabel", { number })}>
        {carried.map((appliance) => (
          <li key={appliance.id}>{namedAppliance(appliance)}</li>
        ))}
      </ul>
      <Pieces plan={plan} stage={stage} />
      <p className="type-help text-text-2">
        {say("pieces", {
          panels: system.panelsBought,
          modules: system.modulesBought,
          kilowatts: system.panelsKw,
          kilowattHours: system.batteryKwh,
        })}
      </p>
      <div className="stage-cost">
        <p className="type-label">{say("cost")}</p>
        <Num value={money(stage.price)} size={3} />
        {stage.lines.length === 0 ? (
          <p className="type-small text-text-2">{say("nothingToBuy")}</p>
        ) : (
          <dl className="stage-lines">
            {stage.lines.map(({ kind, amount }) => (
              <div key={kind}>
                <dt>{lineText(kind, stage)}</dt>
                <dd className="n">{money(amount)}</dd>
              </div>
            ))}
          </dl>
        )}
        {stage.price > 0 && (
          <p className="type-help text-text-2">
            {say("instalment", {
              down: money(stage.instalment.down),
              monthly: money(stage.instalment.monthly),
              months: stage.instalment.months,
            })}
          </p>
        )}
      </div>
      <Gains plan={plan} stage={stage} money={money} />
      {onBought && <BoughtButton stage={stage} onBought={onBought} />}
    </li>
  );
}

/** A stage that was bought is fixed, and those after it are planned around it. */
function BoughtButton({
  stage: { bought, system },
  onBought,
}: {
  readonly stage: PlannedStage;
  readonly onBought: (bought: KeptStage["bought"]) => void;
}) {
  const { panels, modules, inverter } = system;
  const mark = () => onBought(bought ? null : { panels, modules, inverter, on: today() });
  return (
    <Button variant="outline" size="sm" onClick={mark}>
      {say(bought ? "unmarkBought" : "markBought")}
    </Button>
  );
}

function Gains({
  plan,
  stage,
  money,
}: {
  readonly plan: StagesPlan;
  readonly stage: PlannedStage;
  readonly money: (value: number) => string;
}) {
  const before = plan.today.litres;
  return (
    <dl className="stage-gains">
      <div>
        <dt className="type-label">{say("saved")}</dt>
        <dd>
          <Num value={money(stage.saved)} unit={say("saved.month")} />
          <p className="type-help text-text-2">
            {before > 0
              ? say("litres", { litres: Math.max(0, before - stage.spending.litres), before })
              : say("noFuel")}
          </p>
        </dd>
      </div>
      <div>
        <dt className="type-label">{say("served")}</dt>
        <dd>
          <Num value={formatNumber(100 * stage.served, 1)} unit="%" />
          <p className="type-help text-text-2">{say("served.of", { energy: stage.dailyConsumption / 1_000 })}</p>
        </dd>
      </div>
    </dl>
  );
}

function lineText(kind: PlannedStage["lines"][number]["kind"], { system }: PlannedStage): string {
  if (kind === "panels") return say("line.panels", { count: system.panelsBought });
  if (kind === "battery")
    return say("line.battery", {
      count: system.modulesBought,
      kilowattHours: system.modulesBought * system.moduleKwh,
    });
  if (kind === "inverter") return say("line.inverter", { kilowatts: system.inverter / 1_000 });
  return say(kind === "balance" ? "line.balance" : "line.labour");
}

/** More than these are not drawn one by one. */
const MOST_DRAWN = 60;

/** Panels and battery modules: new, from earlier, later. For the eye; the text below says it. */
function Pieces({ plan, stage }: { readonly plan: StagesPlan; readonly stage: PlannedStage }) {
  const all = plan.stages.at(-1)?.system;
  const { panels, panelsBought, modules, modulesBought } = stage.system;
  const drawn = (count: number, bought: number, most: number) =>
    Array.from({ length: Math.min(MOST_DRAWN, Math.max(count, most)) }, (_, at) =>
      at >= count ? "later" : at >= count - bought ? "new" : "before",
    );
  return (
    <div className="stage-pieces" aria-hidden="true">
      <div className="stage-panels">
        {drawn(panels, panelsBought, all?.panels ?? 0).map((state, at) => (
          // Pieces are alike but for their place.
          <span key={at} data-state={state} />
        ))}
      </div>
      <div className="stage-modules">
        {drawn(modules, modulesBought, all?.modules ?? 0).map((state, at) => (
          <span key={at} data-state={state} />
        ))}
      </div>
    </div>
  );
}
