// Of the rest: comparisons of whole designs, through HTTP.
import { performance } from "node:perf_hooks";
import type { compareCosts } from "@sunwright/contract/comparison";
import type { Response } from "@sunwright/contract/endpoint";
import { DEFAULT_CONFIGURATIONS } from "@sunwright/engine/comparison/configuration";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectMembers, projectShares } from "../../projects/access-schema";
import { openTestApi, type Person, tally, type TestApi } from "../../projects/testing/api";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

type Result = Response<typeof compareCosts>;
const [BUDGET, BALANCED, PREMIUM] = DEFAULT_CONFIGURATIONS;
const addressOf = (id: string) => `/api/projects/${id}/cost-comparison`;
const compare = (id: string, body: object = BALANCED, person: Person = ada) => person.post<Result>(addressOf(id), body);

async function fannedProject() {
  const { id } = await ada.project({ city: "ng-kano" });
  await ada.appliance(id);
  return id;
}

describe("a configuration", () => {
  it("is answered with its six figures, each with its trace, and its costs year by year", async () => {
    const { status, body } = await compare(await fannedProject());
    expect(status, "S-421").toBe(200);
    expect(body.qualityTier, "S-336").toBe("mid");
    expect(Object.keys(body), "S-336").toEqual(
      expect.arrayContaining(["qualityTier", "totalCost", "monthlyPayment", "paybackPeriod"]),
    );
    for (const [row, figure] of [
      ["S-336", "totalCost"],
      ["S-336", "monthlyPayment"],
      ["S-337", "annualSavings"],
      ["S-337", "lifetimeSavings"],
      ["S-337", "co2Reduction"],
    ] as const) {
      expect(body[figure], `${row} ${figure}`).toEqual(expect.any(Number));
      expect(body.traces[figure].value, figure).toBe(body[figure]);
    }
    expect(body.traces.paybackPeriod?.value ?? null).toBe(body.paybackPeriod);
    expect(body.cumulative).toHaveLength(body.years + 1);
    expect(body.against.cumulative).toHaveLength(body.years + 1);
  });

  it("is one of three at once, and nothing of the project is changed by them", async () => {
    const id = await fannedProject();
    const before = (await ada.get(`/api/projects/${id}`)).body;
    const replies = await Promise.all([BUDGET, BALANCED, PREMIUM].map((each) => compare(id, each)));
    expect(tally(replies)).toEqual({ 200: 3 });
    const costs = replies.map(({ body }) => body.totalCost);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    expect((await ada.get(`/api/projects/${id}`)).body).toEqual(before);
  });

  it("takes the terms sent for this once, else the project's own, else the country's", async () => {
    const id = await fannedProject();
    const finance = { loanRate: 12, loanTerm: 12, downPayment: 20 };
    const standard = (await compare(id)).body;
    const tried = (await compare(id, { ...BALANCED, finance })).body;
    expect(tried.finance).toEqual(finance);
    expect(tried.monthlyPayment).not.toBe(standard.monthlyPayment);
    expect((await compare(id)).body.finance).toEqual(standard.finance);
    await ada.put(`/api/projects/${id}/economics`, { country: "Nigeria", ...finance });
    expect((await compare(id, { ...BALANCED, finance: { loanTerm: null } })).body.finance).toEqual(finance);
  });

  it("ignores figures that are not the caller's to send", async () => {
    const id = await fannedProject();
    const forged = { ...BALANCED, totalCost: 1, annualSavings: 1e9, years: 1 };
    expect((await compare(id, forged)).body).toEqual((await compare(id)).body);
  });
});

describe("is refused", () => {
  it.each([
    ["panelType", "perovskite", /monocrystalline/],
    ["batteryType", "lemon", /lithium_ion/],
    ["inverterType", "square", /pure_sine_wave/],
    ["systemSize", "huge", /standard/],
    ["qualityTier", "best", /premium/],
    ["installationType", "magic", /professional/],
    ["warranty", 0, /between 1 and 25/],
    ["warranty", 7.5, /whole number/],
    ["warranty", "ten", /between 1 and 25/],
    ["name", "  ", /name/],
    ["name", "x".repeat(81), /80/],
    ["description", "x".repeat(301), /300/],
  ])("with a message: %s %s", async (field, value, message) => {
    const reply = await ada.post<{ issues: { path: string; message: string }[] }>(
      addressOf("019f0000-0000-7000-8000-000000000000"),
      { ...BALANCED, [field]: value },
    );
    expect(reply).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    expect(
      reply.body.issues.map(({ path }) => path),
      `S-335 reads ${field}`,
    ).toEqual([field]);
    expect(reply.body.issues[0]?.message).toMatch(message);
  });

  it("for terms beyond their bounds", async () => {
    const reply = await compare(await fannedProject(), { ...BALANCED, finance: { loanTerm: 0 } });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: "finance.loanTerm" }] } });
  });

  it("where there is nothing to size", async () => {
    const { id } = await ada.project();
    expect(await compare(id)).toMatchObject({ status: 422, body: { code: "nothing_to_size" } });
  });

  it("for nobody and for strangers; a permission to view is enough", async () => {
    const id = await fannedProject();
    const [stranger, viewer] = [await api.person(), await api.person()];
    expect(await api.nobody().post(addressOf(id), BALANCED)).toMatchObject({ status: 401 });
    expect(await compare(id, BALANCED, stranger)).toMatchObject({ status: 404, body: { code: "project_not_found" } });
    const shareId = "019f0000-0000-7000-8000-00000000c057";
    const share = {
      id: shareId,
      projectId: id,
      permission: "view",
      isPublic: true,
      sharedBy: ada.userId,
      token: "t",
    } as const;
    await api.database.executor.insert(projectShares).values({ ...share, createdAt: new Date(0) });
    const joined = { projectId: id, userId: viewer.userId, shareId, joinedAt: new Date(0) };
    await api.database.executor.insert(projectMembers).values(joined);
    expect((await compare(id, BALANCED, viewer)).status).toBe(200);
  });

  it("as busy beyond four of one person at once, and taken again afterwards", async () => {
    const id = await fannedProject();
    const replies = await Promise.all(Array.from({ length: 8 }, () => compare(id)));
    const counts = tally(replies);
    expect(counts["200"]).toBeGreaterThanOrEqual(4);
    expect(counts["503"]).toBeGreaterThanOrEqual(1);
    expect(replies.find(({ status }) => status === 503)?.body).toMatchObject({ code: "server_busy" });
    expect((await compare(id)).status).toBe(200);
  });
});

it("keeps the event loop free while it works", async () => {
  const { id } = await ada.project({ city: "ng-kano", generator: "petrol" });
  await ada.appliance(id);
  const before = performance.eventLoopUtilization();
  const replies = await Promise.all([BUDGET, BALANCED, PREMIUM].map((each) => compare(id, each)));
  expect(tally(replies)).toEqual({ 200: 3 });
  const { utilization } = performance.eventLoopUtilization(before);
  // Done on the event loop, the work would keep it all the time.
  expect(utilization).toBeLessThan(0.5);
});
