import { say } from "@sunwright/words/offline";
import { energy, figureText, power } from "../../lib/format";
import { moneyText, estimateFromUsd } from "../../lib/money";

const FIGURES: Readonly<Record<string, { readonly name: () => string; readonly text: (value: number) => string }>> = {
  recommendedPanelCapacity: { name: () => say("panels"), text: (watts) => figureText(power(watts)) },
  recommendedBatteryCapacity: { name: () => say("battery"), text: (wattHours) => figureText(energy(wattHours)) },
  recommendedInverterCapacity: { name: () => say("inverter"), text: (watts) => figureText(power(watts)) },
  estimatedCost: { name: () => say("cost"), text: (dollars) => moneyText(estimateFromUsd(dollars, "USD")) },
};

/** A figure of a design as the browser and as the server has it. */
export function figureWords(field: string, here: unknown, server: unknown) {
  const figure = FIGURES[field];
  const text = (value: unknown) => (figure && typeof value === "number" ? figure.text(value) : String(value));
  return { figure: figure?.name() ?? field, here: text(here), server: text(server) };
}
