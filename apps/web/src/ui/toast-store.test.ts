import { expect, it, vi } from "vitest";
import { createToastStore } from "./toast-store";

const noon = new Date("2026-03-20T12:00:00Z");
const createStore = () => createToastStore(() => noon);

it("S-233 shows one toast at a time: the newest takes the place of the one before", () => {
  const store = createStore();
  store.show({ title: "Link Copied" });
  store.show({ title: "Share Deleted" });
  expect(store.getState().current?.title).toBe("Share Deleted");
});

it("keeps what went by, newest first, with its time", () => {
  const store = createStore();
  store.show({ title: "Link Copied" });
  const id = store.show({ title: "Login Failed", description: "Invalid email or password", tone: "bad" });
  store.dismiss(id);
  expect(store.getState().current).toBeNull();
  expect(store.getState().history).toEqual([
    { id, title: "Login Failed", description: "Invalid email or password", tone: "bad", at: noon },
    { id: id - 1, title: "Link Copied", description: undefined, tone: "ok", at: noon },
  ]);
});

it("does not close a newer toast when an older one runs out", () => {
  const store = createStore();
  const first = store.show({ title: "Link Copied" });
  store.show({ title: "Share Deleted" });
  store.dismiss(first);
  expect(store.getState().current?.title).toBe("Share Deleted");
});

it("remembers fifty messages and no more", () => {
  const store = createStore();
  for (let i = 1; i <= 60; i++) store.show({ title: `Message ${i}` });
  expect(store.getState().history).toHaveLength(50);
  expect(store.getState().history[0]?.title).toBe("Message 60");
});

it("tells its listeners, until they leave", () => {
  const store = createStore();
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.show({ title: "Link Copied" });
  leave();
  store.show({ title: "Link Copied" });
  expect(listener).toHaveBeenCalledTimes(1);
});

it("forgets everything on reset, and only the past on clearing the history", () => {
  const store = createStore();
  store.show({ title: "Link Copied" });
  store.clearHistory();
  expect(store.getState().current?.title).toBe("Link Copied");
  expect(store.getState().history).toEqual([]);
  store.reset();
  expect(store.getState().current).toBeNull();
});
