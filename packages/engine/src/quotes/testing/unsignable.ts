import { PARTS_NEEDED } from "../lines";
import type { Quote, WarningCode } from "../quote";

/** A quote that nobody should sign. Null where the quote cannot have the fault: an on-grid system has no battery. */
interface Unsignable {
  readonly fault: string;
  readonly code: WarningCode;
  readonly of: (quote: Quote) => Quote | null;
}

const protection = PARTS_NEEDED.filter((part) => part !== "cables" && part !== "mounting");

const without = (part: string): Unsignable => ({
  fault: `no ${part}`,
  code: "missing_part",
  of: (quote) =>
    quote.parts?.includes(part) === true ? { ...quote, parts: quote.parts.filter((one) => one !== part) } : null,
});

const certified = (fault: string, certificate: Quote["certificate"]): Unsignable => ({
  fault,
  code: "certificate",
  of: (quote) => ({ ...quote, certificate }),
});

const paid = (fault: string, milestones: Quote["milestones"]): Unsignable => ({
  fault,
  code: "upfront_high",
  of: (quote) => ({ ...quote, milestones }),
});

const cable = (field: "panelToInverterMm2" | "batteryMm2" | "loadMm2", areaMm2: number): Unsignable => ({
  fault: `${field} ${areaMm2} mm²`,
  code: "wiring",
  of: (quote) =>
    quote.cables?.[field] == null || quote.cables[field] <= areaMm2
      ? null
      : { ...quote, cables: { ...quote.cables, [field]: areaMm2 } },
});

/** A line at a share of its price, the total with it. */
const priced = (what: string, share: number): Unsignable => ({
  fault: `${what} at ${share} of the price`,
  code: "price_low",
  of: (quote) => {
    const line = (quote.lines ?? []).find((one) => one.what === what);
    if (line?.unit == null || line.total == null || quote.total == null) return null;
    const cut = { ...line, unit: share * line.unit, total: share * line.total };
    const lines = (quote.lines ?? []).map((one) => (one === line ? cut : one));
    return { ...quote, lines, total: quote.total - (1 - share) * line.total };
  },
});

/** By the marketplace's design, section 10, and what the trade takes for dangerous; no figure of the checker is asked. */
export const UNSIGNABLE: readonly Unsignable[] = [
  ...protection.map(without),
  cable("batteryMm2", 6),
  {
    fault: "a battery cable of no stated size",
    code: "wiring",
    of: (quote) =>
      quote.cables?.batteryMm2 == null ? null : { ...quote, cables: { ...quote.cables, batteryMm2: null } },
  },
  {
    fault: "no cable sizes",
    code: "wiring",
    of: (quote) => (quote.cables?.batteryMm2 == null ? null : { ...quote, cables: null }),
  },
  {
    fault: "nothing said of protection",
    code: "missing_part",
    of: (quote) => (quote.parts == null ? null : { ...quote, parts: null }),
  },
  cable("panelToInverterMm2", 0.5),
  cable("loadMm2", 0.5),
  {
    fault: "panels of 300 W/m²",
    code: "panel_implausible",
    of: (quote) =>
      quote.panels?.watts == null ? null : { ...quote, panels: { ...quote.panels, areaM2: quote.panels.watts / 300 } },
  },
  {
    fault: "a battery of a third more energy than its volts and ampere-hours",
    code: "battery_implausible",
    of: (quote) =>
      quote.battery?.kwh == null ? null : { ...quote, battery: { ...quote.battery, kwh: 1.33 * quote.battery.kwh } },
  },
  certified("a rejected certificate", { state: "rejected", until: "2027-08-31" }),
  certified("a revoked certificate", { state: "revoked", until: "2027-08-31" }),
  certified("an expired certificate", { state: "expired", until: "2025-08-31" }),
  certified("a certificate that ends before the work", { state: "verified", until: "2026-12-01" }),
  certified("a certificate nobody has checked yet", { state: "pending", until: "2027-08-31" }),
  certified("no certificate", { state: "none" }),
  paid("all paid at signing", [{ percent: 100, when: "signing" }]),
  paid("all paid before the parts, in two payments", [
    { percent: 50, when: "signing" },
    { percent: 50, when: "before delivery" },
  ]),
  priced("panels", 0.2),
  priced("battery", 0.2),
  priced("inverter", 0.2),
  {
    fault: "work at a tenth of its price",
    code: "price_low",
    of: (quote) =>
      quote.labour == null || quote.total == null
        ? null
        : { ...quote, labour: 0.1 * quote.labour, total: quote.total - 0.9 * quote.labour },
  },
];

/** The same with a discount on the whole, so that money alone would take it. */
export function cheaper(quote: Quote, share = 0.85): Quote {
  const off = Math.round((share - 1) * (quote.total ?? 0));
  const discount = { what: "discount", quantity: 1, unit: off, total: off };
  return { ...quote, lines: [...(quote.lines ?? []), discount], total: (quote.total ?? 0) + off };
}
