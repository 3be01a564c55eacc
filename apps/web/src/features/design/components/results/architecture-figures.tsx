import type { Design } from "@sunwright/engine/sizing/design";
import type { SystemType } from "@sunwright/engine/sizing/options";
import type { ReactNode } from "react";
import { formatNumber } from "../../../../lib/format";
import { loadCenterTrace, solarArrayTrace } from "../../model/shown-traces";
import { Traced } from "./view";

export interface ArchitectureProps {
  readonly design: Design;
  readonly systemType: SystemType;
  /** Of the load; null for direct input. */
  readonly applianceCount: number | null;
  /** Just calculated: the bands draw themselves once. */
  readonly fresh?: boolean;
}

interface ArchitectureFigure {
  readonly label: string;
  readonly figure: ReactNode;
  readonly detail: string;
}

/** The compact form puts what stands beside a figure under it. */
export function architectureFigures(
  design: Design,
  applianceCount: number | null,
  compact = false,
): ArchitectureFigure[] {
  const { panels, battery, inverter } = design;
  const count = panels.count.value;
  const array = solarArrayTrace(panels.capacity.value);
  return [
    {
      label: "Solar array",
      figure: <Traced size={3} trace={array} value={formatNumber(array.value, 2)} unit="kW" />,
      detail: `${formatNumber(count)} × 400 W · ${formatNumber(panels.capacity.value)} W recommended`,
    },
    battery.governedBy === "none" ? NO_BATTERY : batteryFigure(battery, compact),
    {
      label: "Inverter",
      figure: (
        <Traced size={3} trace={inverter.capacity} value={formatNumber(inverter.capacity.value / 1000, 2)} unit="kW" />
      ),
      detail: "Pure sine wave · 100% safety margin",
    },
    loadFigure(design, applianceCount, compact),
  ];
}

const NO_BATTERY: ArchitectureFigure = {
  label: "Battery bank",
  figure: <span className="n n-4 architecture-none">No battery needed</span>,
  detail: "The grid carries the nights",
};

function batteryFigure({ ampHours, capacity }: Design["battery"], compact: boolean): ArchitectureFigure {
  const figure = <Traced size={3} trace={ampHours} value={formatNumber(ampHours.value)} unit="Ah" />;
  const energy = `${formatNumber(capacity.value / 1000, 1)} kWh lithium iron · 90% usable`;
  if (compact) return { label: "Battery bank", figure, detail: `48V, ${energy}` };
  return {
    label: "Battery bank",
    figure: (
      <>
        <span className="n n-3">
          48<span className="unit">V</span>{" "}
        </span>
        {figure}
      </>
    ),
    detail: energy,
  };
}

function loadFigure({ load }: Design, applianceCount: number | null, compact: boolean): ArchitectureFigure {
  const { dailyConsumption: daily, peakPower } = load;
  const mean = loadCenterTrace(daily.value);
  const peak = `(${formatNumber(peakPower.value / 1000, 2)} kW peak)`;
  const energy = `${formatNumber(daily.value / 1000, 2)} kWh a day`;
  const use = applianceCount === null ? energy : `${energy} over ${applianceWord(applianceCount)}`;
  return {
    label: "Load center",
    figure: <Traced size={3} trace={mean} value={formatNumber(mean.value, 2)} unit={compact ? "kW" : `kW ${peak}`} />,
    detail: compact ? `${peak} · ${use}` : use,
  };
}

const applianceWord = (count: number) => (count === 1 ? "1 appliance" : `${formatNumber(count)} appliances`);
