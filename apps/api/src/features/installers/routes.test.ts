import type { InstallerFirm, InstallerPage } from "@sunwright/contract/installers";
import { StoredFile } from "@sunwright/contract/files";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decisionsBy } from "../../operators";
import { operate } from "../../operations/operator";
import { pdfOf } from "../files/testing/samples";
import { LAGOS, type Market, openMarket } from "../orders/testing/market";

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const NOBODY = "019f0000-0000-7000-8000-000000000000";
const dayIn = (days: number) =>
  new Date(market.server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const papers = (change: object = {}) => ({
  kind: "NEMSA certification (Nigeria)",
  number: "NG 4417",
  issuer: "NEMSA",
  expires: dayIn(400),
  systemTypes: [],
  fileId: null,
  ...change,
});

async function installer() {
  const { userId, email } = await market.server.build.person({ role: "installer" });
  const calls = { ...(await market.signedIn(userId)), email };
  const own = async () => (await calls.get<InstallerFirm>("/api/installer")).body;
  const handIn = (change?: object) => calls.post<InstallerFirm>("/api/installer/certificates", papers(change));
  const save = async (change: object) => calls.put<InstallerFirm>("/api/installer", { ...(await own()), ...change });
  const pdf = async (mark: string) =>
    (await calls.client.upload("/api/files?owner=firm&name=Licence.pdf", pdfOf(2_000, mark))).read(StoredFile).id;
  return { ...calls, own, handIn, save, pdf };
}
type Installer = Awaited<ReturnType<typeof installer>>;

async function helperOf(owner: Installer) {
  const helper = await market.server.build.session();
  const { id } = await owner.own();
  await market.database.executor.execute(
    sql`insert into memberships (firm_id, user_id, role, joined_at) values (${id}, ${helper.userId}, 'staff', now())`,
  );
  return market.signedIn(helper.userId);
}
const decide = (...args: string[]) => {
  market.advance(0.001);
  return operate(market.database, decisionsBy(market.server), args);
};
interface News {
  readonly notifications: readonly { readonly kind: string; readonly subject: object; readonly values: object }[];
}
const news = async ({ get }: Pick<Installer, "get">) =>
  (await get<News>("/api/notifications?topic=firm")).body.notifications;

it("opens with what the sign-up said, in miles, and is saved once per version", async () => {
  const owner = await installer();
  const before = await owner.own();
  expect(before).toMatchObject({
    name: "Roof and Sun",
    state: "active",
    role: "owner",
    radius: 60,
    town: null,
    languages: [],
    leastPower: null,
    mostPower: null,
    freeFrom: null,
    mostInvitations: 5,
    certificates: [],
    events: ["pause", "close"],
  });
  const sent = {
    name: "Arewa Roof Power",
    about: "Since 2019",
    phone: "0803 555 0142",
    website: "https://arewa.example.org",
    country: "Nigeria",
    town: LAGOS,
    radius: 75,
    languages: ["en", "ha", "en"],
    leastPower: 1_000,
    mostPower: 20_000,
    freeFrom: "2027-01-11",
    mostInvitations: 3,
  };
  const { body } = await owner.save(sent);
  expect(body).toMatchObject({ ...sent, languages: ["en", "ha"], version: before.version + 1 });
  const stale = await owner.put("/api/installer", { ...body, version: before.version });
  expect(stale).toMatchObject({ status: 409, body: { code: "firm_changed" } });
  const { rows } = await market.database.executor.execute(
    sql`select latitude, longitude from firms where id = ${body.id}`,
  );
  expect(rows, "of Lagos").toEqual([{ latitude: 6.4541, longitude: 3.3947 }]);
});

it.each([
  [{ town: "Kano" }, "town"],
  [{ leastPower: 5_000, mostPower: 4_999 }, "mostPower"],
  [{ radius: 0.5 }, "radius"],
  [{ radius: 501 }, "radius"],
  [{ languages: ["klingon"] }, "languages.0"],
  [{ mostInvitations: 0 }, "mostInvitations"],
  [{ freeFrom: "2027-02-30" }, "freeFrom"],
  [{ website: "javascript:alert(1)" }, "website"],
])("refuses a profile with %j", async (change, path) => {
  const owner = await installer();
  expect(await owner.save(change)).toMatchObject({
    status: 400,
    body: { code: "invalid_input", issues: [{ path }] },
  });
});

it("is read by its staff and changed by owners alone, and is nobody else's", async () => {
  const owner = await installer();
  const helper = await helperOf(owner);
  const shop = await market.shop();
  const { body } = await helper.get<InstallerFirm>("/api/installer");
  expect(body).toMatchObject({ role: "staff", events: [] });
  const [handedIn] = (await owner.handIn()).body.certificates;
  for (const reply of [
    await helper.put("/api/installer", body),
    await helper.post("/api/installer/events", { event: "pause" }),
    await helper.post("/api/installer/certificates", papers()),
    await helper.send("DELETE", `/api/installer/certificates/${handedIn?.id}`),
  ])
    expect(reply).toMatchObject({ status: 403, body: { code: "owner_needed" } });
  expect(await shop.get("/api/installer")).toMatchObject({ status: 404, body: { code: "installer_not_found" } });
  const other = await installer();
  expect(await other.send("DELETE", `/api/installer/certificates/${handedIn?.id}`)).toMatchObject({
    status: 404,
    body: { code: "certificate_not_found" },
  });
  expect((await owner.own()).certificates).toHaveLength(1);
  const { body: people } = await helper.get<{ members: object[] }>("/api/firm/members");
  expect(people.members).toMatchObject([{ role: "owner" }, { role: "staff" }]);
});

it("pauses, opens again, and closes for good", async () => {
  const owner = await installer();
  const { id } = await owner.own();
  const event = (name: string) => owner.post<InstallerFirm>("/api/installer/events", { event: name });
  const page = async () => (await market.shop()).get<InstallerPage>(`/api/installers/${id}`);
  expect((await event("pause")).body).toMatchObject({ state: "paused", events: ["resume", "close"] });
  expect((await page()).body).toMatchObject({ paused: true });
  expect(await event("pause")).toMatchObject({ status: 409, body: { code: "wrong_state" } });
  expect((await event("resume")).body.state).toBe("active");
  expect((await event("close")).body).toMatchObject({ state: "closed", events: [] });
  expect(await page()).toMatchObject({ status: 404, body: { code: "installer_not_found" } });
  for (const reply of [await owner.save({ name: "Again" }), await owner.handIn()])
    expect(reply).toMatchObject({ status: 409, body: { code: "firm_closed" } });
});

it("hands in a certificate with its file, which goes with it", async () => {
  const [owner, other] = [await installer(), await installer()];
  const fileId = await owner.pdf("one");
  expect(await other.handIn({ fileId }), "another firm's file").toMatchObject({
    status: 404,
    body: { code: "file_not_found" },
  });
  expect(await owner.handIn({ expires: dayIn(-1) })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "expires" }] },
  });
  const { status, body } = await owner.handIn({ fileId });
  expect(status).toBe(200);
  const { fileId: _, ...paper } = papers();
  const file = { id: fileId, name: "Licence.pdf", type: "pdf" };
  expect(body.certificates).toMatchObject([{ ...paper, state: "pending", reason: "", file }]);
  expect(await owner.send("DELETE", `/api/files/${fileId}`)).toMatchObject({ status: 409 });
  const path = `/api/installer/certificates/${body.certificates[0]?.id}`;
  expect((await owner.send<InstallerFirm>("DELETE", path)).body.certificates).toEqual([]);
  expect((await owner.get(`/api/files/${fileId}`)).status, "the file went with it").toBe(404);
  expect((await owner.send("DELETE", path)).status).toBe(404);
});

