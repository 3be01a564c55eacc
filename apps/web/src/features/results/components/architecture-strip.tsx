import { say } from "@sunwright/words/results";
import type { Project } from "@sunwright/contract/projects";
import { busVoltageOf } from "@sunwright/engine/sizing/rule/bus-voltage";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { SectionRule } from "../../../ui/section-rule";
import { BatterySymbol, HouseSymbol, InverterSymbol, SolarArraySymbol } from "../../../ui/symbols";
import { batteryBankTrace, inverterTrace, loadCenterTrace, arrayTraceOf } from "@sunwright/report/shown-traces";
import { explainedLater } from "./told-later";

interface ArchitectureStripProps {
  readonly project: Project;
  /** [Wh a day] */
  readonly dailyConsumption: number;
  /** [W] */
  readonly peakPower: number;
  readonly onResults: () => void;
}

const NOT_YET = "—";

/** The System Architecture Overview of the first step: four figures on a line, three of them open until calculated. */
export function ArchitectureStrip({ project, dailyConsumption, peakPower, onResults }: ArchitectureStripProps) {
  const { recommendedPanelCapacity: panels, recommendedBatteryCapacity: battery } = project;
  const inverter = project.recommendedInverterCapacity;
  const voltage = busVoltageOf(project);
  const sized = panels !== null;
  return (
    <section className="mt-9">
      <SectionRule
        title={say("systemArchitecture")}
        aside={
          sized ? (
            <button type="button" className="link" onClick={onResults}>
              {say("seeResults", { design: stateOf(project) })}
            </button>
          ) : (
            say("sizedInStepThree")
          )
        }
      />
      <div className="architecture-strip">
        <Part
          symbol={<SolarArraySymbol />}
          label={say("solarArray")}
          known={sized}
          trace={panels === null ? null : arrayTraceOf(panels)}
          unit={say("unit.kw")}
        />
        <Link />
        <Part
          symbol={<BatterySymbol />}
          label={say("batteryBank")}
          known={sized}
          before={battery === 0 ? undefined : `${voltage}V · `}
          trace={battery === null || battery === 0 ? null : batteryBankTrace(battery, voltage)}
          open={battery === 0 ? say("noBatteryNeeded") : NOT_YET}
          digits={0}
          unit={battery === 0 ? "" : say("unit.ah")}
        />
        <Link />
        <Part
          symbol={<InverterSymbol />}
          label={say("inverter")}
          known={sized}
          trace={inverter === null ? null : inverterTrace(inverter)}
          unit={say("unit.kw")}
        />
        <Link />
        <Part
          symbol={<HouseSymbol />}
          label={say("loadCenter")}
          known
          trace={loadCenterTrace(dailyConsumption)}
          unit={say("loadCenterUnit", { peak: formatNumber(peakPower / 1000, 2) })}
        />
      </div>
    </section>
  );
}

function stateOf({ designIsOutdated, designIsCurrent }: Project): "outdated" | "current" | "changed" {
  if (designIsOutdated) return "outdated";
  return designIsCurrent ? "current" : "changed";
}

const Link = () => <span className="architecture-strip-link" aria-hidden="true" />;

interface PartProps {
  readonly symbol: ReactNode;
  readonly label: string;
  readonly known: boolean;
  /** Null until sized; then `open` stands in its place. */
  readonly trace: Trace | null;
  readonly open?: string;
  readonly before?: string | undefined;
  readonly digits?: number;
  readonly unit: string;
}

const Part = ({ symbol, label, known, trace, open = NOT_YET, before, digits = 2, unit }: PartProps) => (
  <div className="architecture-strip-part" data-known={known}>
    {symbol}
    <div>
      <p className="type-label">{label}</p>
      <p className="n n-4">
        {before}
        {trace ? (
          <Num value={formatNumber(trace.value, digits)} unit={unit} explanation={explainedLater(trace)} />
        ) : (
          <>
            {open}
            {unit !== "" && <span className="unit"> {unit}</span>}
          </>
        )}
      </p>
    </div>
  </div>
);
