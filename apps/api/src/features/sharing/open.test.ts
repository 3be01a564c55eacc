// Of the rest: every way to open a link; the journey of sharing walks them.
import { listProjects, Project } from "@sunwright/contract/projects";
import { OpenedShare, Share } from "@sunwright/contract/shares";
import { afterAll, beforeAll, expect, it } from "vitest";
import { linkIn } from "../../testing/mailbox";
import type { Person } from "../../testing/people";
import { startTestServer, type TestServer } from "../../testing/server";
import { DIRECT, outdate } from "../projects/testing/calculations";

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.build.person();
});
afterAll(() => server.close());

const HOUR = 3_600_000;
const inTime = (milliseconds: number) => new Date(server.clock.now().getTime() + milliseconds).toISOString();

async function project(body: object = {}): Promise<string> {
  const reply = await owner.client.post("/api/projects", { name: "Bello Residence", city: "ng-kano", ...body });
  return reply.read(Project).id;
}
async function share(projectId: string, terms: object = {}): Promise<Share> {
  const reply = await owner.client.post(`/api/projects/${projectId}/shares`, terms);
  expect(reply.status, reply.text).toBe(201);
  return reply.read(Share);
}
const open = (token: string, who: Pick<Person, "client"> = { client: server.visitor() }) =>
  who.client.get(`/api/shared/${token}`);
const NOT_FOUND = { status: 404, body: { code: "share_not_found", message: "Share Not Found" } };

/** An account whose address is verified, as by the link in its mail. */
async function verified(email: string): Promise<Person> {
  const person = await server.build.person({ email, verified: false });
  const { pathname, search } = linkIn(await server.mailTo(email));
  await server.get(pathname + search);
  return person;
}

it("makes a public view link without expiry when nothing is said", async () => {
  const made = await share(await project());
  expect(made, "S-413 S-327").toMatchObject({
    permission: "view",
    isPublic: true,
    sharedWith: null,
    expiresAt: null,
    createdAt: server.clock.now().toISOString(),
  });
  expect(made.id, "S-327").toMatch(/^[0-9a-f-]{36}$/);
  expect(made, "S-328").toMatchObject({ accessCount: 0, lastAccessedAt: null });
  // 256 bits in base64url are 43 characters.
  expect(made.shareToken, "S-328").toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(made.sharedBy, "S-327").toMatch(/^ao-/);
});

it("makes the link that is asked for: each permission, private, with its recipient and its expiry", async () => {
  const id = await project();
  for (const permission of ["view", "edit", "admin"] as const) {
    const terms = { permission, isPublic: false, sharedWith: "eve@example.org", expiresAt: inTime(HOUR) };
    expect(await share(id, terms), `S-413 S-327 ${permission}`).toMatchObject(terms);
  }
});

it("takes the sharing user from the session, whatever the body says", async () => {
  const id = await project();
  const eve = await server.build.person();
  const made = await share(id, { sharedBy: eve.userId });
  expect(made.sharedBy, "S-397 the maker is who is signed in").toBe((await share(id)).sharedBy);
  expect(JSON.stringify(made), "S-397 and nobody else").not.toContain(eve.userId);
});

it("answers anybody with the terms, the project and its appliances, and no more", async () => {
  const id = await project();
  await owner.client.post(`/api/projects/${id}/appliances`, {
    applianceId: "ceiling-fan",
    quantity: 4,
    hoursPerDay: 9,
  });
  const expiresAt = inTime(HOUR);
  const reply = await open((await share(id, { permission: "edit", expiresAt })).shareToken);
  expect(reply.status, "S-415").toBe(200);
  const body = reply.read(OpenedShare);
  expect(body.projectShare, "S-415 S-329").toEqual({ permission: "edit", isPublic: true, expiresAt });
  expect(body.project, "S-415 S-329").toMatchObject({
    id,
    name: "Bello Residence",
    site: "Kano, Nigeria",
    designedBy: "Ada Obi",
  });
  // Power 75 W of the catalogue × 4 × 9 h.
  expect(body.appliances, "S-415 S-330").toEqual([
    {
      applianceId: "ceiling-fan",
      customName: "Ceiling fan",
      customPower: 75,
      quantity: 4,
      hoursPerDay: 9,
      dailyConsumption: 2_700,
    },
  ]);
  expect(reply.text).not.toContain(owner.userId);
  expect(reply.text).not.toContain(owner.email);
  expect(reply.headers["cache-control"]).toBe("no-store");
});

