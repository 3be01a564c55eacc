import type { ResultView } from "@sunwright/contract/result-views";
import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/results";
import { say as home } from "@sunwright/words/home-view";
import { say as pages } from "@sunwright/words/result-pages";
import type { Project } from "@sunwright/contract/projects";
import { inverterKilowatts, panelPowerOf } from "@sunwright/engine/sizing/rule/results";
import { batteryPromise } from "@sunwright/engine/sizing/rule/battery-promise";
import { busVoltageOf } from "@sunwright/engine/sizing/rule/bus-voltage";
import type { Design, DesignPart } from "@sunwright/engine/sizing/inputs/design";
import type { OneTap } from "@sunwright/engine/sizing/inputs/target";
import { BUS_VOLTAGE, type Currency, INVERTER_POWER } from "@sunwright/engine/parameters/options";
import { CornerDownRight } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/format";
import { moneyText, shortEstimate } from "../../../lib/money";
import { useDisplayCurrency, useResultView } from "../../../lib/preferences";
import { Button } from "../../../ui/button";
import { Num } from "../../../ui/num";
import { usePhone } from "../../../ui/use-media";
import { noBatteryText } from "@sunwright/report/grid-figures";
import { partsToBuy } from "@sunwright/report/parts-to-buy";
import { backupShown, promiseText } from "@sunwright/report/verdict";
import { explanationOf } from "../../../lib/explanation";
import { BatteryComponent, InverterComponent, PanelComponent } from "./component-drawings";
import { CostEstimation } from "./cost-estimation";
import { Fact, Facts, Traced, View } from "./view";

interface SummarySectionsProps {
  readonly project: Pick<Project, "currency">;
  readonly design: Design;
  /** What lets a person choose another part of a kind; left out where they may only look. */
  readonly chooser?: ((kind: DesignPart["kind"]) => ReactNode) | undefined;
  /** Designs again by the other rule of the battery, or another voltage of it; left out where they may only look. */
  readonly onRule?: ((rule: OneTap) => void) | undefined;
}

/** Under the drawing: what to do, what it is made of, what it costs, and the load it carries. */
export function SummarySections({ project, design, chooser, onRule }: SummarySectionsProps) {
  const currency = useDisplayCurrency(project.currency);
  const view = useResultView();
  const phone = usePhone();
  const { cost, load, parts } = design;
  const estimate = moneyText(shortEstimate(cost.total.value, currency));
  const energy = formatNumber(load.dailyConsumption.value / 1000, 2);
  const recommendations = shownAdvice(design, view);
  /** Home closes what stands under a heading of the specification, and says it in short beside it. */
  const closed = (figure: string, atHome = figure) =>
    view === "home" ? { figure: phone ? figure : atHome, everywhere: true } : { figure };
  return (
    <div className="summary-sections" data-view={view}>
      <View
        ruled
        title={say("recommendations")}
        fold={{ figure: pages("closed.recommendations", { count: recommendations.length }), open: true }}
      >
        <Recommendations recommendations={recommendations} currency={currency} onTap={onRule} />
      </View>
      <View ruled title={say("systemComponents")} fold={closed(componentsInShort(design), componentsAtHome(design))}>
        <SystemComponents design={design} />
      </View>
      <View
        ruled
        title={say("costEstimation")}
        className="summary-cost"
        fold={closed(estimate, home("closed.fixedRates", { amount: estimate }))}
      >
        <CostEstimation key={currency} cost={cost} design={design} currency={currency} />
      </View>
      <View
        ruled
        title={say("quickStats")}
        className="summary-stats"
        fold={closed(
          pages("closed.perDay", { energy }),
          home("closed.stats", { energy, peak: formatNumber(load.peakPower.value / 1000, 2) }),
        )}
      >
        <QuickStats design={design} />
        <BatteryRuleLine design={design} onRule={onRule} />
      </View>
      {parts.length > 0 && (
        <View
          ruled
          title={say("whatToBuy")}
          className="summary-parts"
          fold={closed(pages("closed.pieces", { count: parts.length }))}
        >
          <WhatToBuy design={design} currency={currency} chooser={chooser} />
        </View>
      )}
    </div>
  );
}

