import type { Text } from "../units/told";
import type { CostDesign } from "./design";
import { figure, FROM, given } from "./explain";
import type { Figures } from "./figures";
import { told } from "./told";

const source = told("from.costBreakdown");

export function explainCost({ cost, array, battery, inverter, technology }: Figures): CostDesign {
  const part = (id: string, name: Text, value: number, rate: number, capacity: number, unit: string) =>
    figure(id, name, value, "USD", {
      formula: told("cost.partFormula", { rate }),
      equation: told("cost.partEquation", { rate, capacity, unit, cost: money(value) }),
      inputs: [given("C", told("cost.partCapacity", { name }), capacity, unit, FROM.computed)],
      source,
    });
  return {
    panels: part("cost-panels", told("panels.panels"), cost.panels, technology.panel.price, array.capacity, "W"),
    batteries: part(
      "cost-batteries",
      told("cost.batteries"),
      cost.batteries,
      technology.battery.price,
      battery.capacity,
      "Wh",
    ),
    inverter: part(
      "cost-inverter",
      told("inverter.inverter"),
      cost.inverter,
      technology.inverter.price,
      inverter.capacity,
      "W",
    ),
    installation: figure("cost-installation", told("cost.installation"), cost.installation, "USD", {
      formula: told("cost.installationFormula", { share: technology.installationShare }),
      equation: told("cost.installationEquation", {
        share: technology.installationShare,
        panels: money(cost.panels),
        batteries: money(cost.batteries),
        inverter: money(cost.inverter),
        installation: money(cost.installation),
      }),
      inputs: [],
      source,
    }),
    total: figure("cost-total", told("cost.total"), cost.total, "USD", {
      formula: told("cost.totalFormula"),
      equation: told("cost.totalEquation", {
        panels: money(cost.panels),
        batteries: money(cost.batteries),
        inverter: money(cost.inverter),
        installation: money(cost.installation),
        total: money(cost.total),
      }),
      inputs: [],
      source,
    }),
  };
}

const money = (dollars: number) => ({ dollars });