it("hands in twenty at most", async () => {
  const owner = await installer();
  for (let number = 0; number < 20; number++) await owner.handIn({ number: `${number}` });
  expect(await owner.handIn({ number: "20" })).toMatchObject({ status: 422, body: { code: "too_many_certificates" } });
});

it("waits in the operator's list, is verified or rejected one by one, and its owners are told", async () => {
  const owner = await installer();
  const helper = await helperOf(owner);
  await owner.save({ name: "Kano Sunworks", country: "Nigeria", town: LAGOS });
  const { id } = await owner.own();
  await owner.handIn({ fileId: await owner.pdf("two") });
  const { body } = await owner.handIn({ kind: "Electrical License", number: "E 9", issuer: "COREN", expires: null });
  const [licence = "", nemsa = ""] = body.certificates.map((each) => each.id);
  const list = await decide("firms");
  expect(list).toContain(`${id}  Kano Sunworks, installer, Lagos, Nigeria`);
  expect(list).toContain(`${nemsa}  NEMSA certification (Nigeria) NG 4417, NEMSA, until ${dayIn(400)}, Licence.pdf`);
  expect(list).toContain(`${licence}  Electrical License E 9, COREN, without an end, no file`);
  await expect(decide("verify", id, "--certificate", NOBODY)).rejects.toThrow(`No certificate ${NOBODY}`);
  expect(await decide("verify", id, "--certificate", nemsa)).toBe("Kano Sunworks is verified.");
  await expect(decide("verify", id, "--certificate", nemsa)).rejects.toThrow(`No certificate ${nemsa}`);
  const reason = "The number belongs to another firm";
  expect(await decide("reject", id, "--certificate", licence, "--reason", reason)).toContain(reason);
  expect((await owner.own()).certificates).toMatchObject([
    { id: licence, state: "rejected", reason },
    { id: nemsa, state: "verified", reason: "" },
  ]);
  expect(await decide("firms")).not.toContain(id);
  const subject = { kind: "firm", id };
  expect(await news(owner)).toMatchObject([
    { kind: "certificate_rejected", subject, values: { certificate: "Electrical License", reason } },
    { kind: "certificate_verified", subject, values: { certificate: "NEMSA certification (Nigeria)" } },
  ]);
  expect(await news(helper), "staff are not").toEqual([]);
  await decide("reject", id, "--reason", "It was withdrawn");
  expect((await owner.own()).certificates[1]).toMatchObject({ state: "revoked", reason: "It was withdrawn" });
  expect((await news(owner))[0]).toMatchObject({ kind: "certificate_revoked" });
});

