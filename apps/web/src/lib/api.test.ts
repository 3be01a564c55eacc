import { login, logout } from "@sunwright/contract/accounts";
import { calculateProject, listProjects, readDesign, readProject } from "@sunwright/contract/projects";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call, defaultRead, keyUrl, newIdempotencyKey, read } from "./api";
import { ApiError, userMessageOf, whatHappened } from "./api-error";
import { isNoAnswer, type OfflineRoom, roomFrom } from "./connection";
import { createQueryClient } from "./query-client";
import { onSessionExpired } from "./session-expired";

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
const expired = vi.fn<() => void>();
let stopListening: () => void;

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { href: "https://sunwright.example/" });
  stopListening = onSessionExpired(expired);
});
afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
  fetched.mockReset();
  logged.mockClear();
  expired.mockClear();
});

const answer = (status: number, body: string, statusText = "") => {
  const response = new Response(body, { status, statusText });
  Object.defineProperty(response, "url", { value: "https://sunwright.example/api/projects" });
  fetched.mockResolvedValueOnce(response);
};
const signal = new AbortController().signal;
const requested = () => fetched.mock.calls[0] ?? ["", {}];
const sentHeaders = () => new Headers(requested()[1].headers);

it("leaves a calculation to what the browser keeps, but never one that names the prices it buys at", async () => {
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
  const write = vi.fn<OfflineRoom["write"]>(() => Promise.resolve(new Response("{}")));
  const never = () => Promise.resolve(null);
  roomFrom(() => Promise.resolve({ instead: never, kept: never, keep: () => undefined, write }));
  const asked = { params: { id: "7f0c" } };
  await call(calculateProject, asked);
  expect(write).toHaveBeenCalledOnce();
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const atBook = call(calculateProject, { ...asked, query: { prices: "book" } });
  await expect(atBook).rejects.toSatisfy(isNoAnswer);
  expect(write).toHaveBeenCalledOnce();
});

it("reads by default with GET from the joined parts of the query key", async () => {
  answer(200, "{}");
  await defaultRead({ queryKey: ["/api/projects", "7f0c", "design"], signal });
  const [url, init] = requested();
  expect(url, "S-192 the joined key").toBe("/api/projects/7f0c/design");
  expect(init.method ?? "GET", "S-192").toBe("GET");
});

it("reads the answer of a default read as JSON", async () => {
  answer(200, '{"projects":[],"total":0}');
  expect(await defaultRead({ queryKey: ["/api/projects"], signal }), "S-193").toEqual({ projects: [], total: 0 });
});

it("gives an empty result, not an error, when a default read answers 401, and says that the session ended", async () => {
  answer(401, '{"code":"not_signed_in","message":"Sign in to continue"}');
  expect(await defaultRead({ queryKey: ["/api/projects"], signal }), "S-194").toBeNull();
  expect(expired).toHaveBeenCalledOnce();
  expect(logged).not.toHaveBeenCalled();
});

it("asks with the tag of the answer it holds, and keeps that answer when nothing has changed", async () => {
  const client = createQueryClient();
  const queryKey = ["/api/projects", "7f0c"];
  const tagged = (status: number, body: string | null, tag: string) =>
    fetched.mockResolvedValueOnce(new Response(body, { status, headers: { etag: tag } }));
  const asked = () => new Headers(fetched.mock.lastCall?.[1].headers).get("if-none-match");
  const read = () => client.fetchQuery({ queryKey, staleTime: 0 });

  tagged(200, '{"name":"Roof"}', '"one"');
  const first = await read();
  expect(asked()).toBeNull();
  tagged(304, null, '"one"');
  expect(await read()).toBe(first);
  expect(asked()).toBe('"one"');
  tagged(200, '{"name":"Roof, south"}', '"two"');
  expect(await read()).toEqual({ name: "Roof, south" });
  tagged(304, null, '"two"');
  expect(await read()).toEqual({ name: "Roof, south" });
  expect(asked()).toBe('"two"');
  // What was patched here is not what the server tagged.
  client.setQueryData(queryKey, { name: "Roof, north" });
  tagged(200, '{"name":"Roof, north"}', '"three"');
  await read();
  expect(asked()).toBeNull();
});

it("sends the cookie with every call", async () => {
  answer(200, '{"success":true}');
  await call(logout);
  answer(200, "[]");
  await defaultRead({ queryKey: ["/api/projects"], signal });
  expect(
    fetched.mock.calls.map(([, init]) => init.credentials),
    "S-190",
  ).toEqual(["include", "include"]);
});