/** What only who wires it can follow stays with the engineer. */
const shownAdvice = ({ recommendations }: Design, view: ResultView) =>
  view === "engineer" ? recommendations : recommendations.filter(({ id }) => !WIRING_ADVICE.has(id));
const WIRING_ADVICE: ReadonlySet<string> = new Set(["string-wiring", "shorter-run"]);

const panelsInShort = ({ panels }: Design) =>
  say("panelCount", { panels: formatNumber(panels.count.value), watts: panelPowerOf(panels) });

/** "7 × 400 W, 235 Ah" */
const componentsInShort = (design: Design) =>
  design.battery.governedBy === "none"
    ? panelsInShort(design)
    : `${panelsInShort(design)}, ${formatNumber(design.battery.ampHours.value)} ${say("unit.ah")}`;

function componentsAtHome(design: Design): string {
  const panels = home("part.panelsDetail", {
    panels: design.panels.count.value,
    watts: panelPowerOf(design.panels),
  });
  const inverter = formatNumber(inverterKilowatts(design.inverter.capacity.value), 1);
  if (design.battery.governedBy === "none") return home("closed.withoutBattery", { panels, inverter });
  const battery = formatNumber(design.battery.capacity.value / 1000, 1);
  return home("closed.components", { panels, battery, inverter });
}

function QuickStats({ design }: { readonly design: Design }) {
  const { load, battery } = design;
  return (
    <Facts>
      <Fact label={say("dailyConsumption")}>
        <Traced
          trace={load.dailyConsumption}
          value={formatNumber(load.dailyConsumption.value / 1000, 2)}
          unit={say("unit.kwh")}
        />
      </Fact>
      <Fact label={say("monthlyConsumption")}>
        <Traced
          trace={load.monthlyConsumption}
          value={formatNumber(load.monthlyConsumption.value)}
          unit={say("unit.kwh")}
        />
      </Fact>
      <Fact label={say("peakPower")}>
        <Traced trace={load.peakPower} value={formatNumber(load.peakPower.value / 1000, 2)} unit={say("unit.kw")} />
      </Fact>
      <Fact label={say("largestHour")}>
        <Traced
          trace={load.coincidentPeak}
          value={formatNumber(load.coincidentPeak.value / 1000, 2)}
          unit={say("unit.kw")}
        />
      </Fact>
      <Fact label={say("backup")}>
        {battery.governedBy === "none" ? (
          <span>{say("noBackup")}</span>
        ) : (
          <Num
            value={backupShown(design)}
            explanation={{ ...explanationOf(battery.capacity), name: say("backupCapacity") }}
          />
        )}
      </Fact>
    </Facts>
  );
}

/** What the rule of the battery buys, and the other rule a tap away. */
function BatteryRuleLine({ design, onRule }: Pick<SummarySectionsProps, "design" | "onRule">) {
  const promise = batteryPromise(design);
  if (promise === null) return null;
  const text = promiseText(design);
  const offered = onRule !== undefined && (promise.short || !promise.byHours);
  if (text === null && !offered) return null;
  return (
    <div className="mt-2">
      {text && <p className="type-help text-text-2">{text}</p>}
      {offered && (
        <Button variant="outline" size="sm" className="mt-2" onClick={() => onRule(promise.other)}>
          {promise.byHours ? say("sizeForDays", { days: promise.days }) : say("sizeForHours")}
        </Button>
      )}
    </div>
  );
}

