import { afterAll, beforeAll, expect, it } from "vitest";
import { type Market, openMarket } from "./testing/market";

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

it("mails a buyer each shop's order with its lines, total and bank details, once it is placed and not before", async () => {
  const shops = [await market.shop(), await market.shop()];
  const buyer = await market.buyer();
  for (const shop of shops) await buyer.put((await shop.product({ unitMinor: 18_500_000 })).id, 2);
  const mails = async () => {
    await market.server.app.outbox.flush();
    return market.server.mailbox.mails.filter(({ to }) => to === buyer.email);
  };
  expect((await buyer.place({ totalMinor: 1 })).body).toMatchObject({ code: "price_changed" });
  expect(await mails()).toEqual([]);
  const { status, body } = await buyer.place();
  expect(status, JSON.stringify(body)).toBe(201);
  const sent = await mails();
  expect(sent).toHaveLength(2);
  for (const { id, number } of body.orders) {
    const mail = sent.find(({ subject }) => subject.includes(number));
    for (const part of ["2 × ", "370,000.00 USD", "Bank transfer", `Use ${number}`, "12 Gidan Rimi", `/orders/${id}`])
      expect(mail?.text, part).toContain(part);
  }
});
