// Of the rest: who may make which call, role by role.
import * as offers from "@sunwright/contract/offers";
import * as quotes from "@sunwright/contract/quotes";
import type { Endpoint } from "@sunwright/contract/endpoint";
import type { OpenedShare, Share } from "@sunwright/contract/shares";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Homeowner } from "../requests/testing/people";
import { ADDRESS, draftOf, openTrade, type Quoting, type Trade } from "./testing/trade";

type Sender = Pick<Homeowner, "send">;

let trade: Trade;
let owner: Quoting["owner"];
let desk: Quoting["desks"][number];
let sent: string;
let lead: string;
let people: Readonly<Record<string, Sender>>;
let bodies: Readonly<Record<string, object>>;
beforeAll(async () => {
  trade = await openTrade();
  const quoting = await trade.quoting(2);
  ({ owner } = quoting);
  const [first, second] = quoting.desks;
  if (first === undefined || second === undefined) throw new Error("There are two firms");
  desk = first;
  const version = await desk.offer();
  sent = version.id;
  lead = await desk.firm.newest();
  const joined = async (permission: string) => {
    const person = await trade.signedIn((await trade.server.build.session()).userId);
    const share = await owner.post<Share>(`/api/projects/${owner.projectId}/shares`, { permission });
    const opened = await person.get<OpenedShare>(`/api/shared/${share.body.shareToken}`);
    expect(opened.status).toBe(200);
    return person;
  };
  const stranger = await trade.signedIn((await trade.server.build.session()).userId);
  people = {
    nobody: trade.nobody(),
    stranger,
    view: await joined("view"),
    edit: await joined("edit"),
    admin: await joined("admin"),
    owner,
    firm: desk.firm,
    staff: await desk.firm.colleague(),
    rival: second.firm,
    shop: await trade.shop(),
  };
  const draft = draftOf(version);
  bodies = {
    "POST /api/quotes/:quoteId/check": draft,
    "POST /api/quotes/:quoteId/versions": { from: sent, as: "version" },
    "PUT /api/quotes/:quoteId/versions/:versionId": { version: 1, draft },
    "POST /api/quotes/:quoteId/versions/:versionId/send": { version: 1 },
    "POST /api/requests/:projectId/offers/:versionId/accept": { totalMinor: 1, address: ADDRESS },
    "POST /api/requests/:projectId/offers/:versionId/answer": { answer: "decline" },
  };
});
afterAll(() => trade.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "access" in value;
const exported: readonly unknown[] = [...Object.values(quotes), ...Object.values(offers)];
const CALLS = exported.filter(isEndpoint);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const PROJECT = {
  nobody: 401,
  stranger: 404,
  view: 403,
  edit: 403,
  admin: 403,
  firm: 404,
  staff: 404,
  rival: 404,
  shop: 404,
};
const QUOTE = { nobody: 401, stranger: 404, view: 404, admin: 404, owner: 404, rival: 404, shop: 404 };
const LIST = { nobody: 401, stranger: 404, owner: 404, shop: 404 };
/** The homeowner reads it, too. */
const PAPER = { nobody: 401, stranger: 404, view: 404, admin: 404, rival: 404, shop: 404 };

it("finds every call of quotes and offers", () => {
  expect(CALLS.map(nameOf).sort()).toEqual([
    "DELETE /api/quotes/:quoteId/versions/:versionId",
    "GET /api/quotes",
    "GET /api/quotes/:quoteId",
    "GET /api/quotes/:quoteId/versions/:versionId/pdf",
    "GET /api/requests/:projectId/offers",
    "POST /api/leads/:leadId/quote",
    "POST /api/quotes/:quoteId/check",
    "POST /api/quotes/:quoteId/stock",
    "POST /api/quotes/:quoteId/versions",
    "POST /api/quotes/:quoteId/versions/:versionId/send",
    "POST /api/quotes/:quoteId/versions/:versionId/withdraw",
    "POST /api/requests/:projectId/offers/:versionId/accept",
    "POST /api/requests/:projectId/offers/:versionId/answer",
    "PUT /api/quotes/:quoteId/versions/:versionId",
  ]);
});

it.each(CALLS.map((entry) => [nameOf(entry), entry] as const))(
  "%s is refused to everybody else",
  async (name, entry) => {
    const before = await desk.read();
    const refused = entry.path.includes(":projectId")
      ? PROJECT
      : entry.path.endsWith("/pdf")
        ? PAPER
        : entry.path.includes(":")
          ? QUOTE
          : LIST;
    const path = entry.path
      .replace(":projectId", owner.projectId)
      .replace(":quoteId", desk.id)
      .replace(":versionId", sent)
      .replace(":leadId", lead);
    for (const [who, status] of Object.entries(refused)) {
      const reply = await people[who]?.send(
        entry.method,
        path,
        bodies[name] ?? (entry.method === "POST" ? {} : undefined),
      );
      expect(reply?.status, `${who}: ${JSON.stringify(reply?.body)}`).toBe(status);
    }
    expect(await desk.read(), "nothing was written").toEqual(before);
  },
);

it("is for the owner of the project, and for staff of the firm like for its owner", async () => {
  expect((await owner.get(owner.offers.path)).status).toBe(200);
  for (const name of ["firm", "staff"])
    for (const path of ["/api/quotes", desk.path])
      expect((await people[name]?.send("GET", path))?.status, `${name} ${path}`).toBe(200);
  const added = await people["staff"]?.send("POST", `${desk.path}/versions`, { from: sent, as: "version" });
  expect(added?.status).toBe(201);
});
