import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operate } from "../../operations/operator";
import { decisionsBy } from "../../operators";
import { GAYA, LAGOS, openVillage, SAID, type Village } from "./testing/people";

let village: Village;
beforeAll(async () => {
  village = await openVillage();
});
afterAll(() => village.close());

const refused = (status: number, code: string) => ({ status, body: { code } });

interface Candidates {
  readonly place: string;
  readonly power: number;
  readonly listed: { firmId: string; kilometres: number; radius: number; asked: boolean; certificates: object[] }[];
  readonly absent: Record<string, number>;
}

it("lists verified firms in reach, the rest counted by what keeps them away, never the own firm", async () => {
  const place = { town: GAYA };
  const day = (days: number) =>
    new Date(village.server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const near = await village.installer({ ...place, radius: 20, freeFrom: day(9) });
  const idle = await village.installer({ ...place, freeFrom: day(-9) });
  await village.installer({ ...place, radius: 60 }, false);
  const paused = await village.installer(place);
  await paused.post("/api/installer/events", { event: "pause" });
  await village.installer({ ...place, leastPower: 9_000_000 });
  await village.installer({ ...place, leastPower: 0, mostPower: 1 });
  const far = await village.installer({ town: LAGOS, radius: 60 });
  const owner = await village.homeowner({ town: GAYA });
  const { body } = await owner.get<Candidates>(`${owner.path}/installers`);
  expect(body.listed.map(({ firmId }) => firmId)).toContain(near.firmId);
  expect(body.listed.map(({ firmId }) => firmId)).not.toContain(far.firmId);
  expect(body.listed.find(({ firmId }) => firmId === near.firmId)).toMatchObject({
    kilometres: 0,
    // 20 miles, by the international mile.
    radius: 32.18688,
    asked: false,
    rating: null,
    jobs: 0,
    freeFrom: day(9),
    certificates: [{ state: "verified" }],
  });
  expect(
    body.listed.find(({ firmId }) => firmId === idle.firmId),
    "a day that is over",
  ).toMatchObject({ freeFrom: null });
  expect(body.absent).toMatchObject({ not_verified: 1, paused: 1, too_small: 1, too_large: 1 });
  expect(body.place).toBe("Gaya");

  // An installer has a house, too, and does not ask themselves.
  const project = (await near.post<{ id: string }>("/api/projects", { town: GAYA, city: "ng-kano" })).body;
  await near.post(`/api/projects/${project.id}/calculate`, { directDailyConsumption: 5_000, directPeakPower: 1_000 });
  const own = await near.get<Candidates>(`/api/requests/${project.id}/installers`);
  expect(own.body.listed.map(({ firmId }) => firmId)).not.toContain(near.firmId);
  await near.put(`/api/requests/${project.id}`, SAID);
  const asked = { version: 1, firms: [{ firmId: near.firmId, consent: true }] };
  expect(await near.post(`/api/requests/${project.id}/invitations`, asked)).toMatchObject(
    refused(409, "installer_not_askable"),
  );
});

it("lists a firm for the kinds of system that its certificates stand for, those of the very kind first", async () => {
  const town = "2334802 12.9908 7.6018 465 Katsina";
  const certified = async (systemTypes: readonly string[]) => {
    const firm = await village.installer({ town }, false);
    const paper = { kind: "Electrical License", number: "NG 1", issuer: "NEMSA", expires: null, fileId: null };
    await firm.post("/api/installer/certificates", { ...paper, systemTypes });
    village.advance(0.001);
    await operate(village.database, decisionsBy(village.server), ["verify", firm.firmId]);
    return firm;
  };
  const any = await certified([]);
  const forGrid = await certified(["on-grid"]);
  const alone = await certified(["hybrid", "off-grid", "off-grid"]);
  const owner = await village.homeowner({ town });
  const { listed } = (await owner.get<Candidates>(`${owner.path}/installers`)).body;
  expect(listed.map(({ firmId }) => firmId)).toEqual([alone.firmId, any.firmId]);
  expect(listed[0]?.certificates).toMatchObject([{ systemTypes: ["off-grid", "hybrid"] }]);
  await owner.put(`/api/projects/${owner.projectId}`, { systemType: "on-grid" });
  await owner.post(`/api/projects/${owner.projectId}/calculate`, {});
  const onGrid = (await owner.get<Candidates>(`${owner.path}/installers`)).body.listed;
  expect(onGrid.map(({ firmId }) => firmId)).toEqual([forGrid.firmId, any.firmId]);
});

it("needs a design that is calculated and current, and a place", async () => {
  const owner = await village.homeowner();
  const firm = await village.installer();
  const { id } = (await owner.post<{ id: string }>("/api/projects", {})).body;
  expect(await owner.put(`/api/requests/${id}`, SAID)).toMatchObject(refused(404, "not_calculated"));
  expect(await owner.get(`/api/requests/${id}/installers`)).toMatchObject(refused(404, "not_calculated"));
  await owner.save();
  await owner.put(`/api/projects/${owner.projectId}`, { altitude: 300 });
  expect(await owner.invite([firm])).toMatchObject(refused(409, "design_not_current"));
  await owner.post(`/api/projects/${owner.projectId}/calculate`, {});
  expect((await owner.invite([firm])).status).toBe(200);
});

it("is sent by somebody whose e-mail address is verified", async () => {
  const owner = await village.homeowner({ verified: false });
  await owner.save();
  expect(await owner.invite([await village.installer()])).toMatchObject(refused(403, "email_unverified"));
  expect(await owner.event("wait")).toMatchObject(refused(403, "email_unverified"));
});

it.each([
  [{ phone: "" }, "phone"],
  [{ phone: "call me" }, "phone"],
  [{ phone: "12345" }, "phone"],
  [{ budgetMinor: -1 }, "budgetMinor"],
  [{ priority: "cheapest" }, "priority"],
  [{ roofKind: "straw" }, "roofKind"],
  [{ storeys: 0 }, "storeys"],
  [{ storeys: 1.5 }, "storeys"],
  [{ payment: "barter" }, "payment"],
  [{ wishDate: "soon" }, "wishDate"],
  [{ note: "x".repeat(2_001) }, "note"],
])("refuses a draft with %j", async (change, path) => {
  const owner = await village.homeowner();
  expect(await owner.save(change)).toMatchObject({ status: 400, body: { code: "invalid_input", issues: [{ path }] } });
});

it("tells what the panels stand on and how it is paid to firms that are asked, until it is over", async () => {
  const owner = await village.homeowner();
  const firm = await village.installer();
  const said = { roofKind: "metal", storeys: 2, payment: "credit" };
  expect((await owner.save(said)).body.request).toMatchObject(said);
  await owner.invite([firm]);
  expect(await firm.lead()).toMatchObject({ details: said });
  await owner.event("withdraw");
  expect((await firm.lead()).details).toBeNull();
  expect(await owner.read()).toMatchObject({ roofKind: null, storeys: null });
});

it("is a draft that nobody sees, then sent with a consent for each firm in its words", async () => {
  const owner = await village.homeowner();
  const [one, two] = [await village.installer({ name: "Arewa Sunworks" }), await village.installer()];
  expect((await owner.get<{ request: null }>(owner.path)).body).toEqual({ request: null });
  expect((await owner.save()).body.request).toMatchObject({ state: "draft", version: 1, invitations: [] });
  expect(await owner.save()).toMatchObject(refused(409, "request_changed"));
  expect((await owner.save({ version: 1, note: "Soon, please" })).body.request).toMatchObject({ version: 2 });
  expect((await one.leads()).leads).toEqual([]);
  const unasked = { version: 2, firms: [{ firmId: one.firmId, consent: false }] };
  expect(await owner.post(`${owner.path}/invitations`, unasked)).toMatchObject(refused(400, "invalid_input"));

  const { body } = await owner.invite([one, two]);
  expect(body.request).toMatchObject({ state: "sent", place: "Kano", events: ["invite", "withdraw"] });
  const first = body.request?.invitations.find(({ firmId }) => firmId === one.firmId);
  expect(first).toMatchObject({
    firm: "Arewa Sunworks",
    state: "offered",
    kilometres: 0,
    consent: "I agree that Arewa Sunworks receives what part 1 lists, for this request only.",
    shown: [],
  });
  const at = (text = "") => Date.parse(text);
  expect(at(first?.answerBy) - at(first?.offeredAt)).toBe(48 * 3_600_000);
  expect(at(body.request?.expiresAt ?? "") - at(body.request?.sentAt ?? "")).toBe(14 * 24 * 3_600_000);
  expect(await village.kinds(one)).toEqual(["lead_offered"]);
  // What was sent is no draft any more.
  expect(await owner.save({ version: body.request?.version })).toMatchObject(refused(409, "wrong_state"));
});

it("asks four firms at a time, each once, and twelve a day", async () => {
  const owner = await village.homeowner();
  const firms = [];
  for (let index = 0; index < 6; index++) firms.push(await village.installer());
  await owner.save();
  expect((await owner.invite(firms.slice(0, 3))).status).toBe(200);
  expect(await owner.invite(firms.slice(3, 5))).toMatchObject(refused(422, "too_many_invitations"));
  expect(await owner.invite(firms.slice(0, 1))).toMatchObject(refused(409, "installer_not_askable"));
  await firms[0]?.decline();
  expect((await owner.invite(firms.slice(3, 5))).status).toBe(200);
  expect((await owner.read()).invitations).toHaveLength(5);
  expect(await owner.invite(firms.slice(5))).toMatchObject(refused(422, "too_many_invitations"));
  // Refused calls take their count back with them: five were asked. Seven more, then no more today.
  for (let round = 0; round < 2; round++) {
    await owner.event("withdraw");
    await owner.save();
    const reply = await owner.invite(firms.slice(0, 4));
    expect(reply).toMatchObject(round === 0 ? { status: 200 } : refused(429, "too_many_attempts"));
  }
});

it("leaves a firm alone that answers as many as it takes", async () => {
  const firm = await village.installer({ mostInvitations: 1 });
  const [one, two] = [await village.homeowner(), await village.homeowner()];
  for (const owner of [one, two]) await owner.save();
  expect((await one.invite([firm])).status).toBe(200);
  expect(await two.invite([firm])).toMatchObject(refused(409, "installer_not_askable"));
  await firm.decline();
  expect((await two.invite([firm])).status).toBe(200);
});

it("tells the homeowner who saw what and when, and shows the firm a person from acceptance on", async () => {
  const owner = await village.homeowner();
  const firm = await village.installer();
  await owner.save({ note: "Ask for Amina, 0803 555 0142" });
  await owner.invite([firm]);
  expect((await owner.read()).invitations[0]?.shown).toEqual([]);
  const before = await firm.lead();
  expect(before).toMatchObject({ state: "viewed", contact: null, open: true, place: "Kano", others: 0 });
  expect(before.details?.loads?.[0]?.name).toEqual(["Freezer of ", { hidden: "name" }]);
  expect(before.details?.note).toEqual(["Ask for ", { hidden: "name" }, ", ", { hidden: "phone" }]);
  expect((await owner.read()).invitations[0]).toMatchObject({ state: "viewed", shown: [{ what: "request" }] });

  const { status, body } = await firm.accept();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: "accepted",
    contact: { firstName: "Amina", phone: SAID.phone },
    details: { note: ["Ask for Amina, ", { hidden: "phone" }] },
  });
  expect(JSON.stringify(body), "the name in full comes with the accepted offer").not.toContain(owner.email);
  const after = await owner.read();
  expect(after).toMatchObject({ state: "quoting" });
  expect(after.invitations[0]?.shown.map(({ what }) => what)).toEqual(["request", "contact"]);
  expect(await village.kinds(owner)).toEqual(["request_accepted"]);
  expect((await village.news(owner))[0]?.subject).toEqual({ kind: "request", id: owner.projectId });
});

