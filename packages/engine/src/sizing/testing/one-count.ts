import { batteryModule } from "../rule/battery-modules";
import { busVoltageOf } from "../rule/bus-voltage";
import { chargeControllers } from "../choice/charge-controller";
import { PANEL_POWER } from "../inputs/defaults";
import { panelStrings } from "../rule/panel-strings";
import { refusalsOf } from "../electrical/refusals";
import { explainPanels } from "../explain/explain-panels";
import { explainParts } from "../explain/explain-parts";
import type { Figures } from "../choice/figures";
import { inverterPieces } from "../rule/inverter-pieces";

/** Refusals that ask for other strings. */
const OF_STRINGS = ["no-string-fuse"];

/** Where a design is not made of whole pieces, or counts its panels in two ways; nothing where all is well. */
export function pieceFaults(figures: Figures): readonly string[] {
  const { choice, array } = figures;
  if (choice === null) return [];
  const count = choice.panels;
  const counts = {
    simulated: choice.size.pvKwp / (PANEL_POWER / 1_000),
    priced: figures.cost.panels / figures.technology.panel.price / PANEL_POWER,
    recommended: array.capacity / PANEL_POWER,
    wired: panelStrings(count, figures)?.panels ?? 0,
    ...explained(figures),
  };
  const panels = Object.entries(counts).filter(([, other]) => Math.abs(other - count) > 1e-9);
  return [
    ...panels.map(([name, other]) => `${count} panels searched, ${other} ${name}`),
    ...refusalsOf(figures)
      .filter(({ id }) => OF_STRINGS.includes(id))
      .map(({ id }) => `${count} panels: ${id}`),
    ...batteryFaults(figures),
    ...inverterFaults(figures),
    ...controllerFaults(figures),
  ];
}

function explained(figures: Figures) {
  const { count, inSeries, strings } = explainPanels(figures);
  const part = explainParts(figures).find(({ kind }) => kind === "panel");
  return { explained: count.value, drawn: inSeries.value * strings.value, bought: part?.count ?? 0 };
}

function batteryFaults(figures: Figures): readonly string[] {
  const { battery, technology, input } = figures;
  const { energy } = batteryModule(technology.battery.chemistry, busVoltageOf(input.parameters));
  const bought = explainParts(figures).find(({ kind }) => kind === "battery-module");
  const whole = battery.capacity % energy === 0 && (bought?.count ?? 0) * (bought?.size ?? 0) === battery.capacity;
  return whole ? [] : [`a battery of ${battery.capacity} Wh is no whole number of ${energy} Wh`];
}

function inverterFaults(figures: Figures): readonly string[] {
  const { capacity } = figures.inverter;
  const { count, size } = inverterPieces(capacity, figures);
  return count * size >= capacity ? [] : [`${count} inverters of ${size} W for ${capacity} W`];
}

/** Volts in the cold and amperes into the battery, against the controller bought. */
function controllerFaults(figures: Figures): readonly string[] {
  const found = chargeControllers(figures);
  if (found === null) return [];
  const { strings, inInverter, count, size, current } = found;
  const volts = strings.coldVoltage <= strings.inputVoltage;
  const amperes = inInverter || (count <= strings.parallel && count * size >= current - 1e-9);
  return volts && amperes ? [] : [`${count} controllers of ${size} A and ${strings.inputVoltage} V for ${current} A`];
}