it("says of a design of an older method that it is one", async () => {
  const id = await project();
  const { shareToken } = await share(id);
  const isOutdated = async () => (await open(shareToken)).read(OpenedShare).project.designIsOutdated;
  expect(await isOutdated()).toBe(false);
  await owner.client.post(`/api/projects/${id}/calculate`, DIRECT);
  expect(await isOutdated()).toBe(false);
  await outdate(server, id);
  expect(await isOutdated()).toBe(true);
});

it("counts every opening and keeps the time of the last", async () => {
  const id = await project();
  const { shareToken, id: shareId } = await share(id);
  for (let opened = 0; opened < 3; opened++) {
    server.clock.advance(60);
    expect((await open(shareToken)).status).toBe(200);
  }
  await Promise.all(Array.from({ length: 10 }, () => open(shareToken)));
  const listed = (await owner.client.get(`/api/projects/${id}/shares`)).read(Share.array());
  expect(
    listed.find((each) => each.id === shareId),
    "S-328 S-412",
  ).toMatchObject({
    accessCount: 13,
    lastAccessedAt: server.clock.now().toISOString(),
  });
});

it("a private link opens for the verified address it names, in any case of letters, and for nobody else", async () => {
  const id = await project();
  const { shareToken } = await share(id, { isPublic: false, sharedWith: "Musa.Private@Example.org" });
  expect(await open(shareToken)).toMatchObject(NOT_FOUND);
  expect(await open(shareToken, owner)).toMatchObject(NOT_FOUND);
  expect(await open(shareToken, await server.build.person()), "S-395 private").toMatchObject(NOT_FOUND);
  const unverified = await server.build.person({ verified: false, email: "musa.private@example.org" });
  expect(await open(shareToken, unverified)).toMatchObject(NOT_FOUND);
  const { pathname, search } = linkIn(
    await server.mailTo("musa.private@example.org").then(() => verification("musa.private@example.org")),
  );
  await server.get(pathname + search);
  expect((await open(shareToken, unverified)).status, "S-395 private").toBe(200);
});
const verification = (to: string) => {
  const mail = server.mailbox.mails.find((each) => each.to === to && each.subject.startsWith("Verify"));
  if (!mail) throw new Error("No mail to verify by");
  return mail;
};

it("tells the people who manage a link why it stays closed, and nobody else", async () => {
  const id = await project();
  const eve = await server.build.person();
  await open((await share(id, { permission: "edit" })).shareToken, eve);
  const told = async (terms: object, who: Person) => {
    const { body } = await open((await share(id, terms)).shareToken, who);
    return body;
  };
  const mine = { isPublic: false, sharedWith: "Musa@Example.org" };
  const closed = (message: string, text: object) => ({
    ...NOT_FOUND.body,
    issues: [{ path: "shareToken", message, text }],
  });
  expect(await told(mine, owner)).toEqual(
    closed(
      "This is your private link for musa@example.org. Only they can open it, signed in with that address once it is verified.",
      { key: "answers.closed.private", values: { recipient: "musa@example.org" } },
    ),
  );
  expect(await told({ isPublic: false }, owner)).toEqual(
    closed("This is a private link of your project without a recipient: nobody can open it.", {
      key: "answers.closed.noRecipient",
    }),
  );
  expect(await told({ ...mine, expiresAt: inTime(-1) }, owner)).toEqual(
    closed("This is a link of your project. It has expired.", { key: "answers.closed.expired" }),
  );
  for (const terms of [mine, { isPublic: false }, { expiresAt: inTime(-1) }])
    expect(await told(terms, eve)).toEqual(NOT_FOUND.body);
});

it("past expiry is accepted and has expired from the start; a future one ends the link at its moment", async () => {
  const id = await project();
  expect(await open((await share(id, { expiresAt: inTime(-HOUR) })).shareToken), "S-396").toMatchObject(NOT_FOUND);
  const { shareToken } = await share(id, { expiresAt: inTime(HOUR) });
  expect((await open(shareToken)).status).toBe(200);
  server.clock.advance(3_600);
  expect(await open(shareToken), "S-396").toMatchObject(NOT_FOUND);
});

