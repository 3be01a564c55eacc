import type { Filling } from "../fill";
import type { Offer } from "../offers";
import type { StandingDesign } from "../standing-design";
import type { Category, Specification } from "../specifications";

/** Lowest air of record that strings are designed for, below the mean daily minimum of the coldest month. [K] */
const RECORD_LOW_MARGIN = 10;

/**
 * What of a filling cannot be built, by formulas of its own: strings in the cold at the input they stand at, the battery's
 * voltage, the surge, stock, and every bound that a line asks for.
 */
export function fillingFaults({ figures, lines }: StandingDesign, filling: Filling): readonly string[] {
  const offers = new Map(filling.lines.map(({ line, offer }) => [line, offer]));
  const panel = specOf("panel", offers);
  const inverter = specOf("inverter", offers);
  const controller = specOf("charge-controller", offers);
  const battery = specOf("battery", offers);
  const voltsMax = controller === null ? (inverter?.panelVoltsMax ?? null) : (controller.panelVoltsMax ?? null);
  const faults: string[] = [];
  if (panel !== null && voltsMax !== null) {
    const coldest = figures.site.coldestNight - RECORD_LOW_MARGIN;
    const cold = (panel.openVolts ?? NaN) * (1 + ((panel.openVoltagePercentPerKelvin ?? NaN) / 100) * (coldest - 25));
    if (!(cold <= voltsMax + 1e-9)) faults.push(`one panel reaches ${cold} V at an input of ${voltsMax} V`);
  }
  if (panel !== null && inverter?.panelAmperesMax != null && controller === null) {
    const current = panel.powerAmperes ?? NaN;
    if (!(current <= inverter.panelAmperesMax))
      faults.push(`a string of ${current} A at ${inverter.panelAmperesMax} A`);
  }
  if (battery !== null && inverter !== null) {
    const system = figures.input.parameters.busVoltage;
    const inSeries = Math.round(system / ((battery.volts ?? NaN) / 1.067));
    const volts = inSeries * (battery.volts ?? NaN);
    const { batteryVoltsMin: low, batteryVoltsMax: high } = inverter;
    if (!(volts >= (low ?? 0) && volts <= (high ?? Infinity)))
      faults.push(`${volts} V of battery at ${low} to ${high} V`);
  }
  for (const { line, offer } of filling.lines) {
    const pieces = filling.lines.reduce((sum, one) => (one.line === line ? sum + one.pieces : sum), 0);
    const {
      needs = [],
      quantity,
      unit,
      part,
    } = lines.find(({ id }) => id === line) ?? { quantity: 0, unit: "m", part: null };
    if (part === null) faults.push(...boundFaults(line, offer, needs));
    const length = unit === "m" ? Number(Object.entries(offer.spec).find(([name]) => name === "lengthMetres")?.[1]) : 1;
    if (part === null && pieces * length < quantity - 1e-9)
      faults.push(`${line}: ${pieces} of ${length} for ${quantity}`);
  }
  for (const { offer, quantity } of filling.bought)
    if (quantity > offer.stock) faults.push(`${quantity} of ${offer.id}, and ${offer.stock} are there`);
  return faults;
}

function specOf<Of extends Category>(category: Of, offers: ReadonlyMap<string, Offer>): Specification<Of> | null {
  const offer = offers.get(category);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a line of a category is filled by a product of it
  return offer?.category === category ? (offer.spec as Specification<Of>) : null;
}

type Needs = StandingDesign["lines"][number]["needs"];

function boundFaults(line: string, { spec }: Offer, needs: Needs): readonly string[] {
  const values = new Map<string, unknown>(Object.entries(spec));
  return needs.flatMap(({ field, least, most, is }) => {
    const found = values.get(field);
    const kept =
      is === undefined
        ? typeof found === "number" && !(found < (least ?? found)) && !(found > (most ?? found))
        : found === is;
    return kept ? [] : [`${line}: ${field} is ${String(found)}`];
  });
}
