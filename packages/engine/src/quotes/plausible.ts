import {
  BELIEVED_DENSITY,
  DENSEST_PANEL,
  ENERGY_TOLERANCE,
  MOST_ABOVE_LABEL,
  MOST_CYCLES,
  MOST_USABLE,
  SHARE_UNVERIFIED,
} from "./limits";
import { type Here, worthOf } from "./prices";
import type { Quote, QuotedBattery, QuotedPanels, Warning } from "./quote";
import type { SimulatedQuote } from "./simulated-quote";
import { believedKwh, believedWatts, densityOf, isLead, labelPower } from "./stated-parts";
import { told } from "./told";

type Found = Omit<Warning, "cost">;

/** Statements of parts that cannot be true, and those that nobody can check. */
export function statementWarnings(
  { quote, house }: Pick<SimulatedQuote, "quote" | "house">,
  here: Here,
): readonly Warning[] {
  const onGrid = house.input.parameters.systemType === "on-grid";
  const panels = quote.panels ?? {};
  const battery = onGrid ? {} : (quote.battery ?? {});
  return [
    ...panelFaults(panels).map((found) => ({
      ...found,
      cost: untrueShareOfPanels(panels) * worthOf("panels", quote, here),
    })),
    ...batteryFaults(battery).map((found) => ({
      ...found,
      cost: untrueShareOfBattery(battery) * worthOf("battery", quote, here),
    })),
    ...unverifiable(quote, here, onGrid),
  ];
}

/** At least this share of a part that is untrue in something. House rule. */
const LEAST_SHARE = 0.05;
const untrueShareOfPanels = (panels: QuotedPanels) =>
  Math.max(LEAST_SHARE, panels.watts == null || panels.watts === 0 ? 0 : 1 - believedWatts(panels) / panels.watts);
const untrueShareOfBattery = (battery: QuotedBattery) =>
  Math.max(LEAST_SHARE, battery.kwh == null || battery.kwh === 0 ? 0 : 1 - believedKwh(battery) / battery.kwh);

/** The first that holds: one panel is warned of once. */
function panelFaults(panels: QuotedPanels): readonly Found[] {
  const { watts, voc, vmp, isc, imp } = panels;
  const [density, label] = [densityOf(panels), labelPower(panels)];
  const about = { code: "panel_implausible", about: "panels" } as const;
  const simulated = believedWatts(panels);
  if (density !== null && density > DENSEST_PANEL) {
    const text = told("panelDensity", { share: density / 1_000, most: DENSEST_PANEL / 1_000, simulated });
    return [{ ...about, stated: density, found: BELIEVED_DENSITY, unit: "W/m²", text }];
  }
  if (watts != null && label !== null && watts > MOST_ABOVE_LABEL * label) {
    const text = told("panelLabel", { watts, label, simulated });
    return [{ ...about, stated: watts, found: label, unit: "W", text }];
  }
  if (vmp != null && voc != null && vmp >= voc)
    return [{ ...about, stated: vmp, found: voc, unit: "V", text: told("panelVolts", { vmp, voc }) }];
  if (imp != null && isc != null && imp >= isc)
    return [{ ...about, stated: imp, found: isc, unit: "A", text: told("panelAmperes", { imp, isc }) }];
  return [];
}

function batteryFaults(battery: QuotedBattery): readonly Found[] {
  const { kwh, volts, ampHours, usablePercent, cycles } = battery;
  const about = { code: "battery_implausible", about: "battery" } as const;
  const product = volts == null || ampHours == null ? null : (volts * ampHours) / 1_000;
  const kind = isLead(battery) ? "lead" : "lithium";
  const mostCycles = MOST_CYCLES[kind];
  if (kwh != null && product !== null && Math.abs(kwh / product - 1) > ENERGY_TOLERANCE) {
    const text = told("batteryEnergy", { kwh, product, simulated: believedKwh(battery) });
    return [{ ...about, stated: kwh, found: product, unit: "kWh", text }];
  }
  if (usablePercent != null && usablePercent > MOST_USABLE) {
    const text = told("batteryUsable", { stated: usablePercent / 100, most: MOST_USABLE / 100 });
    const mild = usablePercent <= 100;
    return [{ ...about, stated: usablePercent, found: MOST_USABLE, unit: "%", text, ...(mild && { mild }) }];
  }
  if (cycles != null && cycles > mostCycles) {
    const text = told("batteryCycles", { cycles, most: mostCycles, kind });
    return [{ ...about, stated: cycles, found: mostCycles, unit: "", text, mild: true }];
  }
  return [];
}

/** Without these no string, no energy and no power can be judged. */
const VITAL = {
  panels: ["count", "watts", "voc", "vmp", "isc"],
  battery: [],
  inverter: ["watts", "pvMaxVolts", "mpptVolts"],
} as const;

/** Parts that are offered with neither a datasheet nor a product of the catalogue, or without a figure that decides. */
function unverifiable(quote: Quote, here: Here, onGrid: boolean): readonly Warning[] {
  const parts = onGrid ? (["panels", "inverter"] as const) : (["panels", "battery", "inverter"] as const);
  return parts.flatMap((part): readonly Warning[] => {
    const offered = quote[part];
    if (offered == null) return [];
    const stated = new Map<string, unknown>(Object.entries(offered));
    const open = [
      ...VITAL[part].filter((field) => stated.get(field) == null),
      ...(part === "battery" && believedKwh(quote.battery ?? {}) === 0 ? ["kwh"] : []),
    ];
    const noSheet = offered.datasheet !== true;
    if (!noSheet && open.length === 0) return [];
    return [
      {
        code: "unverifiable",
        about: part,
        stated: null,
        found: noSheet ? "datasheet" : open.join(", "),
        unit: "",
        text: noSheet ? told("noDatasheet", { part }) : told("notStated", { part, figures: open.join(", ") }),
        cost: SHARE_UNVERIFIED * worthOf(part, quote, here),
      },
    ];
  });
}
