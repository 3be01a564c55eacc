import { MutationObserver, QueryObserver, environmentManager, focusManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient, retryDelay, watchWindowFocus } from "./query-client";

environmentManager.setIsServer(() => false);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** A read that is watched, as a page on the screen watches it. */
function watch(answer: () => Promise<unknown>) {
  const client = createQueryClient();
  client.mount();
  const queryFn = vi.fn<() => Promise<unknown>>(answer);
  const observer = new QueryObserver(client, { queryKey: ["/api/projects"], queryFn });
  const leave = observer.subscribe(() => undefined);
  return { client, queryFn, observer, leave };
}

it("keeps a read fresh for 30 seconds", async () => {
  const { client, observer } = watch(async () => 1);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(observer.getCurrentResult().isStale, "S-195 fresh for 30 s").toBe(false);
  await vi.advanceTimersByTimeAsync(2);
  expect(observer.getCurrentResult().isStale, "S-195 no longer").toBe(true);
  client.unmount();
});

it("reads again when the window is focused", async () => {
  const { client, queryFn } = watch(async () => 1);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn, "S-196").toHaveBeenCalledTimes(2);
  client.unmount();
});

it("counts coming back to the window, not only to the tab, as focus", async () => {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  watchWindowFocus();
  const { client, queryFn } = watch(async () => 1);
  await vi.advanceTimersByTimeAsync(31_000);
  events.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn, "S-196 the window, not only the tab").toHaveBeenCalledTimes(2);
  client.unmount();
  focusManager.setEventListener(() => () => undefined);
  vi.unstubAllGlobals();
});

it("repeats a failed read once", async () => {
  const { client, queryFn, observer } = watch(() => Promise.reject(new Error("refused")));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(queryFn, "S-197 once more").toHaveBeenCalledTimes(2);
  expect(observer.getCurrentResult().isError).toBe(true);
  client.unmount();
});

it("never repeats a write", async () => {
  const mutationFn = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error("refused")));
  const write = new MutationObserver(createQueryClient(), { mutationFn });
  await expect(write.mutate()).rejects.toThrow("refused");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(mutationFn, "S-198").toHaveBeenCalledTimes(1);
});

it("discards what nobody has looked at for 5 minutes", async () => {
  const { client, leave } = watch(async () => 1);
  await vi.advanceTimersByTimeAsync(0);
  leave();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(client.getQueryData(["/api/projects"]), "S-231 kept for 5 minutes").toBe(1);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(client.getQueryData(["/api/projects"]), "S-231 then discarded").toBeUndefined();
  client.unmount();
});

it("doubles the delay between tries from 1 second up to 30 seconds", () => {
  const delays = [0, 1, 2, 3, 4, 5, 12].map(retryDelay);
  expect(delays, "S-232").toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});
