import { QueryObserver, environmentManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentUserQuery, fetchCurrentUser } from "./current-user";
import { inTurn } from "./in-turn";
import { createQueryClient } from "./query-client";

// Outside a browser TanStack polls nothing and keeps nothing fresh.
environmentManager.setIsServer(() => false);

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
  logged.mockClear();
});
/** Lets time pass. What is to be fetched by then takes its turn, for which no time passes here. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await inTurn(async () => undefined);
  await vi.advanceTimersByTimeAsync(0);
}
const answers = (status: number, body = "{}") => fetched.mockImplementation(async () => new Response(body, { status }));

it("asks the server itself, past every cache", async () => {
  answers(200);
  await fetchCurrentUser();
  const [url, init] = fetched.mock.calls[0] ?? ["", {}];
  expect(url).toBe("/api/auth/user");
  expect(new Headers(init.headers).get("cache-control")).toBe("no-cache");
});

it("takes a 401 for nobody, without a word in the log", async () => {
  answers(401, '{"code":"not_signed_in","message":"Sign in to continue"}');
  expect(await fetchCurrentUser()).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});

it("asks for an empty answer where nobody is signed in, and takes it for nobody", async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
  expect(await fetchCurrentUser()).toBeNull();
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get("prefer")).toBe("empty-for-nobody");
  expect(logged).not.toHaveBeenCalled();
});

it("raises 'Authentication failed: {status}' for every other status, and the check still yields no user", async () => {
  answers(503);
  await expect(fetchCurrentUser(), "S-211").rejects.toThrow(/^Authentication failed: 503$/);
  const client = createQueryClient();
  const check = new QueryObserver(client, currentUserQuery);
  const leave = check.subscribe(() => undefined);
  await pass(0);
  await pass(1_000);
  await pass(0);
  const { data, isPending } = check.getCurrentResult();
  expect({ user: data ?? null, isPending }, "S-211 no user").toEqual({ user: null, isPending: false });
  leave();
});

it("keeps the current user fresh for 30 s, asks again every 60 s and repeats a failed check once", async () => {
  answers(200);
  const client = createQueryClient();
  const check = new QueryObserver(client, currentUserQuery);
  const leave = check.subscribe(() => undefined);
  await pass(0);
  await pass(29_000);
  expect(check.getCurrentResult().isStale, "S-230 fresh for 30 s").toBe(false);
  await pass(2_000);
  expect(check.getCurrentResult().isStale, "S-230 no longer").toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
  answers(503);
  await pass(29_500);
  expect(fetched, "S-230 asked again after 60 s").toHaveBeenCalledTimes(2);
  await pass(20_000);
  expect(fetched, "S-230 repeated once").toHaveBeenCalledTimes(3);
  leave();
});
