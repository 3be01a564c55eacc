import { checkDraft, findStock } from "@sunwright/contract/quotes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createShops, SPEC_400 } from "../marketplace/testing/shops";
import { draftOf, openTrade, type Trade } from "./testing/trade";

let trade: Trade;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

const PANEL = { brand: "Heliora", spec: SPEC_400 };

it("finds live stock for the parts of the design: the least price that the firm may pay, and what nobody sells", async () => {
  const { desks, owner } = await trade.quoting();
  const [desk] = desks;
  if (desk === undefined) throw new Error("There is a firm");
  const shops = createShops(trade.server);
  const { firmId } = await shops.shop({ name: "Northern Volt" });
  await shops.deliver(firmId, 500_000);
  const sell = (name: string, price: number, change: object = {}) =>
    shops.sell(firmId, { ...PANEL, name, price, stock: 400, ...change });
  await sell("At the public price", 17_000_000);
  // Dearer for everybody, and cheaper for firms that are verified.
  const trading = await sell("At the trade price", 18_500_000, { trade: 16_200_000 });
  // Thick enough for any current of a home's battery.
  const cable = { use: "battery", areaSquareMillimetres: 120, cores: 1, volts: 1_000, lengthMetres: 1 };
  await sell("Battery cable", 500_000, { category: "cable", spec: cable });
  await sell("None left", 1_000_000, { stock: 0 });

  const reply = await desk.firm.post(`${desk.path}/stock`, {});
  expect(reply.status).toBe(200);
  const found = findStock.response.parse(reply.body);
  const version = await desk.newest();
  const asked = version.lines.find(({ kind }) => kind === "panels");
  expect(found.lines).toMatchObject([
    { kind: "panels", productId: trading, name: "Heliora At the trade price" },
    { kind: "cables", name: "Heliora Battery cable" },
  ]);
  expect(found.cables).toEqual({ panelToInverterMm2: null, batteryMm2: 120, loadMm2: null });
  expect(found.gaps).toContain("battery");
  expect(found.gaps).not.toContain("panels");
  expect(JSON.stringify(found)).not.toMatch(/minor|"price|"unit/i);

  // What was found stands in a draft like what somebody picks.
  const [line] = found.lines;
  const lines = draftOf(version).lines.map((each) =>
    each.kind === "panels" ? { ...each, productId: trading, quantity: line?.quantity ?? 0 } : each,
  );
  const checked = checkDraft.response.parse(
    (await desk.firm.post(`${desk.path}/check`, { ...draftOf(version), lines })).body,
  );
  expect(line?.quantity).toBeGreaterThanOrEqual(asked?.quantity ?? 0);
  expect(checked.lines.find(({ kind }) => kind === "panels")).toMatchObject({
    costMinor: 16_200_000,
    live: { trade: true },
  });

  await owner.event("withdraw");
  expect(await desk.firm.post(`${desk.path}/stock`, {})).toMatchObject({ status: 409, body: { code: "quote_over" } });
});
