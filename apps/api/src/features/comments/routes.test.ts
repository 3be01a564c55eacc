import type { Comment } from "@sunwright/contract/comments";
import { TEXT_MAX } from "@sunwright/contract/limits";
import type { HistoryItem } from "@sunwright/contract/projects";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectShares } from "../projects/access-schema";
import { openTestApi, type Person, tally, type TestApi } from "../projects/testing/api";
import { letIn } from "../projects/testing/members";

let api: TestApi;
let owner: Person;
let stranger: Person;
const by: Partial<Record<"view" | "edit" | "admin", Person>> = {};
let id: string;
beforeAll(async () => {
  api = await openTestApi();
  [owner, stranger] = [await api.person(), await api.person()];
  ({ id } = await owner.project());
  for (const permission of ["view", "edit", "admin"] as const) {
    const person = await api.person();
    await letIn(api, person, id, permission);
    by[permission] = person;
  }
});
afterAll(() => api.close());

const guest = (permission: keyof typeof by): Person => {
  const person = by[permission];
  if (!person) throw new Error(`Nobody came with ${permission}`);
  return person;
};
const read = async (person: Person, project = id) =>
  (await person.get<Comment[]>(`/api/projects/${project}/comments`)).body;
async function write(person: Person, content = "What about the chimney?", parentId: string | null = null) {
  const reply = await person.post<Comment>(`/api/projects/${id}/comments`, { content, parentId });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply));
  return reply.body;
}
const MISSING = "019f0000-0000-7000-8000-000000000000";
const NO_COMMENT = { status: 404, body: { code: "comment_not_found" } };
const NOT_PERMITTED = { status: 403, body: { code: "not_permitted" } };

it("writes a comment and lists it with who, what and when", async () => {
  const comment = await write(guest("view"), "  Does the eighth panel still fit?  ");
  expect(comment, "S-333 S-418").toEqual({
    id: comment.id,
    userId: comment.userId,
    name: comment.name,
    content: "Does the eighth panel still fit?",
    parentId: null,
    createdAt: new Date(comment.createdAt).toISOString(),
    updatedAt: comment.createdAt,
    deleted: false,
    asked: null,
    mayEdit: true,
    mayDelete: true,
  });
  expect(await read(owner), "S-417").toContainEqual({ ...comment, mayEdit: false, mayDelete: true });
  expect(JSON.stringify(await read(owner))).not.toContain(guest("view").userId);
});

it("takes the author from the session, whatever the body says", async () => {
  const path = `/api/projects/${id}/comments`;
  const said = await guest("edit").post<Comment>(path, {
    userId: owner.userId,
    content: "Not the owner",
    parentId: null,
  });
  expect(said, "S-397 whoever writes may edit").toMatchObject({ status: 201, body: { mayEdit: true } });
  expect(
    await owner.put(`/api/comments/${said.body.id}`, { content: "Mine" }),
    "S-397 whom the body names may not",
  ).toMatchObject(NOT_PERMITTED);
});

it("refuses what is blank or longer than a comment may be", async () => {
  const path = `/api/projects/${id}/comments`;
  const before = await read(owner);
  const { id: own } = await write(owner);
  for (const content of ["", " \n\t ", "x".repeat(TEXT_MAX + 1), undefined, 5]) {
    expect(await owner.post(path, { content })).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    expect(await owner.put(`/api/comments/${own}`, { content })).toMatchObject({ status: 400 });
  }
  expect((await owner.post(path, { content: "x".repeat(TEXT_MAX) })).status).toBe(201);
  expect((await read(owner)).length).toBe(before.length + 2);
});

it("keeps text as it was typed, markup and all", async () => {
  const content = '<img src=x onerror="alert(1)"> & [a](javascript:b) \u202e';
  expect((await write(owner, content)).content).toBe(content);
});

it("attaches a reply to a reply to the first comment", async () => {
  const root = await write(owner);
  const reply = await write(guest("view"), "Yes", root.id);
  expect(reply.parentId, "S-418 with a parent").toBe(root.id);
  expect((await write(owner, "Thank you", reply.id)).parentId, "S-334 one level deep").toBe(root.id);
});

