import { MOST_ARRAY_RATIO } from "../equipment/string-design";
import { chosenFit } from "../sizing/electrical/chosen-fit";
import { stringsOf } from "../sizing/electrical/panel-circuit";
import type { ElectricalDesign, ProtectiveDevice } from "../sizing/inputs/electrical-types";
import type { PartNeeded } from "./lines";
import { inverterCarries } from "./promises";
import type { SimulatedQuote } from "./simulated-quote";
import { splitOf } from "./strings";
import { cablesHeld, designRefusals, namedParts, neededOf, PART_OF_DEVICE } from "./wiring";
import type { WiringCheck } from "./wiring-about";

/**
 * Wiring of a quote's parts at the site, in the order the energy takes: strings, inverter, battery, cables, protection, earth.
 * By the same electrical design and the same limits as the warnings (`wiring.ts`).
 */
export function wiringChecks(simulated: SimulatedQuote, design: ElectricalDesign): readonly WiringCheck[] {
  return [
    ...stringChecks(simulated),
    ...inverterChecks(simulated),
    ...designRefusals(simulated, design).map(({ id }) => check({ about: id, holds: false })),
    ...cablesHeld(simulated, design).map(({ field, stated, needed }) =>
      check({
        about: field,
        holds: stated === null ? null : stated >= needed,
        found: stated,
        limit: needed,
        unit: "mm²",
      }),
    ),
    ...partChecks(simulated, design),
  ];
}

const check = (of: Partial<WiringCheck> & Pick<WiringCheck, "about" | "holds">): WiringCheck => ({
  found: null,
  limit: null,
  unit: "",
  residualType: null,
  ...of,
});

/** Rules with a check of their own; of all others only those that are broken are told. */
const TOLD = ["cold-voltage", "hot-voltage", "array-ratio"] as const;

function stringChecks({ quote, figures }: SimulatedQuote): readonly WiringCheck[] {
  const count = quote.panels?.count ?? 0;
  if (count === 0 || quote.inverter == null) return [];
  const { refusals } = chosenFit(figures);
  const broken = refusals.filter(({ code }) => code !== "surge");
  const strings = stringsOf(figures);
  const input = figures.technology.inverter.chosen?.input ?? null;
  const isKnown = input !== null && strings !== null;
  const fault = splitOf(quote, figures)?.fault ?? null;
  const wrong = fault === "long" ? "cold-voltage" : fault === "short" ? "hot-voltage" : null;
  const { inverter, array } = figures;
  const held: Readonly<Record<(typeof TOLD)[number], Pick<WiringCheck, "found" | "limit" | "unit">>> = {
    "cold-voltage": { found: strings?.coldVoltage ?? null, limit: quote.inverter.pvMaxVolts ?? null, unit: "V" },
    "hot-voltage": { found: strings?.hotVoltage ?? null, limit: quote.inverter.mpptVolts?.[0] ?? null, unit: "V" },
    "array-ratio": {
      found: inverter.capacity > 0 ? array.capacity / inverter.capacity : null,
      limit: MOST_ARRAY_RATIO,
      unit: "",
    },
  };
  const others = broken.filter(({ code }) => !TOLD.some((told) => told === code));
  return [
    ...TOLD.map((about) => {
      const refusal = broken.find(({ code }) => code === about);
      if (refusal !== undefined)
        return check({ about, holds: false, found: refusal.found, limit: refusal.limit, unit: held[about].unit });
      if (about === wrong) return check({ about, holds: false, ...held[about] });
      const { found, limit } = held[about];
      // Of an input that is not stated the ratio alone says that nothing is broken.
      const isHeld = isKnown || (about === "array-ratio" && (found ?? Infinity) <= MOST_ARRAY_RATIO);
      return check({ about, holds: isHeld && found !== null && limit !== null ? true : null, ...held[about] });
    }),
    ...others.map(({ code, found, limit, unit }) =>
      check({ about: code, holds: false, found, limit, unit: unit === "1" ? "" : unit }),
    ),
    check({
      about: "equal-strings",
      holds: isKnown && broken.length === 0 && wrong === null ? fault === null : null,
      found: count,
      limit: strings?.panels ?? null,
      unit: "pieces",
    }),
  ];
}

function inverterChecks(simulated: SimulatedQuote): readonly WiringCheck[] {
  const carried = inverterCarries(simulated);
  if (carried === null) return [];
  const { running, start } = carried;
  const of = (about: "running-power" | "motor-start", { gives, needs, holds }: typeof running) =>
    check({ about, holds, found: gives, limit: needs, unit: "W" });
  return [of("running-power", running), of("motor-start", start)];
}

/** Mounting and cables are no wiring; all else that the design's circuits ask for, with the size of the first. */
function partChecks({ quote, figures }: SimulatedQuote, design: ElectricalDesign): readonly WiringCheck[] {
  const there = namedParts(quote);
  return [...neededOf(design, figures, quote)].flatMap((about): readonly WiringCheck[] => {
    if (about === "mounting" || about === "cables") return [];
    const holds = there.has(about);
    if (about === "earthing") {
      const { value, unit } = design.earthing.rods;
      return [check({ about, holds, limit: value, unit })];
    }
    const device = firstOf(about, design);
    if (device === undefined) return [];
    const { rating, residualType = null } = device;
    return [check({ about, holds, limit: rating.value, unit: rating.unit, residualType })];
  });
}

const firstOf = (part: PartNeeded, { circuits }: ElectricalDesign): ProtectiveDevice | undefined =>
  circuits.flatMap(({ devices }) => devices).find(({ kind }) => PART_OF_DEVICE[kind] === part);
