import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { request } from "./api";
import { askAhead, askedAhead, takeAsked } from "./asked";

const ID = "4b0cf0a4-52b4-4a3e-9a35-3f9c2f1f0f10";
const PROJECT = `/api/projects/${ID}`;
const calculated = { calculatedAt: "2026-11-01T10:00:00.000Z", designIsOutdated: false };
const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const urls = () => fetched.mock.calls.map(([url]) => url);

function answerWith(project: unknown, status = 200) {
  fetched.mockImplementation(async (url) => Response.json(url === PROJECT ? project : { of: url }, { status }));
}
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

// The module is the process's: the next file would take what nobody took here.
afterEach(() => {
  for (const url of ["/api/auth/user", LIST, FILTERS, PROJECT, `${PROJECT}/appliances`, `${PROJECT}/design`])
    void takeAsked(url);
});

it.each([
  ["/auth", calculated, ["/api/auth/user"]],
  ["/projects", calculated, ["/api/auth/user"]],
  ["/projects/new-7f0c", calculated, ["/api/auth/user"]],
  [`/projects/${ID}`, calculated, ["/api/auth/user", PROJECT, `${PROJECT}/appliances`]],
  [`/projects/${ID}/roof`, calculated, ["/api/auth/user", PROJECT]],
  [`/projects/${ID}/results/summary`, calculated, ["/api/auth/user", PROJECT, `${PROJECT}/design`]],
  [`/projects/${ID}/results`, { ...calculated, calculatedAt: null }, ["/api/auth/user", PROJECT]],
  [`/projects/${ID}/results`, { ...calculated, designIsOutdated: true }, ["/api/auth/user", PROJECT]],
  [`/projects/${ID}/results`, "no project", ["/api/auth/user", PROJECT]],
])("asks at %s of %j for %j", async (pathname, project, expected) => {
  answerWith(project);
  await askAhead(pathname);
  expect(urls()).toEqual(expected);
});

it("S-199 asks who is signed in past every cache, and sends everything else without that header", async () => {
  answerWith(calculated);
  await askAhead(`/projects/${ID}`);
  const headers = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("cache-control"));
  expect(headers, "S-199 no-cache").toEqual(["no-cache", null, null]);
});

const LIST = "/api/projects?limit=50";
const FILTERS = "/api/marketplace/filters";

it.each([
  ["", { projects: [{ id: ID }, { id: "another" }] }, 200, [FILTERS, LIST, PROJECT]],
  ["?sort=price", { projects: [{ id: ID }] }, 200, [FILTERS, LIST, PROJECT]],
  ["", { projects: [] }, 200, [FILTERS, LIST]],
  ["", "no list", 200, [FILTERS, LIST]],
  [`?project=${ID}`, {}, 200, [FILTERS]],
  ["", { code: "unauthorized" }, 401, []],
])("asks on the marketplace%s, whose list is %j, answered with %d, for %j", async (search, list, status, expected) => {
  fetched.mockImplementation(async (url) => Response.json(url === LIST ? list : { of: url }, { status }));
  await askAhead("/marketplace", search);
  expect(urls()).toEqual(["/api/auth/user", ...expected]);
});

it("asks for no project of a marketplace whose list did not come", async () => {
  fetched.mockImplementation(async (url) => {
    if (url === LIST) throw new TypeError("Failed to fetch");
    return Response.json({});
  });
  await askAhead("/marketplace");
  expect(urls()).toEqual(["/api/auth/user", FILTERS, LIST]);
});

it("asks for nothing of a project that is not this person's", async () => {
  answerWith({ code: "project_not_found" }, 404);
  await askAhead(`/projects/${ID}`);
  expect(urls()).toEqual(["/api/auth/user", PROJECT]);
});

it("gives an answer to the first read of its address, whole, and asks again for the second", async () => {
  answerWith(calculated);
  await askAhead(`/projects/${ID}/results`);
  fetched.mockClear();
  expect(await (await request(PROJECT, {})).json()).toEqual(calculated);
  expect(urls()).toEqual([]);
  await request(PROJECT, {});
  expect(urls()).toEqual([PROJECT]);
});

it("gives no answer to a write", async () => {
  answerWith(calculated);
  await askAhead(`/projects/${ID}`);
  await request(PROJECT, { method: "PUT" });
  expect(fetched.mock.lastCall).toMatchObject([PROJECT, { method: "PUT" }]);
});

it("gives no answer that has waited long", async () => {
  answerWith(calculated);
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    await askAhead(`/projects/${ID}`);
    vi.advanceTimersByTime(10_000);
    expect(takeAsked(PROJECT)).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

it("tells whoever takes it that no answer came", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await askAhead(`/projects/${ID}`);
  await expect(takeAsked(PROJECT)).rejects.toThrow("Failed to fetch");
});

it("says when all is asked for, so that a read meanwhile does not ask a second time", async () => {
  answerWith(calculated);
  void askAhead(`/projects/${ID}/results/summary`);
  expect(takeAsked(`${PROJECT}/design`), "the project says first that it has one").toBeUndefined();
  await askedAhead();
  expect(takeAsked(`${PROJECT}/design`)).toBeDefined();
});

it("hands on an empty answer of nobody's call as the refusal it stands for", async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
  await askAhead(`/projects/${ID}`);
  expect(urls(), "nothing below a project that was refused").toEqual(["/api/auth/user", PROJECT]);
  for (const [, init] of fetched.mock.calls) expect(new Headers(init?.headers).get("prefer")).toBe("empty-for-nobody");
  expect((await takeAsked(PROJECT))?.status).toBe(401);
});
