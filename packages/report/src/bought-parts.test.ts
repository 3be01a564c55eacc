import { expect, it } from "vitest";
import { boughtSection } from "./bought-parts";
import type { BoughtPart } from "./document";

const part = (change: Partial<BoughtPart>): BoughtPart => ({
  name: "Heliora 400 Mono",
  quantity: 7,
  totalMinor: 129_500_000,
  currency: "NGN",
  number: null,
  at: "2026-11-24T23:30:00Z",
  ...change,
});
const view = { currency: "NGN", units: "metric", timeZone: "Africa/Lagos", today: "2026-11-25" } as const;

it("prints each product with its pieces, where it stands and what it costs, and the sum", () => {
  const ordered = part({ name: "Duna PS 5.8", quantity: 1, totalMinor: 104_700_000, number: "SW-10007" });
  const [table] = boughtSection([part({}), ordered], view).blocks;
  expect(table).toMatchObject({
    total: true,
    rows: [
      ["Heliora 400 Mono", "7", "In the cart", "₦1,295,000.00"],
      // Half past midnight in Lagos: the day there.
      ["Duna PS 5.8", "1", "Ordered Nov 25, 2026, SW-10007", "₦1,047,000.00"],
      ["Total", "", "", "₦2,342,000.00"],
    ],
  });
});

it("never adds up amounts of different currencies", () => {
  const [table] = boughtSection([part({}), part({ currency: "EUR", totalMinor: 9_950 })], view).blocks;
  expect(table?.kind === "table" && table.rows.at(-1)).toEqual(["Total", "", "", "₦1,295,000.00 + €99.50"]);
});
