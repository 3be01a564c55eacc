// Of the rest: who may make which call, role by role.
import type { Endpoint } from "@sunwright/contract/endpoint";
import * as passports from "@sunwright/contract/passports";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../platform/ids";
import { type Built, type Estate, openEstate } from "./testing/estate";

type Sender = Pick<Built["job"]["calls"]["owner"], "send">;

let estate: Estate;
let built: Built;
let people: Readonly<Record<string, Sender>>;
let transferId: string;
let readingId: string;
const READING = { meterKwh: 1, fuelLitres: null, newMeter: false, note: "" };
beforeAll(async () => {
  estate = await openEstate();
  built = await estate.built();
  await built.owner.reading(built.summary.handedOverOn, 0);
  readingId = (await built.owner.read()).own?.readings[0]?.id ?? "";
  const other = await estate.built();
  const next = await estate.homeowner({ firstName: "Grace" });
  await built.owner.act("offer-transfer", { email: next.email });
  transferId = (await estate.listOf(next)).offered[0]?.transferId ?? "";
  people = {
    nobody: estate.nobody(),
    stranger: await estate.signedIn((await estate.server.build.session()).userId),
    otherOwner: other.job.calls.owner,
    otherFirm: other.job.calls.firm,
    firm: built.job.calls.firm,
    staff: await built.job.calls.firm.colleague(),
    shop: await estate.shop(),
    next,
  };
});
afterAll(() => estate.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "access" in value;
const exported: readonly unknown[] = Object.values(passports);
const CALLS = exported.filter(isEndpoint);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const rows = () => [{ line: 2, on: built.summary.handedOverOn, replaces: false, ...READING }];
const ACTIONS: Readonly<Record<string, () => object>> = {
  "put-reading": () => ({ readingId: newId(new Date()), on: built.summary.handedOverOn, ...READING }),
  "correct-reading": () => ({ readingId, reason: "Not mine", instead: null }),
  "import-readings": () => ({ rows: rows() }),
  "do-upkeep": () => ({ task: "wash", on: built.summary.handedOverOn }),
  "undo-upkeep": () => ({ task: "wash" }),
  "renew-link": () => ({}),
  "end-link": () => ({}),
  "tell-firm": () => ({ on: true }),
  "offer-transfer": () => ({ email: "else@example.org" }),
  "withdraw-transfer": () => ({}),
};

it("finds every call and every action of passports", () => {
  expect(CALLS.map(nameOf).sort()).toEqual([
    "GET /api/passports",
    "GET /api/passports/:passport",
    "GET /api/passports/:passport/calendar.ics",
    "GET /api/passports/:passport/pdf",
    "POST /api/passports/:passport/actions",
    "POST /api/passports/:passport/readings/check",
    "POST /api/passports/transfers/:transferId/answer",
  ]);
  const names = passports.PassportAction.options.map(({ shape }) => shape.action.value);
  expect(Object.keys(ACTIONS).sort()).toEqual([...names].sort());
});

const expectOfEverybody = async (
  method: Endpoint["method"],
  path: string,
  body: object | undefined,
  statusOf: (who: string) => number,
) => {
  const before = await built.owner.read();
  for (const [who, person] of Object.entries(people)) {
    const reply = await person.send(method, path, body);
    expect(reply.status, `${who}: ${JSON.stringify(reply.body)}`).toBe(statusOf(who));
  }
  expect(await built.owner.read(), "nothing was written").toEqual(before);
};
const refusedWrites = (who: string) => (who === "nobody" ? 401 : 404);

it("is read by its id by its owner alone, on screen and on paper", async () => {
  for (const path of [built.owner.path, `${built.owner.path}/pdf`, `${built.owner.path}/calendar.ics`])
    await expectOfEverybody("GET", path, undefined, () => 404);
});

it.each(Object.keys(ACTIONS))("%s is its owner's alone", async (action) => {
  const body = { action, ...ACTIONS[action]?.() };
  await expectOfEverybody("POST", `${built.owner.path}/actions`, body, refusedWrites);
});

it("lets nobody else look at rows of a file", async () => {
  await expectOfEverybody("POST", `${built.owner.path}/readings/check`, { rows: rows() }, refusedWrites);
});

it("lets nobody answer what is offered to another", async () => {
  const { next: _next, ...others } = people;
  const before = people;
  people = others;
  await expectOfEverybody("POST", `/api/passports/transfers/${transferId}/answer`, { accept: true }, refusedWrites);
  people = before;
});

it("lists to everybody their own", async () => {
  for (const [who, person] of Object.entries(people)) {
    const reply = await person.send<passports.Passports>("GET", "/api/passports");
    expect(reply.status, who).toBe(who === "nobody" ? 401 : 200);
    const listed = who === "nobody" ? [] : reply.body.passports;
    expect(
      listed.some(({ id }) => id === built.summary.id),
      who,
    ).toBe(false);
  }
});

it("finds nothing by a token or an id that is none", async () => {
  for (const named of ["A".repeat(43), "x", newId(new Date()), "..%2F..", "é"])
    expect((await people["stranger"]?.send("GET", `/api/passports/${named}`))?.status, named).toBe(404);
});
