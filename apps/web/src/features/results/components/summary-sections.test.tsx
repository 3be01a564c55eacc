import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { DEFAULTS, HOUSE } from "@sunwright/engine/sizing/testing/house";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createQueryClient } from "../../../lib/query-client";
import { SummarySections } from "./summary-sections";

const design = sizeSystem({ parameters: DEFAULTS, load: { kind: "appliances", appliances: HOUSE } });

/** What a person reads in a section, tags taken away. */
function read(title: string): string {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <SummarySections project={{ currency: "USD" }} design={design} />
    </QueryClientProvider>,
  );
  const section = new RegExp(`<section[^>]* aria-label="${title}">.*?</section>`, "s").exec(html)?.[0] ?? "";
  return section.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}
const amount = (value: number, digits = 0) => value.toLocaleString("en-US", { maximumFractionDigits: digits });
const dollars = (value: number) =>
  `$ ${value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const panels = design.panels.capacity.value;
const battery = design.battery.capacity.value;

it("states consumption, panels, battery and inverter by the specification's rules and in its words", () => {
  // The example house uses 10,166 Wh a day and 2,860 W at once.
  expect(read("Quick Stats"), "S-484 10.166 kWh × 30").toContain("Monthly consumption 305 kWh");
  const components = read("System Components");
  expect(components, "S-485").toContain(`${Math.ceil(panels / 400)} × 400 W`);
  expect(components, "S-486").toContain(`48V, ${amount(battery / 48)} Ah `);
  expect(components, "S-486").toContain(" Lithium ");
  expect(components, "S-487").toContain("Inverter 5.72 kW ");
  expect(components, "S-487").toContain(" Pure sine wave, 100% safety margin ");
});

it("estimates the cost by the specification's unit prices", () => {
  const cost = read("Cost Estimation");
  expect(cost, "S-488").toContain(`${amount(panels)} W × $0.75 ${dollars(0.75 * panels)}`);
  expect(cost, "S-489").toContain(`${amount(battery)} Wh × $0.50 ${dollars(0.5 * battery)}`);
  expect(cost, "S-490").toContain(`5,720 W × $0.50 ${dollars(2_860)}`);
  const three = 0.75 * panels + 0.5 * battery + 2_860;
  expect(cost, "S-491").toContain(`20% of the three ${dollars(0.2 * three)}`);
});