it("unknown, malformed, expired, private and deleted links cannot be told apart", async () => {
  const id = await project();
  const gone = await share(id);
  await owner.client.delete(`/api/shares/${gone.id}`);
  const tokens = [
    "A".repeat(43),
    "short",
    "%00",
    gone.shareToken,
    (await share(id, { expiresAt: inTime(-1) })).shareToken,
    (await share(id, { isPublic: false, sharedWith: "somebody@example.org" })).shareToken,
    (await share(id, { isPublic: false })).shareToken,
  ];
  const replies = await Promise.all(tokens.filter((token) => token !== "%00").map((token) => open(token)));
  for (const reply of replies) {
    expect(reply).toMatchObject(NOT_FOUND);
    expect(reply.text).toBe(replies[0]?.text);
    expect({ ...reply.headers, date: "" }).toEqual({ ...replies[0]?.headers, date: "" });
  }
});

it("mails a private link to its recipient, with nothing in it that somebody typed", async () => {
  const id = await project({ name: "Buy cheap pills" });
  const { shareToken } = await share(id, { isPublic: false, sharedWith: "chidi@example.org" });
  const mail = await server.mailTo("chidi@example.org");
  expect(linkIn(mail).href).toBe(`${server.config.publicUrl}/shared/${shareToken}`);
  expect(mail.text + mail.subject).not.toMatch(/pills|Ada|Obi/);
  expect(mail.text).toContain(owner.email);
  const ada = await verified("ada.verified@example.org");
  const made = await ada.client.post("/api/projects", {});
  const body = { isPublic: false, sharedWith: "chidi@example.org" };
  await ada.client.post(`/api/projects/${made.read(Project).id}/shares`, body);
  expect((await server.mailTo("chidi@example.org")).text).toContain("ada.verified@example.org");
});

it("accepts a recipient that is not an address: no mail is sent, and nobody can open the link", async () => {
  const id = await project();
  await server.app.outbox.flush();
  const before = server.mailbox.mails.length;
  for (const sharedWith of ["the neighbour", "a@b.org, c@d.org", "eve@example.org Bcc: x@example.org"]) {
    const { shareToken } = await share(id, { isPublic: false, sharedWith });
    expect(await open(shareToken, owner)).toMatchObject(NOT_FOUND);
  }
  await server.app.outbox.flush();
  expect(server.mailbox.mails.length).toBe(before);
});