it("is told once, 30 days before a certificate's last day, and counts until then", async () => {
  const owner = await installer();
  await owner.handIn({ expires: dayIn(45) });
  const until = dayIn(45);
  const { id } = await owner.own();
  await decide("verify", id);
  const state = async () => (await market.signedIn(owner.userId)).get<InstallerFirm>("/api/installer");
  const told = async () => {
    for (const sweep of market.server.app.sweeps) await sweep();
    return (await news(await market.signedIn(owner.userId))).filter(({ kind }) => kind === "certificate_ending");
  };
  expect((await state()).body.certificates).toMatchObject([{ state: "expiring" }]);
  expect(await told(), "45 days before").toEqual([]);
  market.advance(15 * 86_400);
  const [year, month, day] = until.split("-").map(Number);
  const values = { certificate: "NEMSA certification (Nigeria)", day: `${day}`, year: `${year}` };
  const expected = [{ values: { ...values, month: { month: (month ?? 0) - 1 } }, subject: { kind: "firm", id } }];
  expect(await told(), "30 days before").toMatchObject(expected);
  market.advance(86_400);
  expect(await told(), "once").toHaveLength(1);
  market.advance(30 * 86_400);
  expect((await state()).body.certificates).toMatchObject([{ state: "expired" }]);
  const stranger = await market.buyer();
  expect((await stranger.get<InstallerPage>(`/api/installers/${id}`)).body.certificates).toEqual([]);
});

it("shows everybody what counts, and neither files, nor what waits, nor who works there", async () => {
  const owner = await installer();
  await owner.save({
    name: "Lagoon Solar Works",
    country: "Nigeria",
    town: LAGOS,
    languages: ["yo"],
    mostPower: 9_000,
  });
  const { id } = await owner.own();
  const fileId = await owner.pdf("three");
  await owner.handIn({ fileId });
  await decide("verify", id);
  await owner.handIn({ number: "waits for an answer" });
  const stranger = await market.buyer();
  const page = await stranger.client.get(`/api/installers/${id}`);
  const { fileId: _, ...paper } = papers();
  expect(page).toMatchObject({
    status: 200,
    body: {
      id,
      name: "Lagoon Solar Works",
      town: LAGOS,
      radius: 60,
      languages: ["yo"],
      mostPower: 9_000,
      paused: false,
      since: dayIn(0),
      certificates: [{ ...paper, state: "verified" }],
    },
  });
  for (const hidden of [fileId, "waits for an answer", owner.userId, owner.email, "mostInvitations"])
    expect(page.text).not.toContain(hidden);
  expect((await stranger.get(`/api/files/${fileId}`)).status).toBe(404);
  const { firm } = await market.shop();
  for (const none of [NOBODY, firm.id]) {
    expect(await stranger.get(`/api/installers/${none}`)).toMatchObject({ body: { code: "installer_not_found" } });
  }
  await market.database.executor.execute(sql`update firms set state = 'suspended' where id = ${id}`);
  expect((await stranger.get(`/api/installers/${id}`)).status).toBe(404);
});

it("shows papers that an operator wrote down without a number and an issuer", async () => {
  const owner = await installer();
  const { id } = await owner.own();
  await decide("verify", id);
  const written = { number: "", issuer: "", state: "verified" };
  expect((await owner.own()).certificates).toMatchObject([written]);
  const page = (await market.shop()).get<InstallerPage>(`/api/installers/${id}`);
  expect((await page).body.certificates).toMatchObject([written]);
});