it("shows the design as it was when it was asked, whatever becomes of the project", async () => {
  const owner = await village.homeowner();
  const firm = await village.installer();
  await owner.save();
  await owner.invite([firm]);
  const before = await firm.lead();
  expect(before.details?.design.panelCount).toBe((before.panels ?? 0) / 400);
  await owner.post(`/api/projects/${owner.projectId}/calculate`, {
    directDailyConsumption: 90_000,
    directPeakPower: 9_000,
  });
  expect(await firm.lead()).toEqual(before);
});

it("leaves out what the homeowner keeps back", async () => {
  const owner = await village.homeowner();
  const firm = await village.installer();
  await owner.save({ shares: { loads: false, roof: false, supply: false } });
  await owner.invite([firm]);
  expect(await firm.lead()).toMatchObject({ gridHours: null, details: { loads: null, roof: null, generator: null } });
});

it("takes everything back at once when it is withdrawn, and tells the firms", async () => {
  const owner = await village.homeowner();
  const [one, two] = [await village.installer(), await village.installer()];
  await owner.save();
  await owner.invite([one, two]);
  await one.accept();
  expect((await owner.event("withdraw")).body.request).toMatchObject({ state: "withdrawn", events: [] });
  for (const firm of [one, two])
    expect(await firm.lead()).toMatchObject({ state: "withdrawn", details: null, contact: null, open: false });
  expect(await village.kinds(two)).toEqual(["lead_withdrawn", "lead_offered"]);
  const { rows } = await village.database.executor.execute(
    sql`select phone, note, design, roof from quote_requests where project_id = ${owner.projectId}`,
  );
  expect(rows).toEqual([{ phone: "", note: "", design: null, roof: null }]);
  // A new one begins as a draft.
  expect((await owner.save()).body.request).toMatchObject({ state: "draft", invitations: [] });
});

