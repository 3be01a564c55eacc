// Of the rest: random histories in search of what the other side must not see.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ADDRESS, draftOf, openTrade, type Trade } from "./testing/trade";

interface FirmLines {
  readonly lines: readonly { readonly kind: string }[];
}

let trade: Trade;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

/** Every answer that a firm is given about a request, as one text. */
async function readings(desk: Awaited<ReturnType<Trade["desk"]>>): Promise<string> {
  const { firm, path, id } = desk;
  const paths = ["/api/leads?view=accepted", "/api/leads?view=ended", `/api/leads/${await firm.newest()}`];
  const replies = [];
  for (const each of [
    ...paths,
    "/api/quotes",
    "/api/quotes?view=over",
    path,
    "/api/notifications",
    `/api/messages/${id}`,
  ])
    replies.push((await firm.get(each)).body);
  return JSON.stringify(replies);
}

it("never shows a firm name, e-mail or address before its offer is accepted, nor anything of the home after another is", async () => {
  const { owner, desks } = await trade.quoting(2, { firstName: "Zainab", lastName: "Okonjo" });
  const [winner, loser] = desks;
  if (winner === undefined || loser === undefined) throw new Error("There are two firms");
  const secret = [owner.email, "Okonjo", ADDRESS, "0803 555 0199"];
  const [one, other] = [await winner.offer(), await loser.offer()];
  const words = `I am Zainab Okonjo, ${owner.email}, call 0803 555 0199`;
  await owner.offers.answer(other.id, { answer: "ask_change", words });
  await owner.post(`/api/messages/${loser.id}`, { text: `call 0803 555 0199 or ${owner.email}` });
  for (const desk of desks) {
    const text = await readings(desk);
    for (const word of secret) expect(text, word).not.toContain(word);
    expect(text).toContain("Zainab");
  }
  await owner.offers.accept(one.id);
  const lost = await readings(loser);
  for (const word of [...secret, "Zainab", "+234 803 555 0142", "Freezer", "The freezer runs all night"])
    expect(lost, word).not.toContain(word);
  const won = await readings(winner);
  for (const word of [owner.email, "Zainab Okonjo", ADDRESS]) expect(won, word).toContain(word);
});

it("shows a homeowner no cost, no margin and no product of a shop, in no answer", async () => {
  const { owner, desks } = await trade.quoting();
  const [desk] = desks;
  if (desk === undefined) throw new Error("There is a firm");
  const marked = 7_654_321;
  const sent = await desk.offer({ costMinor: marked, name: "Standard" });
  const read = async () =>
    JSON.stringify([
      (await owner.get(owner.offers.path)).body,
      (await owner.get(owner.path)).body,
      (await owner.get("/api/notifications")).body,
      (await owner.get("/api/account/export")).body,
    ]);
  for (const text of [await read(), JSON.stringify((await owner.offers.accept(sent.id)).body), await read()])
    expect(text).not.toMatch(new RegExp(`${marked}|costMinor|margin|productId`, "i"));
  expect(await owner.get(desk.path)).toMatchObject({ status: 404, body: { code: "installer_not_found" } });
});

it("prices parts of live stock for the firm: trade prices for a verified one alone, their shop never told to the homeowner", async () => {
  const { owner, desks } = await trade.quoting();
  const [desk] = desks;
  if (desk === undefined) throw new Error("There is a firm");
  const shop = await trade.shop();
  const product = await shop.product({ unitMinor: 18_500_000, pieces: 40 });
  const { executor } = trade.database;
  const spec = { powerWatts: 410, openVolts: 37.1, powerVolts: 31, shortCircuitAmperes: 13.9, powerAmperes: 13.2 };
  await executor.execute(sql`update products set spec = ${JSON.stringify(spec)}::jsonb where id = ${product.id}::uuid`);
  await executor.execute(sql`update firms set currency = 'NGN' where id = ${shop.firm.id}::uuid`);
  await executor.execute(
    sql`insert into prices (id, product_id, list_id, from_quantity, unit_minor, valid_from)
      select gen_random_uuid(), ${product.id}::uuid, id, 1, 16200000, '1970-01-01' from price_lists
      where firm_id = ${shop.firm.id}::uuid and kind = 'trade'`,
  );
  const version = await desk.newest();
  const lines = version.lines.map(({ kind, name, quantity, costMinor, marginPercent }) =>
    kind === "panels"
      ? { kind, name: "", quantity, productId: product.id, bookId: null, costMinor: 1, marginPercent: 12.4 }
      : { kind, name, quantity, productId: null, bookId: null, costMinor, marginPercent },
  );
  expect((await desk.save({ lines })).status).toBe(200);
  const saved = (await desk.newest()).lines.find(({ kind }) => kind === "panels");
  // 162,000 with 12.4% of the price as margin: 162,000 ÷ 0.876 is 184,931.51.
  expect(saved).toMatchObject({
    name: "Heliora 400 Mono",
    costMinor: 16_200_000,
    unitMinor: 18_493_151,
    live: { available: 40, trade: true },
  });
  expect((await desk.newest()).panels).toMatchObject({ watts: 410, voc: 37.1, datasheet: true });

  await desk.save({ lines });
  expect((await desk.send()).status).toBe(200);
  const offers = JSON.stringify((await owner.offers.list()).offers);
  expect(offers).toContain("Heliora 400 Mono");
  expect(offers).not.toContain(shop.firm.name);
  expect(offers).not.toContain("16200000");

  // Without a verified certificate the public price is what the firm pays.
  await executor.execute(sql`update firm_certificates set state = 'revoked' where firm_id = ${desk.firm.firmId}::uuid`);
  await desk.add("version");
  await desk.save({ lines });
  const plain = (await desk.newest()).lines.find(({ kind }) => kind === "panels");
  expect(plain).toMatchObject({ costMinor: 18_500_000, live: { trade: false } });
  expect(await desk.send()).toMatchObject({ status: 409, body: { code: "firm_not_able" } });

  await executor.execute(sql`update products set state = 'paused' where id = ${product.id}::uuid`);
  expect(await desk.save({ lines })).toMatchObject({ status: 404, body: { code: "product_not_found" } });
  const gone = await desk.newest();
  expect(gone.lines.find(({ kind }) => kind === "panels")?.live).toBeNull();
  // While it is written, the line says so and the rest is simulated.
  const checked = await desk.firm.post<FirmLines>(`${desk.path}/check`, { ...draftOf(gone), lines });
  expect(checked.status).toBe(200);
  expect(checked.body.lines.find(({ kind }) => kind === "panels")).toMatchObject({ productId: product.id, live: null });
});
