import type { CostDesign } from "./design";
import { figure, FROM, given, percent, show } from "./explain";
import type { Figures } from "./figures";

const source = "Design workflow specification, section 9 (cost breakdown); not a quote";

export function explainCost({ cost, array, battery, inverter, technology }: Figures): CostDesign {
  const part = (id: string, name: string, value: number, rate: number, capacity: number, unit: string) =>
    figure(id, name, value, "USD", {
      formula: `cost = ${rate} USD × capacity`,
      equation: `${rate} × ${show(capacity)} ${unit} = ${money(value)}`,
      inputs: [given("C", `${name}, capacity`, capacity, unit, FROM.computed)],
      source,
    });
  return {
    panels: part("cost-panels", "Panels", cost.panels, technology.panel.price, array.capacity, "W"),
    batteries: part("cost-batteries", "Batteries", cost.batteries, technology.battery.price, battery.capacity, "Wh"),
    inverter: part("cost-inverter", "Inverter", cost.inverter, technology.inverter.price, inverter.capacity, "W"),
    installation: figure("cost-installation", "Installation", cost.installation, "USD", {
      formula: `installation = ${percent(technology.installationShare)} × (panels + batteries + inverter)`,
      equation: `${percent(technology.installationShare)} × (${money(cost.panels)} + ${money(cost.batteries)} + ${money(cost.inverter)}) = ${money(cost.installation)}`,
      inputs: [],
      source,
    }),
    total: figure("cost-total", "Estimated cost", cost.total, "USD", {
      formula: "total = panels + batteries + inverter + installation",
      equation: `${money(cost.panels)} + ${money(cost.batteries)} + ${money(cost.inverter)} + ${money(cost.installation)} = ${money(cost.total)}`,
      inputs: [],
      source,
    }),
  };
}

const money = (value: number) => `$${show(value, 2)}`;
