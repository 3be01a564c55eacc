import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { KeptStage, KeptStages } from "@sunwright/contract/stages";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { PlannedStage, StagesPlan } from "@sunwright/engine/stages/planned";
import { moneyText, wholeMoney } from "@sunwright/report/currency-text";
import { say } from "@sunwright/words/stages";
import { formatMonth } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { Stat, StatRow } from "../../../ui/stat-row";
import { PutAside } from "./put-aside";
import { StageColumn } from "./stage-column";

interface StagePlanViewProps {
  readonly plan: StagesPlan;
  readonly asked: KeptStages;
  readonly appliances: readonly ProjectAppliance[];
  /** Null for somebody who may only look. */
  readonly onBought: ((at: number, bought: KeptStage["bought"]) => void) | null;
}

const amount = (value: number, currency: Currency) => moneyText(wholeMoney(value, currency));

/** What comes of the stages: the first sum to pay, and each stage with its parts and money. */
export function StagePlanView({ plan, asked, appliances, onBought }: StagePlanViewProps) {
  const { stages } = plan;
  const [first] = stages;
  const last = stages.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <>
      <h1 className="type-h1 stages-headline">{headline(plan, asked, first, last)}</h1>
      <Totals plan={plan} first={first} last={last} />
      <ol className="stage-columns">
        {stages.map((stage, at) => (
          <StageColumn
            key={at}
            at={at}
            plan={plan}
            stage={stage}
            asked={asked.stages[at]}
            appliances={appliances}
            onBought={onBought !== null && mayBeMarked(stages, at) ? (bought) => onBought(at, bought) : null}
          />
        ))}
      </ol>
      <p className="type-help text-text-2">{say("pieces.legend")}</p>
    </>
  );
}

interface StageSavingsProps extends Pick<StagePlanViewProps, "plan" | "asked"> {
  /** Null for somebody who may only look. */
  readonly onAside: ((aside: number) => void) | null;
}

/** When the next stage is paid for, and what other ways of buying would cost. */
export function StageSavings({ plan, asked, onAside }: StageSavingsProps) {
  const [first] = plan.stages;
  if (first === undefined) return null;
  const money = (value: number) => amount(value, plan.currency);
  return (
    <>
      <FewestPanels stage={first} />
      <div className="stages-halves">
        <PutAside plan={plan} aside={asked.aside} onAside={onAside} />
        <Spent plan={plan} />
      </div>
      <Otherwise plan={plan} money={money} />
      {plan.joinings.length > 0 && <Joinings plan={plan} money={money} />}
    </>
  );
}

/** The next one to buy, or the last that was bought. */
const mayBeMarked = (stages: readonly PlannedStage[], at: number): boolean =>
  stages[at]?.bought === true ? stages[at + 1]?.bought !== true : at === 0 || stages[at - 1]?.bought === true;

function headline(plan: StagesPlan, asked: KeptStages, first: PlannedStage, last: PlannedStage): string {
  const name = asked.stages[0]?.name ?? "";
  const price = amount(first.price, plan.currency);
  if (plan.stages.length === 1) return say("headline.one", { first: price, carries: name });
  const { inverters, modules } = plan.thrownAway;
  return say("headline", {
    first: price,
    carries: name,
    more: plan.stages.length - 1,
    day: formatMonth(last.day),
    thrown: inverters + modules,
  });
}

function Totals({
  plan,
  first,
  last,
}: {
  readonly plan: StagesPlan;
  readonly first: PlannedStage;
  readonly last: PlannedStage;
}) {
  const money = (value: number) => amount(value, plan.currency);
  const { inverters, modules, price } = plan.thrownAway;
  const pieces = inverters + modules;
  return (
    <StatRow label={say("title")} className="mt-6">
      <Stat label={say("firstStage")} context={say("firstSaves", { saved: money(first.saved) })}>
        <Num value={money(first.price)} size={3} />
      </Stat>
      <Stat
        label={say("allStages", { stages: plan.stages.length })}
        context={say("allSave", { saved: money(last.saved) })}
      >
        <Num value={money(plan.spent)} size={3} />
      </Stat>
      <Stat
        label={say("thrownAway")}
        context={pieces === 0 ? say("thrownAway.none") : say("thrownAway.some", { price: money(price) })}
      >
        <Num value={String(pieces)} unit={say("thrownAway.pieces", { pieces })} size={3} />
      </Stat>
      <Stat label={say("aside")} context={say("aside.pays")}>
        <Num value={money(plan.aside)} unit={say("aside.month")} size={3} />
      </Stat>
    </StatRow>
  );
}

