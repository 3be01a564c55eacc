// Of the rest: who may make which call, role by role.
import * as leads from "@sunwright/contract/leads";
import * as requests from "@sunwright/contract/requests";
import type { Endpoint } from "@sunwright/contract/endpoint";
import type { OpenedShare, Share } from "@sunwright/contract/shares";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openVillage, SAID, type Homeowner, type Installer, type Village } from "./testing/people";

type Sender = Pick<Homeowner, "send">;

let village: Village;
let owner: Homeowner;
let firm: Installer;
let lead: string;
let people: Readonly<Record<string, Sender>>;
beforeAll(async () => {
  village = await openVillage();
  [owner, firm] = [await village.homeowner(), await village.installer()];
  await owner.save();
  await owner.invite([firm]);
  lead = await firm.newest();
  const joined = async (permission: string) => {
    const person = await village.signedIn((await village.server.build.session()).userId);
    const share = await owner.post<Share>(`/api/projects/${owner.projectId}/shares`, { permission });
    const opened = await person.get<OpenedShare>(`/api/shared/${share.body.shareToken}`);
    expect(opened.status).toBe(200);
    return person;
  };
  const [view, edit, admin] = [await joined("view"), await joined("edit"), await joined("admin")];
  const stranger = await village.signedIn((await village.server.build.session()).userId);
  const [staff, rival] = [await firm.colleague(), await village.installer()];
  people = {
    nobody: village.nobody(),
    stranger,
    view,
    edit,
    admin,
    owner,
    firm,
    staff,
    rival,
    shop: await village.shop(),
  };
});
afterAll(() => village.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value;
const exported: readonly unknown[] = [...Object.values(requests), ...Object.values(leads)];
const CALLS = exported.filter(isEndpoint);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const NOBODY = "019f0000-0000-7000-8000-000000000000";
const BODIES: Readonly<Record<string, object>> = {
  "PUT /api/requests/:projectId": SAID,
  "POST /api/requests/:projectId/invitations": { version: 99, firms: [{ firmId: NOBODY, consent: true }] },
  "POST /api/requests/:projectId/events": { version: 99, event: "withdraw" },
  "POST /api/leads/:leadId/answer": { answer: "decline", reason: "other" },
};
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
const LEAD = { nobody: 401, stranger: 404, view: 404, owner: 404, rival: 404, shop: 404 };
const LIST = { nobody: 401, stranger: 404, owner: 404, shop: 404 };

it("finds every call of requests and leads", () => {
  expect(CALLS.map(nameOf).sort()).toEqual([
    "GET /api/leads",
    "GET /api/leads/:leadId",
    "GET /api/requests/:projectId",
    "GET /api/requests/:projectId/installers",
    "POST /api/leads/:leadId/answer",
    "POST /api/requests/:projectId/events",
    "POST /api/requests/:projectId/invitations",
    "PUT /api/requests/:projectId",
  ]);
});

it.each(CALLS.map((entry) => [nameOf(entry), entry] as const))(
  "%s is refused to everybody else",
  async (name, entry) => {
    const refused = entry.path.includes(":projectId") ? PROJECT : entry.path.includes(":leadId") ? LEAD : LIST;
    const path = entry.path.replace(":projectId", owner.projectId).replace(":leadId", lead);
    for (const [who, status] of Object.entries(refused)) {
      const reply = await people[who]?.send(entry.method, path, BODIES[name]);
      expect(reply?.status, `${who}: ${JSON.stringify(reply?.body)}`).toBe(status);
    }
    expect(await owner.read(), "nothing was written").toMatchObject({
      state: "sent",
      invitations: [{ state: "offered" }],
    });
  },
);

it("is for its owner, and for staff of the firm that is asked like for its owner", async () => {
  for (const path of [owner.path, `${owner.path}/installers`]) expect((await owner.get(path)).status).toBe(200);
  for (const name of ["firm", "staff"])
    for (const path of ["/api/leads", `/api/leads/${lead}`])
      expect((await people[name]?.send("GET", path))?.status, `${name} ${path}`).toBe(200);
  const stale = await owner.post(`${owner.path}/events`, BODIES["POST /api/requests/:projectId/events"]);
  expect(stale).toMatchObject({ status: 409, body: { code: "request_changed" } });
  const accepted = await people["staff"]?.send("POST", `/api/leads/${lead}/answer`, { answer: "accept" });
  expect(accepted?.status).toBe(200);
});
