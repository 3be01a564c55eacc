import { ArrowDown } from "lucide-react";
import { DayStrip, type HourSource } from "../ui/day-strip";
import { HourBars } from "../ui/hour-bars";
import { Num } from "../ui/num";
import { Progress } from "../ui/progress";
import { Stat, StatRow } from "../ui/stat-row";
import {
  BatterySymbol,
  GeneratorSymbol,
  GridSymbol,
  HouseSymbol,
  InverterSymbol,
  SolarArraySymbol,
  SunSymbol,
} from "../ui/symbols";
import { Specimen } from "./gallery-specimen";

const strip: readonly HourSource[] = Array.from({ length: 24 }, (_, hour): HourSource => {
  if (hour >= 22) return "unmet";
  return hour >= 6 && hour < 17 ? "sun" : "battery";
});
const load = [
  420, 420, 410, 410, 410, 300, 320, 500, 820, 560, 640, 640, 790, 860, 720, 640, 1010, 380, 500, 1060, 960, 960, 830,
  640,
];
const consumption = {
  name: "Daily consumption",
  equation: (
    <>
      75 × 4 × 9 + 180 × 1 × 10 + … = <b>10,166 Wh</b>
    </>
  ),
  body: "Power × quantity × hours, over 11 appliances.",
};
const panels = {
  name: "Panels",
  equation: (
    <>
      10,166 Wh × 1.5 ÷ (6.5 h × 0.92) = <b>2,550 W</b>
    </>
  ),
  inputs: [
    { name: "Daily consumption", value: "10,166 Wh" },
    { name: "Sunlight hours", value: "6.5 h", source: "typed" },
  ],
  source: "AS/NZS 4509.2, section 3.4",
};

export function GalleryFigures() {
  return (
    <>
      <Specimen title="Energy: sun, battery, grid, unmet, load">
        <EnergyColours />
        <DayStrip
          className="mt-3"
          hours={strip}
          label="Sun from 06 to 17, battery before and after, 2 hours unmet from 22"
          caption="Day strip: 24 hours, one colour per hour"
        />
      </Specimen>
      <Specimen title="Stat row and the number that explains itself">
        <StatRow label="Consumption">
          <Stat label="Daily consumption">
            <Num size={2} value="10,166" unit="Wh" explanation={consumption} />
          </Stat>
          <Stat
            label="Hours supplied"
            context="36 h in the year are not"
            contextIcon={<ArrowDown size={14} strokeWidth={1.75} aria-hidden="true" />}
          >
            <Num size={2} value="99.6" unit="%" />
          </Stat>
        </StatRow>
        <div className="mt-4 flex flex-wrap items-baseline gap-6">
          <Num size={1} value="10,166" unit="Wh" label="Daily consumption" explanation={consumption} />
          <Num size={3} value="2,550" unit="W" label="Panels" explanation={panels} />
          <Num size={4} currency="₦" value="20,632,590" label="Estimated cost" explanation={panels} />
          <Num size={4} value="305" unit="kWh" />
        </div>
      </Specimen>
      <Specimen title="Hours of a day">
        <HourBars
          values={load}
          unit="W"
          label="Load by hour"
          sunFrom={6}
          sunTo={18}
          caption={
            <>
              <b>52%</b> is used between 06 and 18, while the sun is up.
            </>
          }
        />
        <Progress className="mt-5" label="Comparison" value={75} />
      </Specimen>
      <Specimen title="Symbols">
        <div className="flex flex-wrap gap-5">
          <SolarArraySymbol />
          <BatterySymbol />
          <InverterSymbol />
          <HouseSymbol />
          <GeneratorSymbol />
          <GridSymbol />
          <SunSymbol />
        </div>
      </Specimen>
    </>
  );
}

function EnergyColours() {
  const cell = "type-axis flex h-14 items-end px-2 py-1.5";
  return (
    <div className="grid grid-cols-5 gap-1.5">
      <div className={`${cell} bg-sun text-(--ink-900)`}>sun</div>
      <div className={`${cell} bg-battery text-(--ink-900)`}>battery</div>
      <div className={`${cell} bg-grid text-text-inv`}>grid</div>
      <div className={`${cell} ui-hatch-unmet`}>
        <span className="bg-sheet px-1 text-text">unmet</span>
      </div>
      <div className={`${cell} bg-load text-text-inv`}>load</div>
    </div>
  );
}
