import { LABEL_FITS, type ArchitectureGeometry } from "@sunwright/engine/report/architecture";
import {
  bandPaths,
  batteryMiddle,
  GENERATOR_DROP,
  otherSourcesTop,
  outsideBands,
  rightOf,
  surplusEnd,
} from "@sunwright/engine/report/bands";
import type { DrawnFlows } from "@sunwright/engine/report/drawn-flows";
import { kilowattHours } from "@sunwright/engine/report/format";
import { BandLabel, Note } from "./drawing-parts";

interface BandsProps {
  readonly at: ArchitectureGeometry;
  readonly flows: DrawnFlows;
}

/** Energy as bands: sun and battery to the inverter, inverter and grid to the house. */
export function Bands({ at, flows, hatches }: BandsProps & { readonly hatches: { surplus: string; unmet: string } }) {
  const paths = bandPaths(at);
  const { bands, harvestTop, directTop, loadTop, inverter, house } = at;
  const start = rightOf(at.panels);
  const out = rightOf(inverter);
  return (
    <g className="architecture-bands">
      {flows.intoBattery > 0 && <path d={paths.intoBattery} fill="var(--sun)" />}
      <rect x={start} y={directTop} width={inverter.x - start} height={bands.direct} fill="var(--sun)" />
      {flows.fromBattery > 0 && <path d={paths.fromBattery} fill="var(--battery)" />}
      {flows.surplus > 0 && <path d={paths.surplus} fill={hatches.surplus} stroke="var(--sun-edge)" />}
      <path
        d={`M${start} ${harvestTop}V${directTop + bands.direct + bands.surplus}`}
        stroke="var(--sun-edge)"
        strokeWidth={1.4}
      />
      <rect x={out} y={loadTop} width={house.x - out} height={bands.served} fill="var(--load)" />
      <OutsideBands at={at} />
      {flows.unmet > 0 && (
        <rect
          x={out}
          y={loadTop + bands.served}
          width={house.x - out}
          height={Math.max(bands.unmet, 2)}
          fill={hatches.unmet}
          stroke="var(--unmet)"
        />
      )}
    </g>
  );
}

/** Between the foot of the inverter and the sources outside. */
function OutsideBands({ at }: { readonly at: ArchitectureGeometry }) {
  const { generator, gridImport, gridExport } = outsideBands(at);
  const foot = at.inverter.y + at.inverter.height;
  const ground = otherSourcesTop(at);
  return (
    <>
      {generator && <rect {...generator} y={foot} height={ground + GENERATOR_DROP - foot} fill="var(--gen)" />}
      {gridImport && <rect {...gridImport} y={foot} height={ground - foot} fill="var(--grid)" />}
      {gridExport && (
        <rect {...gridExport} y={foot} height={ground - foot} fill="var(--sun)" stroke="var(--sun-edge)" />
      )}
    </>
  );
}

/** As many words as the band from inverter to house has room for. [px] */
function loadWords({ unmet }: DrawnFlows, length: number): string {
  if (length <= 90) return "";
  if (length <= 130) return "kWh";
  return unmet > 0 ? "kWh served" : "kWh a day";
}

function surplusWords(hasBattery: boolean, wide: boolean): string {
  if (!wide) return "surplus";
  return hasBattery ? "surplus, the battery is full" : "surplus, nobody takes it";
}

/** Figures in the bands, and beside those too thin to hold one. */
export function BandLabels({ at, flows, hasBattery }: BandsProps & { readonly hasBattery: boolean }) {
  const { bands, directTop, battery, inverter, house, loadTop } = at;
  const start = rightOf(at.panels);
  const out = rightOf(inverter);
  const middle = batteryMiddle(at);
  const wide = at.width > 1000;
  const end = surplusEnd(at);
  return (
    <>
      <BandLabel
        x={start + (inverter.x - start) * 0.32}
        y={directTop + bands.direct / 2}
        height={bands.direct}
        value={flows.direct}
        words={wide ? "kWh direct to the inverter" : "kWh direct"}
      />
      <BandLabel
        x={battery.x - (wide ? 62 : 34)}
        y={middle}
        height={bands.intoBattery}
        value={flows.intoBattery}
        words={wide ? "in" : ""}
      />
      <BandLabel
        x={rightOf(battery) + 8}
        y={middle}
        height={bands.fromBattery}
        value={flows.fromBattery}
        words={wide ? "out" : ""}
      />
      <BandLabel
        dark
        x={out + 14}
        y={loadTop + bands.served / 2}
        height={bands.served}
        value={flows.served}
        words={loadWords(flows, house.x - out)}
      />
      {bands.direct > 0 && bands.direct < LABEL_FITS && (
        <Note strong x={start + (inverter.x - start) * 0.4} y={directTop + bands.direct + 16}>
          {`${kilowattHours(flows.direct)} kWh direct`}
        </Note>
      )}
      {flows.surplus > 0 && (
        <Note strong x={end.x + 12} y={end.y + bands.surplus / 2 + 5}>
          {`${kilowattHours(flows.surplus)} kWh ${surplusWords(hasBattery, wide)}`}
        </Note>
      )}
      {flows.unmet > 0 && (
        <Note strong x={out + 6} y={loadTop - 8}>
          {`${kilowattHours(flows.unmet)} kWh ${wide ? "not served" : "unmet"}`}
        </Note>
      )}
    </>
  );
}
