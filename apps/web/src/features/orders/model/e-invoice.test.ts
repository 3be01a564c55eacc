import { expect, it } from "vitest";
import { offersEInvoice } from "./e-invoice";

it("offers an e-invoice to the shop, and to a buyer with a business's number", () => {
  const [home, firm] = [{ taxNumber: "" }, { taxNumber: "DE123456789" }];
  const shop = { name: "Solarhaus" };
  expect(offersEInvoice({ address: home }), "the shop's side").toBe(true);
  expect(offersEInvoice({ address: home, shop }), "a homeowner").toBe(false);
  expect(offersEInvoice({ address: firm, shop }), "a business").toBe(true);
});