it("waits where nobody is in reach, and is told once of who comes into it", async () => {
  // Sokoto, 360 km from Kano.
  const town = "2322911 13.0609 5.2390 296 Sokoto";
  const owner = await village.homeowner({ town });
  await owner.save();
  expect((await owner.event("wait")).body.request).toMatchObject({ state: "no_match", events: ["invite", "withdraw"] });
  await village.sweep();
  expect(await village.kinds(owner)).toEqual([]);
  const firm = await village.installer({ town });
  await village.sweep();
  await village.sweep();
  expect(await village.news(owner)).toMatchObject([{ kind: "installer_in_reach", values: { count: 1 } }]);
  expect((await owner.invite([firm])).body.request).toMatchObject({ state: "sent" });

  const other = await village.homeowner({ town });
  await other.save();
  expect(await other.event("wait"), "somebody is there").toMatchObject(refused(409, "installers_in_reach"));
});

it("goes with its project and its account: firms are told, nothing of the home is left", async () => {
  const firm = await village.installer();
  const [one, two] = [await village.homeowner(), await village.homeowner({ firstName: "Zainab", lastName: "Yusuf" })];
  for (const owner of [one, two]) {
    await owner.save();
    await owner.invite([firm]);
    await firm.accept();
  }
  expect((await one.send("DELETE", `/api/projects/${one.projectId}`)).status).toBe(200);
  const exported = await two.client.send("GET", "/api/account/export");
  expect(exported.text).toContain('"requests":[{"projectId"');
  expect((await two.post("/api/account/delete", { password: "seven solar roofs" })).status).toBe(200);
  const { counts, leads } = await firm.leads("?view=ended");
  expect(counts).toMatchObject({ waiting: 0, accepted: 0, ended: 2 });
  expect(leads.map(({ state }) => state)).toEqual(["withdrawn", "withdrawn"]);
  const { rows } = await village.database.executor.execute(
    sql`select count(*)::integer as kept from quote_requests where id in
      (select request_id from quote_invitations where firm_id = ${firm.firmId})
      and person_id is null and project_id is null and phone = '' and design is null`,
  );
  expect(rows).toEqual([{ kept: 2 }]);
});
