import { materialsOf } from "../procurement/materials";
import type { MaterialLine } from "../procurement/material";
import { PANEL, PANEL_EFFICIENCY, PANEL_POWER } from "../sizing/inputs/defaults";
import type { Design } from "../sizing/inputs/design";
import type { QuotedBattery, QuotedCables, QuotedInverter, QuotedPanels } from "./quote";
import { LINE_KINDS, type WrittenKind } from "./written-quote";

/** What a firm begins a quote with: the parts of a design, no prices. */
export interface DesignQuoted {
  readonly panels: Omit<QuotedPanels, "count">;
  readonly battery: QuotedBattery | null;
  readonly inverter: QuotedInverter;
  readonly cables: QuotedCables;
  /** A line a kind, in the order of `LINE_KINDS`. What comes as a set has quantity 1. */
  readonly lines: readonly { readonly kind: WrittenKind; readonly quantity: number }[];
}

/** A design's own parts, with the figures that are known of them. Without a chosen product nobody has a datasheet yet. */
export function designQuoted(design: Design): DesignQuoted {
  return {
    panels: panelsOf(design),
    battery: design.battery.capacity.value > 0 ? batteryOf(design) : null,
    inverter: inverterOf(design),
    cables: cablesOf(design),
    lines: linesOf(design),
  };
}

function panelsOf({ basis }: Design): DesignQuoted["panels"] {
  const row = basis.parts?.module?.row;
  if (row !== undefined)
    return {
      watts: row.power,
      areaM2: row.area > 0 ? row.area : null,
      voc: row.openVoltage,
      vmp: row.powerVoltage,
      isc: row.shortCircuitCurrent,
      imp: row.powerCurrent,
      vocPercentPerK: 100 * row.openVoltagePerKelvin,
      datasheet: true,
    };
  return {
    watts: PANEL_POWER,
    areaM2: Math.round(PANEL_POWER / PANEL_EFFICIENCY / 10) / 100,
    voc: PANEL.openVoltage,
    vmp: PANEL.powerVoltage,
    isc: PANEL.shortCircuitCurrent,
    imp: PANEL.powerCurrent,
    vocPercentPerK: 100 * PANEL.openVoltagePerKelvin,
    datasheet: false,
  };
}

function batteryOf({ battery, basis }: Design): QuotedBattery {
  const [wattHours, ampHours] = [battery.capacity.value, battery.ampHours.value];
  const row = basis.parts?.battery?.row;
  return {
    volts: ampHours > 0 ? Math.round((10 * wattHours) / ampHours) / 10 : null,
    ampHours: Math.round(ampHours),
    kwh: Math.round(wattHours / 10) / 100,
    chemistry: row?.chemistry ?? "LFP",
    usablePercent: row?.usableShare == null ? 90 : 100 * row.usableShare,
    cycles: row?.cycles ?? null,
    datasheet: row !== undefined,
  };
}

function inverterOf({ inverter, basis, parts }: Design): QuotedInverter {
  const row = basis.parts?.inverter?.row;
  const pieces = parts.find(({ kind }) => kind === "inverter")?.count ?? 1;
  const watts = inverter.capacity.value;
  if (row?.kind !== "battery-inverter") return { watts, surgeWatts: 2 * watts, datasheet: row !== undefined };
  return {
    watts,
    surgeWatts: row.surgePower === null ? null : pieces * row.surgePower,
    pvMaxVolts: row.panelVoltageMax,
    mpptVolts: row.trackerMin === null || row.trackerMax === null ? null : [row.trackerMin, row.trackerMax],
    datasheet: true,
  };
}

function cablesOf({ electrical }: Design): QuotedCables {
  const sizeOf = (run: string) => electrical.circuits.find((circuit) => circuit.run === run)?.size.value ?? null;
  return {
    panelToInverterMm2: sizeOf("panel-inverter"),
    batteryMm2: sizeOf("battery-inverter"),
    loadMm2: sizeOf("inverter-load"),
  };
}

const KIND_OF: Readonly<Partial<Record<MaterialLine["category"], WrittenKind>>> = {
  panel: "panels",
  battery: "battery",
  inverter: "inverter",
  mounting: "mounting",
  cable: "cables",
  isolator: "dc-isolator",
  "surge-protection": "surge-protection",
  breaker: "ac-breaker",
  "residual-current": "rcd",
  earthing: "earthing",
};
const COUNTED: ReadonlySet<WrittenKind> = new Set<WrittenKind>(["panels", "battery", "inverter"]);

export function kindOfLine({ category, id }: Pick<MaterialLine, "category" | "id">): WrittenKind {
  if (category === "fuse" || category === "fuse-holder") return id.startsWith("battery") ? "battery-fuse" : "dc-fuse";
  return KIND_OF[category] ?? "other";
}

function linesOf(design: Design): DesignQuoted["lines"] {
  const lines = materialsOf(design);
  return LINE_KINDS.flatMap((kind) => {
    const ofKind = lines.filter((line) => kindOfLine(line) === kind);
    if (ofKind.length === 0) return [];
    const pieces = ofKind.reduce((sum, { quantity }) => sum + quantity, 0);
    return [{ kind, quantity: COUNTED.has(kind) ? pieces : 1 }];
  });
}
