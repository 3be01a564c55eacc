import { Comment } from "@sunwright/contract/comments";
import { Project } from "@sunwright/contract/projects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { linkIn } from "../../testing/mailbox";
import { PASSWORD, type Person } from "../../testing/people";
import { startTestServer, type TestServer } from "../../testing/server";
import { letIn } from "../projects/testing/members";
import { GATHERED } from "./rules";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SUBJECT = /^New comments on a/;
/** Somebody who has proved to read the address of the account. */
async function verified(): Promise<Person> {
  const person = await server.build.person({ verified: false });
  const { pathname, search } = linkIn(await server.mailTo(person.email));
  await person.client.get(pathname + search);
  return person;
}
async function projectOf({ client }: Person) {
  return (await client.post("/api/projects", {})).read(Project).id;
}
async function comment({ client }: Person, id: string, content = "Advertisement for a stranger's shop") {
  const reply = await client.post(`/api/projects/${id}/comments`, { content });
  expect(reply.status).toBe(201);
  return reply.read(Comment);
}
async function mailsTo({ email }: Person) {
  await server.app.outbox.flush();
  return server.mailbox.mails.filter(({ to, subject }) => to === email && SUBJECT.test(subject));
}
const later = (ms: number) => server.clock.advance(ms / 1_000);

it("mails the owner and who has written here, never the author, and neither words nor names of anybody", async () => {
  const [owner, guest, silent] = [await verified(), await verified(), await verified()];
  const id = await projectOf(owner);
  for (const person of [guest, silent]) await letIn(server, person, id, "view");
  await comment(guest, id);
  await comment(owner, id);
  later(GATHERED);
  expect([(await mailsTo(owner)).length, (await mailsTo(guest)).length, (await mailsTo(silent)).length]).toEqual([
    1, 1, 0,
  ]);
  const [mail] = await mailsTo(owner);
  expect(mail?.text).not.toContain("Advertisement");
  expect(mail?.text).not.toContain("Ada");
  expect(mail?.text).toContain(`/projects/${id}/results/people`);
  expect(mail?.text).toContain("/settings#notifications");
});

it("gathers what is written within ten minutes into one mail, and loses nothing written after it", async () => {
  const [owner, guest] = [await verified(), await verified()];
  const id = await projectOf(owner);
  await letIn(server, guest, id, "view");
  for (let written = 0; written < 3; written++) await comment(guest, id);
  expect(await mailsTo(owner)).toHaveLength(0);
  later(GATHERED);
  expect(await mailsTo(owner)).toHaveLength(1);
  await comment(guest, id);
  later(GATHERED);
  expect(await mailsTo(owner)).toHaveLength(2);
});

it("leaves alone who switched it off, whose address is not proved and who is not let in any more", async () => {
  const [owner, guest, late] = [await verified(), await verified(), await verified()];
  const unproved = await server.build.person({ verified: false });
  const id = await projectOf(owner);
  for (const person of [guest, unproved]) await letIn(server, person, id, "view");
  const soon = new Date(server.clock.now().getTime() + 60_000);
  await letIn(server, late, id, "view", soon);
  for (const person of [unproved, late]) await comment(person, id);
  expect((await owner.client.put("/api/account/preferences", { commentMails: false })).status).toBe(200);
  later(GATHERED);
  const before = [await mailsTo(owner), await mailsTo(late)].map((mails) => mails.length);
  await comment(guest, id);
  later(GATHERED);
  expect([await mailsTo(owner), await mailsTo(late)].map((mails) => mails.length)).toEqual(before);
  expect(await mailsTo(unproved)).toHaveLength(0);
  await owner.client.put("/api/account/preferences", { commentMails: true });
  await comment(guest, id);
  later(GATHERED);
  expect(await mailsTo(owner)).toHaveLength((before[0] ?? 0) + 1);
});

it("goes out with the account's data, and stays as a former member's when the account is gone", async () => {
  const [owner, guest] = [await verified(), await verified()];
  const id = await projectOf(owner);
  await letIn(server, guest, id, "view");
  const { name } = await comment(guest, id, "What I said");
  expect(name).toBe("Ada Obi");
  const exported = await guest.client.get("/api/account/export");
  expect(exported.body).toMatchObject({ comments: [{ projectId: id, content: "What I said", parentId: null }] });
  expect((await guest.client.post("/api/account/delete", { password: PASSWORD })).status).toBe(200);
  const left = (await owner.client.get(`/api/projects/${id}/comments`)).read(z.array(Comment));
  expect(left).toMatchObject([{ userId: "fm-gone", name: "Former member", content: "What I said", deleted: false }]);
});
