import { addsTaxIn } from "@sunwright/engine/countries/tax-kind";
import { daysAfter } from "../../platform/local-day";
import { QUOTE_DAYS } from "@sunwright/contract/quote-states";
import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import { moneyIn } from "@sunwright/engine/countries/money-in";
import { designQuoted } from "@sunwright/engine/quotes/design-quoted";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { StoredContent, StoredCost } from "./schema";

/** At most half before the parts are there. House rule, by section 10 of the marketplace's design. */
const MILESTONES = [
  { percent: 40, when: "signing" },
  { percent: 40, when: "parts" },
  { percent: 20, when: "running" },
] as const;

/** A first draft with the parts of a request's design, a line a kind, no prices yet, and the tax that these figures have. */
export function firstDraft(
  design: Design,
  today: string,
  figures: CountryFigures,
): { content: StoredContent; costs: readonly StoredCost[] } {
  const { panels, battery, inverter, cables, lines } = designQuoted(design);
  const { country } = design.basis.parameters;
  const content: StoredContent = {
    name: "",
    words: "",
    panels: {
      watts: panels.watts ?? null,
      areaM2: panels.areaM2 ?? null,
      voc: panels.voc ?? null,
      vmp: panels.vmp ?? null,
      isc: panels.isc ?? null,
      imp: panels.imp ?? null,
      vocPercentPerK: panels.vocPercentPerK ?? null,
      datasheet: panels.datasheet === true,
    },
    battery: battery && {
      volts: battery.volts ?? null,
      ampHours: battery.ampHours ?? null,
      kwh: battery.kwh ?? null,
      chemistry: battery.chemistry ?? null,
      usablePercent: battery.usablePercent ?? null,
      cycles: battery.cycles ?? null,
      datasheet: battery.datasheet === true,
    },
    inverter: {
      watts: inverter.watts ?? null,
      surgeWatts: inverter.surgeWatts ?? null,
      pvMaxVolts: inverter.pvMaxVolts ?? null,
      mpptMinVolts: inverter.mpptVolts?.[0] ?? null,
      mpptMaxVolts: inverter.mpptVolts?.[1] ?? null,
      datasheet: inverter.datasheet === true,
    },
    strings: null,
    trackers: null,
    cables: {
      panelToInverterMm2: cables.panelToInverterMm2 ?? null,
      batteryMm2: cables.batteryMm2 ?? null,
      loadMm2: cables.loadMm2 ?? null,
    },
    lines: lines.map(({ kind, quantity }) => ({
      kind,
      name: "",
      quantity,
      productId: null,
      bookId: null,
      unitMinor: 0,
    })),
    labourMinor: 0,
    transportMinor: 0,
    taxPercent: moneyIn(country, figures).solarVat.value,
    tax: addsTaxIn(country) ? "added" : "contained",
    milestones: [...MILESTONES],
    validUntil: daysAfter(today, QUOTE_DAYS.valid),
    start: null,
    days: null,
    warrantyYears: { panels: null, power: null, battery: null, inverter: null, work: null },
    claims: { kwhPerYear: null, hoursServedPercent: null },
    credit: null,
    answers: [],
  };
  return { content, costs: content.lines.map(() => ({ costMinor: 0, marginPercent: 15 })) };
}
