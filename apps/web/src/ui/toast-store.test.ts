import { expect, it, vi } from "vitest";
import { createToastStore } from "./toast-store";

const noon = new Date("2026-03-20T12:00:00Z");
/** A store whose clock stands at noon and whose timers run when the test says so. */
function createStore() {
  const timers: { run: () => void; milliseconds: number }[] = [];
  const store = createToastStore(
    () => noon,
    (run, milliseconds) => timers.push({ run, milliseconds }),
  );
  return Object.assign(store, { timers, pass: () => timers.splice(0).forEach(({ run }) => run()) });
}

it("shows one toast at a time: the newest takes the place of the one before, once that could be read", () => {
  const store = createStore();
  store.show({ title: "Login Successful" });
  store.show({ title: "Project created successfully" });
  store.show({ title: "Link Copied" });
  expect(store.getState().current?.title, "S-233 one toast").toBe("Login Successful");
  expect(store.timers.map(({ milliseconds }) => milliseconds)).toEqual([1500]);
  store.pass();
  expect(store.getState().current?.title, "S-233 one toast, the newest").toBe("Link Copied");
});

it("shows a failure at once, and what waited when the first is closed", () => {
  const store = createStore();
  const first = store.show({ title: "Link Copied" });
  store.show({ title: "Share Deleted" });
  store.dismiss(first);
  expect(store.getState().current?.title).toBe("Share Deleted");
  store.show({ title: "Login Failed", tone: "bad" });
  expect(store.getState().current?.title).toBe("Login Failed");
  store.pass();
  expect(store.getState().current?.title).toBe("Login Failed");
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
  store.pass();
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
  const calls = listener.mock.calls.length;
  expect(calls).toBeGreaterThan(0);
  leave();
  store.show({ title: "Link Copied" });
  expect(listener).toHaveBeenCalledTimes(calls);
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