function SystemComponents({ design: { panels, battery, inverter, grid, basis } }: { readonly design: Design }) {
  const hasBattery = battery.governedBy !== "none";
  return (
    <ul>
      <Component
        drawing={<PanelComponent />}
        label={say("solarPanels")}
        figure={
          <Traced
            trace={panels.count}
            value={say("panelCount", { panels: formatNumber(panels.count.value), watts: panelPowerOf(panels) })}
          />
        }
        detail={say("panelTechnology")}
      />
      <Component
        drawing={<BatteryComponent />}
        label={say("batteryBank")}
        figure={
          hasBattery ? (
            <Traced
              trace={battery.ampHours}
              value={say("batteryVoltageAndCharge", {
                voltage: `${busVoltageOf(basis.parameters)}`,
                charge: formatNumber(battery.ampHours.value),
              })}
            />
          ) : (
            noBatteryText({ grid })
          )
        }
        detail={hasBattery ? say("batteryTechnology") : say("gridCarriesNights")}
      />
      <Component
        drawing={<InverterComponent />}
        label={say("inverter")}
        figure={
          <Traced
            trace={inverter.capacity}
            value={say("inverterPower", { power: formatNumber(inverterKilowatts(inverter.capacity.value), 2) })}
          />
        }
        detail={
          grid === null ? say("inverterDetail") : say("inverterByArray", { ratio: formatNumber(grid.ratio.value, 2) })
        }
      />
    </ul>
  );
}

interface WhatToBuyProps extends Pick<SummarySectionsProps, "design" | "chooser"> {
  readonly currency: Currency;
}

/** Whole pieces, each with why it is so many and of this size. */
const WhatToBuy = ({ design, currency, chooser }: WhatToBuyProps) => (
  <ul className="pieces mt-2.5 grid gap-2.5 type-small">
    {partsToBuy(design, currency).map(({ kind, label, text, trace, notes }) => (
      <li key={kind}>
        <p className="type-label">{label}</p>
        <p className="n n-4">
          <Traced trace={trace} value={text} />
        </p>
        {notes.map((beside) => (
          <p key={beside.text} className="type-help text-text-3">
            {beside.text}{" "}
            <Num
              className="why-mark"
              value={say("why")}
              explanation={explanationOf(beside.trace)}
              label={say("whyOf", { recommendation: tell(beside.trace.name) })}
            />
          </p>
        ))}
        {chooser?.(kind)}
      </li>
    ))}
  </ul>
);

interface ComponentProps {
  readonly drawing: ReactNode;
  readonly label: string;
  readonly figure: ReactNode;
  readonly detail: string;
}

const Component = ({ drawing, label, figure, detail }: ComponentProps) => (
  <li className="result-component">
    {drawing}
    <div>
      <p className="type-label">{label}</p>
      <p className="n n-4">{figure}</p>
      <p className="type-help text-text-3">{detail}</p>
    </div>
  </li>
);

interface RecommendationsProps {
  readonly recommendations: Design["recommendations"];
  readonly currency: Currency;
  readonly onTap: SummarySectionsProps["onRule"];
}

function Recommendations({ recommendations, currency, onTap }: RecommendationsProps) {
  if (recommendations.length === 0) return <p className="mt-2.5 type-small text-text-2">{say("noRecommendations")}</p>;
  return (
    <ul className="mt-2.5 grid gap-2.5 type-small">
      {recommendations.map(({ id, text, trace, offer }) => (
        <li key={id} className="flex items-start gap-2.5">
          <CornerDownRight size={16} strokeWidth={2} aria-hidden="true" className="mt-0.5 flex-none text-text-3" />
          <span>
            {tell(text, currency)}
            {trace && (
              <>
                {" "}
                <Num
                  className="why-mark"
                  value={say("why")}
                  explanation={explanationOf(trace)}
                  label={say("whyOf", { recommendation: tell(trace.name) })}
                />
              </>
            )}
            {offer !== undefined && onTap !== undefined && (
              <Button variant="outline" size="sm" className="mt-2 block" onClick={() => onTap(offer)}>
                {offer[BUS_VOLTAGE] === undefined
                  ? say("takeInverter", { power: offer[INVERTER_POWER] ?? 0 })
                  : say("takeVoltage", { volts: offer[BUS_VOLTAGE] })}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
