import type { ShopOrderSummary } from "@sunwright/contract/orders";
import { expect, it } from "vitest";
import { writeCsv } from "@sunwright/files/tables/csv";
import { orderTable } from "./order-table";

it("writes a line an order, and no cell that a spreadsheet would calculate", () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the table reads of it
  const order = {
    number: "SW-10001",
    placedAt: "2026-11-02T10:00:00.000Z",
    buyer: '=HYPERLINK("http://x")',
    town: "@Kano",
    items: [{ name: "Heliora 400, mono", quantity: 7 }],
    lineCount: 3,
    state: "placed",
    money: "unpaid",
    currency: "NGN",
    totalMinor: 234_200_050,
    dueMinor: -18_000,
  } as unknown as ShopOrderSummary;
  const [head, line] = writeCsv(orderTable([order])).split("\r\n");
  expect(head).toBe("number,placed,buyer,town,items,state,payment,currency,total,due");
  expect(line).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(line).toContain(",'@Kano,");
  expect(line).toContain(`"7 × Heliora 400, mono; + 2"`);
  expect(line).toMatch(/,NGN,2342000\.50,-180\.00$/);
});
