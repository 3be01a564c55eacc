// Of the rest: every state of a lead; the journey of requests walks them.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openVillage, SAID, type Homeowner, type Installer, type Village } from "./testing/people";

let village: Village;
beforeAll(async () => {
  village = await openVillage();
});
afterAll(() => village.close());

const refused = (status: number, code: string) => ({ status, body: { code } });

async function asked(firms: readonly Installer[], change: object = {}): Promise<Homeowner> {
  const owner = await village.homeowner();
  await owner.save(change);
  const reply = await owner.invite(firms);
  if (reply.status !== 200) throw new Error(`Asking answered ${JSON.stringify(reply.body)}`);
  return owner;
}

it("comes by fit: next door before the edge of the radius, and by its clock where asked", async () => {
  const firm = await village.installer({ town: "2335204 12.0001 8.5167 484 Kano", radius: 100 });
  const near = await asked([firm]);
  const hurried = await asked([firm], { wishDate: village.server.clock.now().toISOString().slice(0, 10) });
  const { leads, counts } = await firm.leads();
  expect(counts).toEqual({ waiting: 2, accepted: 0, ended: 0 });
  const fits = leads.map(({ fit }) => fit);
  expect(fits).toEqual(fits.toSorted((one, other) => (other ?? 0) - (one ?? 0)));
  expect(leads[1]).toMatchObject({ wishDate: (await hurried.read()).wishDate });
  const byTime = (await firm.leads("?sort=ends")).leads;
  expect(byTime[0]?.answerBy).toBe((await near.read()).invitations[0]?.answerBy);
  const newest = (await firm.leads("?sort=newest")).leads;
  expect(newest[0]?.answerBy).toBe((await hurried.read()).invitations[0]?.answerBy);
  const found = await firm.leads("?search=KAN");
  expect(found.leads, "every lead in Kano").toHaveLength(2);
  expect(await firm.leads("?search=lagos")).toMatchObject({ leads: [], counts });
  const { fit, fitParts } = await firm.lead();
  expect(fitParts.reduce((sum, { points }) => sum + points, 0)).toBe(fit);
});