it("fills nobody's mailbox: five mails an hour to a stranger, thirty invitations an hour of one person", async () => {
  const chatty = await server.build.person();
  const ids = await Promise.all(
    [1, 2].map(async () => (await chatty.client.post("/api/projects", {})).read(Project).id),
  );
  const statuses: number[] = [];
  for (let sent = 0; sent < 31; sent++) {
    const path = `/api/projects/${ids[sent % 2]}/shares`;
    statuses.push((await chatty.client.post(path, { isPublic: false, sharedWith: "full@example.org" })).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  await server.app.outbox.flush();
  expect(server.mailbox.mails.filter(({ to }) => to === "full@example.org")).toHaveLength(5);
});

it("mails nothing for somebody whose address is unverified; the link is made", async () => {
  const unknown = await server.build.person({ verified: false });
  const id = (await unknown.client.post("/api/projects", {})).read(Project).id;
  const body = { isPublic: false, sharedWith: "quiet@example.org" };
  expect((await unknown.client.post(`/api/projects/${id}/shares`, body)).status).toBe(201);
  await server.app.outbox.flush();
  expect(server.mailbox.mails.filter(({ to }) => to === "quiet@example.org")).toEqual([]);
});

it("who opens a link signed in finds the project among their own, marked with owner and permission", async () => {
  const id = await project();
  const eve = await server.build.person();
  const { shareToken, id: shareId } = await share(id, { permission: "edit" });
  await open(shareToken, eve);
  await open(shareToken, eve);
  const listed = await eve.client.get("/api/projects");
  expect(listed.body, "S-399").toMatchObject({
    total: 1,
    projects: [{ id, access: "edit", owner: { name: "Ada Obi" } }],
  });
  expect((await eve.client.get("/api/projects?shared=false")).body).toMatchObject({ total: 0 });
  expect((await eve.client.get("/api/projects?shared=true")).body).toMatchObject({ total: 1 });
  await open(shareToken, owner);
  const own = await owner.client.get("/api/projects?limit=100");
  const listing = own.read(listProjects.response);
  expect(listing.projects.filter((each) => each.id === id)).toMatchObject([{ access: "owner", owner: null }]);
  await owner.client.delete(`/api/shares/${shareId}`);
  expect((await eve.client.get("/api/projects")).body).toMatchObject({ total: 0 });
  expect((await eve.client.get(`/api/projects/${id}`)).status).toBe(404);
});

it("a member can leave, whatever the links, and comes back by opening one again", async () => {
  const id = await project();
  const [eve, bob] = [await server.build.person(), await server.build.person()];
  const view = await share(id);
  const edit = await share(id, { permission: "edit" });
  for (const { shareToken } of [view, edit]) await open(shareToken, eve);
  await open(view.shareToken, bob);
  const leave = (who: Person) => who.client.delete(`/api/projects/${id}/membership`);
  expect(await leave(eve)).toMatchObject({ status: 200, body: { message: "Project Left" } });
  expect((await eve.client.get("/api/projects")).body).toMatchObject({ total: 0 });
  expect((await eve.client.get(`/api/projects/${id}`)).status).toBe(404);
  expect(await leave(eve)).toMatchObject({ status: 404, body: { code: "project_not_found" } });
  expect((await bob.client.get(`/api/projects/${id}`)).status).toBe(200);
  const history = await owner.client.get(`/api/projects/${id}/history`);
  expect(history.body).toMatchObject([{ description: "Left the project." }, {}, {}, { action: "created" }]);
  await open(view.shareToken, eve);
  expect((await eve.client.get(`/api/projects/${id}`)).body).toMatchObject({ access: "view" });
});

it("an owner cannot leave, and a stranger learns nothing of the project", async () => {
  const id = await project();
  const path = `/api/projects/${id}/membership`;
  expect(await owner.client.delete(path)).toMatchObject({ status: 403, body: { code: "not_permitted" } });
  expect((await owner.client.get(`/api/projects/${id}`)).status).toBe(200);
  const stranger = await server.build.person();
  expect(await stranger.client.delete(path)).toMatchObject({ status: 404, body: { code: "project_not_found" } });
});

it("deletes a link and says so; the history tells of both, without the recipient", async () => {
  const id = await project();
  const made = await share(id, { isPublic: false, sharedWith: "quiet@example.org" });
  const gone = await owner.client.delete(`/api/shares/${made.id}`);
  expect(gone, "S-414").toMatchObject({ status: 200, body: { message: "Share Deleted" } });
  expect((await owner.client.delete(`/api/shares/${made.id}`)).body).toMatchObject({ code: "share_not_found" });
  const history = await owner.client.get(`/api/projects/${id}/history`);
  expect(history.body).toMatchObject([
    { action: "shared", description: "Deleted a private share link: View Only." },
    { action: "shared", description: "Created a private share link: View Only." },
    { action: "created" },
  ]);
  expect(history.text).not.toContain("quiet@example.org");
});

it.each([
  [{ permission: "owner" }],
  [{ permission: "" }],
  [{ isPublic: "yes" }],
  [{ expiresAt: "tomorrow" }],
  [{ expiresAt: 5 }],
  [{ isPublic: false, sharedWith: "x".repeat(201) }],
  [{ isPublic: false, sharedWith: ["a@example.org"] }],
  [{ isPublic: false, sharedWith: "eve@example.org\r\nBcc: x@example.org" }],
])("refuses %j", async (terms) => {
  const reply = await owner.client.post(`/api/projects/${await project()}/shares`, terms);
  expect(reply).toMatchObject({ status: 400, body: { code: "invalid_input" } });
});

it("nothing of a deleted account stays a member", async () => {
  const id = await project();
  const leaving = await server.build.person();
  await open((await share(id, { permission: "edit" })).shareToken, leaving);
  const gone = await leaving.client.post("/api/account/delete", { password: "seven solar roofs" });
  expect(gone.status, gone.text).toBe(200);
  expect((await server.build.session(leaving.userId)).client).toBeDefined();
  const ghost = await server.build.session(leaving.userId);
  expect((await ghost.client.get(`/api/projects/${id}`)).status).toBe(404);
});
