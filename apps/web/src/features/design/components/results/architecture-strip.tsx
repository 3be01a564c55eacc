import type { Project } from "@sunwright/contract/projects";
import { batteryAmpHours, installedPanelPower, inverterKilowatts, panelCount } from "@sunwright/engine/sizing/results";
import type { ReactNode } from "react";
import { formatNumber } from "../../../../lib/format";
import { SectionRule } from "../../../../ui/section-rule";
import { BatterySymbol, HouseSymbol, InverterSymbol, SolarArraySymbol } from "../../../../ui/symbols";

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
  const sized = panels !== null;
  return (
    <section className="mt-9">
      <SectionRule
        title="System Architecture Overview"
        aside={
          sized ? (
            <button type="button" className="link" onClick={onResults}>
              {project.designIsCurrent ? "See the results" : "Sized before the last change. See the results"}
            </button>
          ) : (
            "The first three are sized in step 3."
          )
        }
      />
      <div className="architecture-strip">
        <Part
          symbol={<SolarArraySymbol />}
          label="Solar array"
          known={sized}
          value={panels === null ? NOT_YET : formatNumber(installedPanelPower(panelCount(panels)), 2)}
          unit="kW"
        />
        <Link />
        <Part
          symbol={<BatterySymbol />}
          label="Battery bank"
          known={sized}
          value={
            battery === 0
              ? "No battery needed"
              : `48V · ${battery === null ? NOT_YET : formatNumber(batteryAmpHours(battery))}`
          }
          unit={battery === 0 ? "" : "Ah"}
        />
        <Link />
        <Part
          symbol={<InverterSymbol />}
          label="Inverter"
          known={sized}
          value={inverter === null ? NOT_YET : formatNumber(inverterKilowatts(inverter), 2)}
          unit="kW"
        />
        <Link />
        <Part
          symbol={<HouseSymbol />}
          label="Load center"
          known
          value={formatNumber(dailyConsumption / 24 / 1000, 2)}
          unit={`kW (${formatNumber(peakPower / 1000, 2)} kW peak)`}
        />
      </div>
    </section>
  );
}

const Link = () => <span className="architecture-strip-link" aria-hidden="true" />;

interface PartProps {
  readonly symbol: ReactNode;
  readonly label: string;
  readonly known: boolean;
  readonly value: string;
  readonly unit: string;
}

const Part = ({ symbol, label, known, value, unit }: PartProps) => (
  <div className="architecture-strip-part" data-known={known}>
    {symbol}
    <div>
      <p className="type-label">{label}</p>
      <p className="n n-4">
        {value}
        {unit !== "" && <span className="unit"> {unit}</span>}
      </p>
    </div>
  </div>
);