it("has less time for a firm that is free later", async () => {
  const day = (days: number) =>
    new Date(village.server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const [now, later] = [await village.installer(), await village.installer({ freeFrom: day(14) })];
  await asked([now, later], { wishDate: day(28) });
  const time = async (firm: typeof now) => (await firm.lead()).fitParts.find(({ part }) => part === "time")?.points;
  // Of 28 easy days, fewer than 28 and 14 are left: a day that has begun counts no more.
  expect([await time(now), await time(later)]).toEqual([19, 10]);
});

it("is declined with a reason that the homeowner reads, contacts hidden", async () => {
  const firm = await village.installer();
  const owner = await asked([firm]);
  expect(await firm.post(`/api/leads/${await firm.newest()}/answer`, { answer: "decline" })).toMatchObject({
    status: 400,
    body: { code: "invalid_input" },
  });
  expect((await firm.decline("no_team", "Call 0803 555 0199 in spring")).body).toMatchObject({
    state: "declined",
    details: null,
    contact: null,
    reason: "no_team",
  });
  expect((await owner.read()).invitations[0]).toMatchObject({
    state: "declined",
    reason: "no_team",
    words: ["Call ", { hidden: "phone" }, " in spring"],
  });
  expect(await village.kinds(owner)).toEqual(["request_declined"]);
  expect(await firm.accept()).toMatchObject(refused(409, "lead_answered"));
});

it("tells a firm how far a home is in what roads of its country are counted in", async () => {
  const firm = await village.installer({ town: "2335204 12.0001 8.5167 484 Kano", radius: 100 });
  const owner = await asked([firm]);
  const [{ kilometres } = { kilometres: Number.NaN }] = (await firm.leads()).leads;
  expect((await village.news(firm))[0]).toMatchObject({
    kind: "lead_offered",
    values: { unit: "km", distance: kilometres },
  });
  await village.database.executor.execute(sql`update firms set country = 'UK' where id = ${firm.firmId}`);
  await owner.event("withdraw", (await owner.read()).version);
  const miles = Math.round(kilometres / 1.609344);
  expect((await village.news(firm))[0]).toMatchObject({
    kind: "lead_withdrawn",
    values: { unit: "mi", distance: miles },
  });
});

it("ends after 48 hours to the second, swept or not; the firm is reminded at 12, the homeowner told", async () => {
  const firm = await village.installer();
  const owner = await asked([firm]);
  village.hours(35);
  await village.sweep();
  expect(await village.kinds(firm)).toEqual(["lead_offered"]);
  village.hours(1.5);
  await village.sweep();
  await village.sweep();
  expect((await village.news(firm))[0]).toMatchObject({ kind: "lead_ending", values: { unit: "km", hours: 12 } });
  expect(await village.kinds(firm)).toEqual(["lead_ending", "lead_offered"]);
  village.hours(11.6);
  expect(await firm.accept()).toMatchObject(refused(409, "lead_over"));
  expect(await firm.lead()).toMatchObject({ state: "expired", details: null, contact: null, open: false });
  expect((await owner.read()).invitations[0]).toMatchObject({ state: "expired" });
  expect((await firm.leads("?view=ended")).counts).toMatchObject({ waiting: 0, ended: 1 });
  await village.sweep();
  await village.sweep();
  expect(await village.kinds(owner)).toEqual(["request_unanswered"]);

  // Another may be asked while the 14 days run.
  const other = await village.installer();
  expect((await owner.invite([other])).status).toBe(200);
  village.hours(12 * 24);
  expect(await owner.read()).toMatchObject({ state: "expired", events: [] });
  await village.sweep();
  expect((await village.kinds(owner))[0]).toBe("request_expired");
  expect(await owner.read()).toMatchObject({ state: "expired", phone: "" });
  // The next one begins as a draft.
  expect((await owner.save()).body.request).toMatchObject({ state: "draft" });
});

it("is accepted by nobody without a verified certificate, and the firm is not closed meanwhile", async () => {
  const firm = await village.installer();
  await asked([firm]);
  const close = () => firm.post("/api/installer/events", { event: "close" });
  expect(await close()).toMatchObject(refused(409, "leads_under_way"));
  expect(await firm.post("/api/account/delete", { password: "seven solar roofs" })).toMatchObject(
    refused(409, "leads_under_way"),
  );
  const own = await firm.get<{ certificates: { id: string }[] }>("/api/installer");
  const { certificates } = own.body;
  await firm.send("DELETE", `/api/installer/certificates/${certificates[0]?.id}`);
  expect(await firm.accept()).toMatchObject(refused(409, "firm_not_able"));
  expect((await firm.decline()).status).toBe(200);
  expect((await close()).status).toBe(200);
});

it("may be answered by a paused firm: what it was asked goes on", async () => {
  const firm = await village.installer();
  await asked([firm]);
  await firm.post("/api/installer/events", { event: "pause" });
  expect((await firm.accept()).status).toBe(200);
});

it("is answered once by two colleagues at once, and by the firm or withdrawn by the homeowner", async () => {
  for (let round = 0; round < 5; round++) {
    const firm = await village.installer();
    const colleague = await firm.colleague();
    const owner = await asked([firm]);
    const path = `/api/leads/${await firm.newest()}/answer`;
    const both = await Promise.all([firm, colleague].map(({ post }) => post(path, { answer: "accept" })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject(refused(409, "lead_answered"));
    expect(await owner.read()).toMatchObject({ state: "quoting" });

    const [next, rival] = [await village.installer(), await village.installer()];
    const other = await asked([next, rival]);
    const { version } = await other.read();
    const [taken, back] = await Promise.all([next.accept(), other.event("withdraw", version)]);
    const states = [taken.status, back.status];
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual(states);
    const late = taken.status === 200 ? back : taken;
    expect(late).toMatchObject(refused(409, taken.status === 200 ? "request_changed" : "lead_over"));
    expect((await other.read()).state).toBe(taken.status === 200 ? "quoting" : "withdrawn");
  }
});

it("never lets two homeowners give a firm more than it takes", async () => {
  const firm = await village.installer({ mostInvitations: 1 });
  const owners = [];
  for (let index = 0; index < 5; index++) {
    const owner = await village.homeowner();
    await owner.save();
    owners.push(owner);
  }
  const replies = await Promise.all(owners.map((owner) => owner.invite([firm], 1)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  expect((await firm.leads()).counts).toMatchObject({ waiting: 1 });
});

it("counts into the dashboard of the firm from offered to quoted, without a name before acceptance", async () => {
  const firm = await village.installer();
  const first = await asked([firm]);
  for (let more = 0; more < 2; more++) await asked([firm]);
  await first.event("withdraw");
  const read = async () =>
    (
      await firm.get<{ activeLeads: number; requests: { client: string | null; state: string; place: string }[] }>(
        "/api/dashboards/installer",
      )
    ).body;
  expect(await read()).toMatchObject({
    activeLeads: 2,
    requests: [
      { client: null, state: "new", place: "Kano", distance: 0 },
      { client: null, state: "new" },
    ],
  });
  await firm.accept();
  const { activeLeads, requests } = await read();
  expect(activeLeads).toBe(2);
  expect(requests.filter(({ state }) => state === "accepted")).toHaveLength(1);
  village.hours(49);
  expect(await read()).toMatchObject({ activeLeads: requests.filter(({ state }) => state === "accepted").length });
});

it("never tells a firm who it is before it accepts, in any answer of any call", async () => {
  const firm = await village.installer();
  const street = "12 Gidan Rimi Close";
  const typed = `I am Amina Bello, amina.bello@example.org, 0803 555 0142, ${street}, wa.me/2348035550142`;
  const owner = await asked([firm], { note: typed });
  await owner.post(`/api/projects/${owner.projectId}/appliances`, { customName: "Later", customPower: 10 });
  const paths = [
    "/api/leads",
    "/api/leads?view=accepted",
    "/api/leads?view=ended",
    `/api/leads/${await firm.newest()}`,
    "/api/dashboards/installer",
    "/api/notifications",
    "/api/installer",
    "/api/messages",
    "/api/account/export",
  ];
  const secrets = [
    "Amina",
    "Bello",
    owner.email,
    "0803",
    "555 0142",
    "5550142",
    "Gidan",
    "wa.me",
    owner.userId,
    SAID.phone,
  ];
  const search = async (when: string) => {
    for (const path of paths) {
      const { text } = await firm.client.send("GET", path);
      for (const secret of secrets) expect(text.includes(secret), `${when}: ${path} tells ${secret}`).toBe(false);
    }
  };
  await search("offered");
  const other = await village.installer();
  expect(await other.get(`/api/leads/${await firm.newest()}`)).toMatchObject(refused(404, "lead_not_found"));
  expect(await other.post(`/api/leads/${await firm.newest()}/answer`, { answer: "accept" })).toMatchObject(
    refused(404, "lead_not_found"),
  );
  await firm.decline();
  await search("declined");
});