it("replies to nothing that is missing, deleted or in another project", async () => {
  const other = await owner.project();
  const elsewhere = await owner.post<Comment>(`/api/projects/${other.id}/comments`, { content: "Here" });
  const gone = await write(owner);
  await owner.delete(`/api/comments/${gone.id}`);
  for (const parentId of [MISSING, gone.id, elsewhere.body.id])
    expect(await owner.post(`/api/projects/${id}/comments`, { content: "Reply", parentId })).toMatchObject(NO_COMMENT);
});

it("tells each comment in the history, without its words", async () => {
  const root = await write(guest("view"), "secret words");
  await write(guest("view"), "more secret words", root.id);
  const history = (await owner.get<HistoryItem[]>(`/api/projects/${id}/history`)).body;
  expect(history.slice(0, 2), "S-332 commented").toMatchObject([
    { action: "commented", description: "Replied to a comment.", changes: {} },
    { action: "commented", description: "Wrote a comment.", changes: {} },
  ]);
  expect(JSON.stringify(history)).not.toContain("secret words");
});

it("changes your own comment and says when", async () => {
  const { id: own, createdAt } = await write(guest("view"));
  const changed = await guest("view").put<Comment>(`/api/comments/${own}`, { content: "Better said" });
  expect(changed, "S-419").toMatchObject({ status: 200, body: { id: own, content: "Better said", createdAt } });
  expect(changed.body.updatedAt > createdAt).toBe(true);
});

describe("whose comment it is decides on the server", () => {
  const everybody = () => [owner, guest("view"), guest("edit"), guest("admin")] as const;

  it("nobody edits another's comment, not even a moderator", async () => {
    for (const author of everybody()) {
      const { id: comment } = await write(author);
      for (const person of everybody()) {
        const reply = await person.put(`/api/comments/${comment}`, { content: "Changed" });
        expect(reply.status, "S-398 the author edits").toBe(person === author ? 200 : 403);
      }
      expect(await stranger.put(`/api/comments/${comment}`, { content: "Changed" })).toMatchObject(NO_COMMENT);
      expect((await api.nobody().put(`/api/comments/${comment}`, { content: "Changed" })).status).toBe(401);
    }
  });

  it("the author, the owner and an admin delete", async () => {
    for (const [author, person, status] of [
      [guest("view"), guest("view"), 200],
      [guest("view"), owner, 200],
      [guest("view"), guest("admin"), 200],
      [owner, guest("admin"), 200],
      [guest("view"), guest("edit"), 403],
      [owner, guest("view"), 403],
      [guest("admin"), guest("edit"), 403],
    ] as const) {
      const { id: comment } = await write(author);
      expect((await person.delete(`/api/comments/${comment}`)).status, "S-398 author, owner or admin deletes").toBe(
        status,
      );
      expect((await read(owner)).some((each) => each.id === comment)).toBe(status !== 200);
    }
    const { id: comment } = await write(owner);
    expect(await stranger.delete(`/api/comments/${comment}`)).toMatchObject(NO_COMMENT);
    expect((await api.nobody().delete(`/api/comments/${comment}`)).status).toBe(401);
  });

  it("a stranger reads and writes nothing", async () => {
    const path = `/api/projects/${id}/comments`;
    const none = { status: 404, body: { code: "project_not_found" } };
    expect(await stranger.get(path)).toMatchObject(none);
    expect(await stranger.post(path, { content: "Hello" })).toMatchObject(none);
    expect((await api.nobody().get(path)).status).toBe(401);
    expect((await api.nobody().post(path, { content: "Hello" })).status).toBe(401);
  });

  it("people who have lost access cannot change even their own comments", async () => {
    const late = await api.person();
    const { shareId } = await letIn(api, late, id, "admin");
    const { id: comment } = await write(late);
    await api.database.executor.delete(projectShares).where(eq(projectShares.id, shareId));
    expect(await late.put(`/api/comments/${comment}`, { content: "Changed" })).toMatchObject(NO_COMMENT);
    expect(await late.delete(`/api/comments/${comment}`)).toMatchObject(NO_COMMENT);
    expect((await read(owner)).find((each) => each.id === comment)?.content).toBe("What about the chimney?");
  });

  it("a moderator's deletion is in the history, an author's own is not", async () => {
    const { id: first } = await write(guest("view"));
    await guest("admin").delete(`/api/comments/${first}`);
    const newest = async () => (await owner.get<HistoryItem[]>(`/api/projects/${id}/history`)).body[0];
    expect(await newest()).toMatchObject({ action: "commented", description: "Removed somebody else's comment." });
    const { id: second } = await write(guest("view"));
    await guest("view").delete(`/api/comments/${second}`);
    expect(await newest()).toMatchObject({ description: "Wrote a comment." });
  });
});

