// Of the rest: every call of a project, sent again.
// On both databases: answers that are stored and given again.
import { PERMISSIONS, type Permission } from "@sunwright/contract/access";
import * as comments from "@sunwright/contract/comments";
import type { Endpoint } from "@sunwright/contract/endpoint";
import * as history from "@sunwright/contract/history";
import type { HistoryItem } from "@sunwright/contract/projects";
import type { Share } from "@sunwright/contract/shares";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idempotentAnswers } from "../../platform/schema";
import { openTestApi, type Person, tally, type TestApi } from "./testing/api";
import { BODIES, documentedCells, ENDPOINTS, nameOf } from "./testing/calls";
import { LAGOS_EPW, PVGIS_ANSWER } from "./testing/weather-files";

let api: TestApi;
let owner: Person;
beforeAll(async () => {
  api = await openTestApi({
    environment: { WEATHER_FETCH: "on" },
    fetch: () => Promise.resolve(new Response(PVGIS_ANSWER)),
  });
  owner = await api.person();
});
afterAll(() => api.close());

/** A call that ends its caller's own access has nothing to hide from them afterwards. */
const ENDS_ACCESS = new Set(["DELETE /api/projects/:id", "DELETE /api/projects/:id/membership"]);
const isWrite = ({ method, path }: Endpoint) => method !== "GET" && path.includes("/:");
const WRITES: readonly Endpoint[] = [
  ...ENDPOINTS,
  history.restoreProject,
  comments.addComment,
  comments.updateComment,
  comments.deleteComment,
].filter((entry) => isWrite(entry) && !ENDS_ACCESS.has(nameOf(entry)));

const COLUMNS = ["view", "edit", "admin", "owner"] as const;

describe("what a write needs", () => {
  it.each(WRITES.map((entry) => [nameOf(entry), entry] as const))(
    "%s says what docs/permissions.md says",
    (name, entry) => {
      const cells = documentedCells().get(name) ?? [];
      expect(entry.need).toBeDefined();
      // Comments and restoring stand in a table of their own, in words.
      if (cells.length < 7) return;
      expect(entry.need).toBe(COLUMNS.find((_need, index) => cells[index + 2] === "yes"));
    },
  );

  it("is declared by every write that names part of a project", () => {
    expect(WRITES.length).toBeGreaterThanOrEqual(22);
    for (const name of ENDS_ACCESS) expect(ENDPOINTS.find((entry) => nameOf(entry) === name)?.need).toBeUndefined();
  });
});

const minutes = (count: number) => new Date(api.now().getTime() + count * 60_000).toISOString();
const isPermission = (need: string | undefined): need is Permission => PERMISSIONS.some((each) => each === need);

/** A project with an appliance, a calculation and a link, and somebody who joined by a link that ends in a minute. */
async function something(entry: Endpoint, permission: Permission) {
  const { id } = await owner.project({ city: "ng-kano" });
  const appliance = await owner.appliance(id);
  await owner.post(`/api/projects/${id}/calculate`);
  if (entry.path.includes("/weather") && entry.method === "DELETE")
    await owner.put(`/api/projects/${id}/weather`, { fileName: "lagos.epw", text: LAGOS_EPW });
  const terms = { permission, expiresAt: minutes(1) };
  const { body: link } = await owner.post<Share>(`/api/projects/${id}/shares`, terms);
  const { body: other } = await owner.post<Share>(`/api/projects/${id}/shares`, {});
  const eve = await api.person();
  await eve.get(`/api/shared/${link.shareToken}`);
  const written = await eve.post<{ id: string }>(`/api/projects/${id}/comments`, { content: "Mine" });
  const entries = await owner.get<HistoryItem[]>(`/api/projects/${id}/history`);
  const entryId = entries.body.find(({ action }) => action === "modified")?.id ?? "";
  const plan = await owner.get<history.RestorePlan>(`/api/projects/${id}/history/${entryId}/restore`);
  const { version, newest } = plan.body;
  const bodies: Readonly<Record<string, object>> = {
    ...BODIES,
    "POST /api/projects/:id/comments": { content: "Seen" },
    "PUT /api/comments/:commentId": { content: "Changed" },
    "POST /api/projects/:id/history/:entryId/restore": { point: "before", version, newest },
  };
  const path = entry.path
    .replace(":id", id)
    .replace(":applianceId", appliance.id)
    .replace(":shareId", other.id)
    .replace(":commentId", written.body.id)
    .replace(":entryId", entryId)
    .replace(":part", "module");
  const send = () => eve.send(entry.method, path, bodies[nameOf(entry)], { key: "the-same" });
  return { id, send };
}

/** The beginning of an answer, for the report of a failure. */
const said = (body: unknown) => JSON.stringify(body).slice(0, 200);
const count = async (id: string) => (await owner.get<HistoryItem[]>(`/api/projects/${id}/history`)).body.length;

const BY_LINK = WRITES.flatMap((entry) =>
  isPermission(entry.need) ? [[nameOf(entry), entry, entry.need] as const] : [],
);

it.each(BY_LINK)("%s is answered again while the link lives, and not once it has ended", async (_name, entry, need) => {
  const { id, send } = await something(entry, need);
  const first = await send();
  expect(first.status, said(first.body)).toBe(entry.status ?? 200);
  const happened = await count(id);
  const second = await send();
  expect(second.status, said(second.body)).toBe(first.status);
  // A file is made again and says when.
  expect(entry.file ? null : second.body).toEqual(entry.file ? null : first.body);
  expect(await count(id)).toBe(happened);
  api.advance(120);
  const late = await send();
  expect(late.status, said(late.body)).toBe(404);
  expect(await count(id)).toBe(happened);
});

describe("a report made again by the same key", () => {
  const VIEW = { currency: "NGN", units: "metric", timeZone: "Africa/Lagos" };
  const stored = (who: Person) =>
    api.database.executor.select().from(idempotentAnswers).where(eq(idempotentAnswers.userId, who.userId));

  it("is a file again, noted once, and stored nowhere", async () => {
    const ada = await api.person();
    const { id } = await ada.project();
    const make = () => ada.post<string>(`/api/projects/${id}/report.pdf`, VIEW, { key: "report" });
    const replies = [await make(), ...(await Promise.all([make(), make(), make()]))];
    expect(tally(replies)).toEqual({ 200: 4 });
    for (const { body } of replies) expect(body.slice(0, 5)).toBe("%PDF-");
    const { body: entries } = await ada.get<HistoryItem[]>(`/api/projects/${id}/history`);
    expect(entries.filter(({ action }) => action === "exported")).toHaveLength(1);
    expect((await stored(ada)).map(({ answer }) => answer)).toEqual([{ body: null }]);
  });

  it("is refused with another body, as every key is", async () => {
    const ada = await api.person();
    const { id } = await ada.project();
    await ada.post(`/api/projects/${id}/report.pdf`, VIEW, { key: "report" });
    const other = await ada.post(`/api/projects/${id}/report.pdf`, { ...VIEW, units: "imperial" }, { key: "report" });
    expect(other).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
  });
});
