// Of the rest: papers in another language than English.
import { afterAll, beforeAll, expect, it } from "vitest";
import { wordsOfPdf } from "../../testing/pdf-text";
import { type Market, openMarket } from "./testing/market";
import { sidesOf } from "./testing/sides";

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

it("sets an order in the language of who reads it, and the next one in English", async () => {
  const sides = sidesOf(market, await market.shop());
  const { id, buyer } = await sides.ordered();
  const paper = async () => {
    const { bytes } = await buyer.file(`/api/orders/${id}/pdf`);
    return {
      words: wordsOfPdf(bytes),
      language: /\/Lang \(([^)]+)\)/.exec(Buffer.from(bytes).toString("latin1"))?.[1],
    };
  };
  expect((await paper()).words).toMatch(/Order SW-\d+/);

  buyer.client.cookies.set("language", "de");
  const german = await paper();
  expect(german.words).toMatch(/Bestellung SW-\d+/);
  expect(german.words).toContain("Lieferung an");
  expect(german.words).not.toContain("Deliver to");

  buyer.client.cookies.delete("language");
  expect((await paper()).words).toMatch(/Order SW-\d+/);
});