it("keeps the replies of a deleted comment under a marker that reveals nothing of it", async () => {
  const root = await write(guest("view"), "Words that go");
  const reply = await write(owner, "An answer that stays", root.id);
  expect((await guest("view").delete(`/api/comments/${root.id}`)).status, "S-420").toBe(200);
  const left = await read(owner);
  expect(left.find((each) => each.id === root.id)).toMatchObject({
    userId: null,
    name: null,
    content: "",
    deleted: true,
    mayEdit: false,
    mayDelete: false,
  });
  expect(
    left.find((each) => each.id === reply.id),
    "S-420 the replies stay",
  ).toMatchObject({
    content: "An answer that stays",
    parentId: root.id,
  });
  expect(await guest("view").put(`/api/comments/${root.id}`, { content: "Back" })).toMatchObject(NO_COMMENT);
  expect((await write(guest("edit"), "One more", reply.id)).parentId).toBe(root.id);
});

it("the marker goes with its last reply", async () => {
  const root = await write(owner);
  const replies = [await write(owner, "One", root.id), await write(owner, "Two", root.id)];
  await owner.delete(`/api/comments/${root.id}`);
  for (const reply of replies) await owner.delete(`/api/comments/${reply.id}`);
  expect(
    (await read(owner)).some((each) => each.id === root.id),
    "S-420",
  ).toBe(false);
});

it("writes once for one Idempotency-Key, however often and however fast it is sent", async () => {
  const path = `/api/projects/${id}/comments`;
  const send = () => owner.post<Comment>(path, { content: "Only once" }, { key: "comment-once" });
  const replies = await Promise.all([send(), send(), send(), send()]);
  expect(tally(replies)).toEqual({ 201: 4 });
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect((await read(owner)).filter(({ content }) => content === "Only once")).toHaveLength(1);
  await owner.delete(`/api/comments/${replies[0]?.body.id}`);
  expect((await send()).body.id).not.toBe(replies[0]?.body.id);
});

it("a comment edited while it is deleted ends up deleted", async () => {
  for (let round = 0; round < 5; round++) {
    const { id: comment } = await write(owner);
    const [edit, removal] = await Promise.all([
      owner.put(`/api/comments/${comment}`, { content: "Late" }),
      owner.delete(`/api/comments/${comment}`),
    ]);
    expect(removal?.status).toBe(200);
    expect([200, 404]).toContain(edit?.status);
    expect(await owner.put(`/api/comments/${comment}`, { content: "Later" })).toMatchObject(NO_COMMENT);
    expect((await read(owner)).some((each) => each.id === comment)).toBe(false);
  }
});

it("a reply sent while its comment is deleted is placed or refused, never orphaned", async () => {
  for (let round = 0; round < 5; round++) {
    const root = await write(owner);
    await Promise.all([
      guest("view").post(`/api/projects/${id}/comments`, { content: "Quick", parentId: root.id }),
      owner.delete(`/api/comments/${root.id}`),
    ]);
    const all = await read(owner);
    const ids = new Set(all.map((each) => each.id));
    expect(all.every(({ parentId }) => parentId === null || ids.has(parentId))).toBe(true);
  }
});

it("bounds a discussion by its bytes, also when a comment grows", async () => {
  const ada = await api.person();
  const { id } = await ada.project();
  const path = `/api/projects/${id}/comments`;
  const long = "é".repeat(2_000);
  const first = (await ada.post<Comment>(path, { content: "short" })).body;
  await api.database.executor.execute(sql`
    INSERT INTO project_comments SELECT (jsonb_populate_record(c,
      jsonb_build_object('id', gen_random_uuid(), 'content', repeat('é', 2000)))).*
    FROM project_comments c, generate_series(1, 131) WHERE c.id = ${first.id}::uuid`);
  // 131 comments of 4,000 bytes leave 288 of 512 kB.
  expect(await ada.post(path, { content: long })).toMatchObject({ status: 422, body: { code: "too_many_comments" } });
  expect(await ada.put(`/api/comments/${first.id}`, { content: long })).toMatchObject({ status: 422 });
  expect((await ada.post(path, { content: "short" })).status).toBe(201);
  expect((await ada.get<Comment[]>(path)).body).toHaveLength(133);
});