it("carries a JSON body only when there is something to send", async () => {
  answer(200, '{"success":true}');
  await call(logout);
  expect(requested()[1].body, "S-191 no body").toBeUndefined();
  expect(sentHeaders().has("content-type")).toBe(false);
  fetched.mockReset();

  answer(200, "{}");
  await call(login, { body: { email: "ada@example.org", password: "seventeen mangoes" } });
  expect(sentHeaders().get("content-type")).toBe("application/json");
  expect(requested()[1].body, "S-191 a JSON body").toBe('{"email":"ada@example.org","password":"seventeen mangoes"}');
});

it("turns a refusal into an error of status, colon and body, or the status text where the body is empty", async () => {
  answer(404, "no such page");
  await expect(call(readProject, { params: { id: "1" } }), "S-209 the body").rejects.toThrow(/^404: no such page$/);
  answer(502, "", "Bad Gateway");
  await expect(call(readProject, { params: { id: "1" } }), "S-209 the status text").rejects.toThrow(
    /^502: Bad Gateway$/,
  );
});

it("logs a refusal as an API error with its status", async () => {
  answer(500, '{"code":"internal","message":"Something went wrong on our side. Try again later."}');
  await expect(call(logout)).rejects.toBeInstanceOf(ApiError);
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.calls[0]?.slice(0, 2), "S-210").toEqual(["API error", 500]);
});

it("shows people the words of the server, never its JSON", () => {
  const refused = new ApiError(422, "", '{"code":"common_password","message":"Choose another."}');
  expect([refused.code, userMessageOf(refused, "Failed")]).toEqual(["common_password", "Choose another."]);
  expect(userMessageOf(new ApiError(502, "Bad Gateway", "<html>502</html>"), "Failed")).toBe("Failed");
  expect(userMessageOf(new TypeError("Failed to fetch"), "Failed")).toBe("Failed");
});

it("says what happened by status, with the number of the log line, and 'no answer' only where there was none", () => {
  const failed = new ApiError(500, "", '{"code":"internal","message":"Something went wrong.","requestId":"abc123"}');
  expect(userMessageOf(failed, "Failed")).toBe("Something went wrong. Reference: abc123.");
  expect(whatHappened(failed, "Try again.")).toBe("Something went wrong. Reference: abc123.");
  const wordless = (status: number) => whatHappened(new ApiError(status, "", "<html></html>"), "Try again.");
  expect(wordless(500)).toBe("The server failed (500). Try again.");
  expect(wordless(502)).toBe("The server is not available just now. Try again.");
  expect(wordless(504)).toBe("The server took too long. Try again.");
  expect(wordless(429)).toBe("There were too many requests. Wait a little. Try again.");
  expect(whatHappened(new TypeError("Failed to fetch"), "Try again.")).toBe("The server did not answer. Try again.");
});

it("says that the session ended when a write is refused for it, but not when a sign-in is", async () => {
  answer(401, '{"code":"invalid_credentials","message":"Invalid email or password"}');
  await expect(call(login, { body: { email: "", password: "" } })).rejects.toThrow(/^401: /);
  expect(expired).not.toHaveBeenCalled();
  answer(401, '{"code":"not_signed_in","message":"Sign in to continue"}');
  await expect(call(logout)).rejects.toThrow(/^401: /);
  expect(expired).toHaveBeenCalledOnce();
});

it("builds keys that join to the address and share the prefix of their resource", () => {
  expect(read(readDesign, { params: { id: "7f0c" } }).queryKey).toEqual(["/api/projects", "7f0c", "design"]);
  const list = read(listProjects, { query: { archived: "true" } }).queryKey;
  expect(list[0]).toBe("/api/projects");
  expect(keyUrl(list)).toBe("/api/projects?archived=true");
  expect(keyUrl(read(readProject, { params: { id: "a/../b?c" } }).queryKey)).toBe("/api/projects/a%2F..%2Fb%3Fc");
});

it("sends the key of an intention with the write it belongs to", async () => {
  answer(200, "{}");
  const idempotencyKey = newIdempotencyKey();
  await call(calculateProject, { params: { id: "7f0c" }, idempotencyKey });
  expect(requested()[0]).toBe("/api/projects/7f0c/calculate");
  expect(sentHeaders().get("idempotency-key")).toBe(idempotencyKey);
  expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
});