/** Why the first row is as long as it is, where the input decides it. */
function FewestPanels({ stage }: { readonly stage: PlannedStage }) {
  const { rows } = stage.system;
  if (rows === null || rows.parallel > 1 || rows.inSeries !== rows.fewest) return null;
  const { fewest, wakesAt, hotVoltage, shorter } = rows;
  return <p className="stages-because">{say("fewest", { fewest, wakes: wakesAt, volts: hotVoltage, shorter })}</p>;
}

function Spent({ plan }: { readonly plan: StagesPlan }) {
  const money = (value: number) => amount(value, plan.currency);
  const rows = [
    { label: say("today"), spending: plan.today },
    ...plan.stages.map(({ spending }, at) => ({ label: say("stageNumber", { number: at + 1 }), spending })),
  ];
  const most = Math.max(1, ...rows.map(({ spending }) => spending.total));
  return (
    <section aria-labelledby="stages-spending">
      <h2 id="stages-spending" className="type-h3 stages-rule">
        {say("spending")}
      </h2>
      <dl className="stage-bars">
        {rows.map(({ label, spending }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="stage-bar" aria-hidden="true">
                <span style={{ inlineSize: `${(100 * Math.max(0, spending.total)) / most}%` }} />
              </span>
              <span className="n">{money(spending.total)}</span>
              <span className="type-help text-text-2">
                {say("spending.parts", {
                  fuel: money(spending.fuel),
                  upkeep: money(spending.upkeep),
                  grid: money(spending.grid),
                })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A battery beside panels that feed the grid: both ways, with the rule that forbids one. */
function Joinings({ plan, money }: { readonly plan: StagesPlan; readonly money: (value: number) => string }) {
  return (
    <section aria-labelledby="stages-joining">
      <h2 id="stages-joining" className="type-h3 stages-rule">
        {say("joining")}
      </h2>
      <ul className="stage-joinings">
        {plan.joinings.map(({ way, rule, found, limit, price, givenUp, lost }) => (
          <li key={way}>
            {rule !== null
              ? say(`joining.${rule}`, { found: found ?? 0, limit: limit ?? 0 })
              : way === "ac"
                ? say("joining.ac", { price: money(price), lost })
                : say("joining.dc", { price: money(price), givenUp: money(givenUp), lost })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Otherwise({ plan, money }: { readonly plan: StagesPlan; readonly money: (value: number) => string }) {
  const { otherwise, firstAlone, spent } = plan;
  if (otherwise === null && firstAlone === null) return null;
  const inverter = plan.stages[0]?.system.inverter ?? 0;
  return (
    <section aria-labelledby="stages-bigger">
      <h2 id="stages-bigger" className="type-h3 stages-rule">
        {say("bigger")}
      </h2>
      {otherwise?.how === "small-first" && (
        <p className="mt-3">
          {say("bigger.inverter", { kilowatts: inverter / 1_000 })}. {say("bigger.because")}
        </p>
      )}
      <p className="stages-note">
        {otherwise?.how === "small-first" &&
          say("otherwise.smallFirst", {
            first: money(otherwise.first),
            lost: money(otherwise.lost),
            spent: money(otherwise.spent),
            chosen: money(spent),
          })}
        {otherwise?.how === "lasting" &&
          say("otherwise.lasting", {
            first: money(otherwise.first),
            spent: money(otherwise.spent),
            chosen: money(spent),
          })}{" "}
        {firstAlone !== null && say("firstAlone", { price: money(firstAlone) })}
      </p>
    </section>
  );
}
