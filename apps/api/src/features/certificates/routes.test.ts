import type { FirmCertificate } from "@sunwright/contract/installers";
import { readMarketProduct } from "@sunwright/contract/marketplace";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decisionsBy } from "../../operators";
import { type Market, openMarket, type Shop } from "../orders/testing/market";
import { buyerOf } from "../products/price-buyer";

let market: Market;
let shop: Shop;
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
});
afterAll(() => market.close());

const LICENCE = { kind: "Trade licence", number: "TL-2041", issuer: "Kano State", expires: "2099-03-14", fileId: null };
const PATH = "/api/shop/certificates";
interface Papers {
  readonly certificates: readonly FirmCertificate[];
}
const papers = async () => (await shop.get<Papers>(PATH)).body.certificates;
const decisions = () => decisionsBy(market.server);
const decide = (work: (tx: Parameters<ReturnType<typeof decisions>["verify"]>[0]) => Promise<unknown>) =>
  market.database.transaction(work);

it("hands in a licence that an operator verifies, and buyers see it without its file until it ends or is revoked", async () => {
  const { id } = await shop.product();
  const buyer = await market.buyer();
  const shown = async () => {
    const { body } = await buyer.get(`/api/marketplace/products/${id}`);
    return readMarketProduct.response.parse(body).terms;
  };
  expect(await shop.post(PATH, LICENCE)).toMatchObject({
    status: 200,
    body: { certificates: [{ kind: "Trade licence", state: "pending" }] },
  });
  expect(await shown()).toMatchObject({ verified: false, licences: [] });
  const nothing = { kind: "", number: "", until: null, certificate: null };
  await decide((tx) => decisions().verify(tx, shop.firm.id, nothing));
  expect(await shown()).toMatchObject({
    verified: true,
    licences: [{ kind: "Trade licence", number: "TL-2041", issuer: "Kano State", expires: "2099-03-14" }],
  });
  const told = await shop.get<{ notifications: { kind: string; subject: { kind: string } }[] }>("/api/notifications");
  expect(JSON.stringify(told.body)).toMatch(/certificate_verified/);
  // A shop's licence is no installer's: it opens no trade prices.
  const price = await buyerOf(market.database.executor, { userId: shop.userId, at: market.server.clock.now() });
  expect(price.tradeFirmId).toBeNull();
  await decide((tx) => decisions().reject(tx, shop.firm.id, "Withdrawn by the state", { certificate: null }));
  expect(await shown()).toMatchObject({ verified: false, licences: [] });
  expect(await papers()).toMatchObject([{ state: "revoked", reason: "Withdrawn by the state" }]);
});

it("is the shop's own: others find nothing, and one that has ended is not taken", async () => {
  const rival = await market.shop();
  const installer = await market.buyer({ account: "installer" });
  const nobody = await market.buyer();
  const [mine] = await papers();
  for (const who of [installer, nobody]) {
    expect(await who.get(PATH)).toMatchObject({ status: 404, body: { code: "shop_not_found" } });
    expect(await who.post(PATH, LICENCE)).toMatchObject({ status: 404, body: { code: "shop_not_found" } });
  }
  expect(await rival.send("DELETE", `${PATH}/${mine?.id}`)).toMatchObject({
    status: 404,
    body: { code: "certificate_not_found" },
  });
  expect(await shop.post(PATH, { ...LICENCE, expires: "2001-01-01" })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "expires" }] },
  });
  expect(await shop.send("DELETE", `${PATH}/${mine?.id}`)).toMatchObject({ status: 200, body: { certificates: [] } });
});
