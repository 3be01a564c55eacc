import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countDrafts, createDraftStore, onSaveDrafts, saveDrafts } from "./drafts";
import { clearBrowserStorage } from "./storage";

/** A Storage as the standard describes it: keys are the object's own properties. */
const memoryStorage = () => {
  const storage: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
    clear: () => {
      for (const key of Object.keys(storage)) delete storage[key];
    },
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value });
  return storage;
};

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

const form = createDraftStore("form", (value) => value);

it("gives back what was typed, to the person who typed it only", () => {
  form.write("ada", { altitude: "12" });
  expect(form.read("ada")).toEqual({ altitude: "12" });
  expect(form.read("grace")).toBeNull();
  form.clear("ada");
  expect(form.read("ada")).toBeNull();
});

it("never stores a password, at any depth", () => {
  form.write("ada", { email: "ada@example.org", password: "x", more: [{ confirmPassword: "y", city: "Kano" }] });
  expect(form.read("ada")).toEqual({ email: "ada@example.org", more: [{ city: "Kano" }] });
  expect(Object.values(localStorage).join()).not.toMatch(/password/i);
});

it("refuses a stored value that no longer fits the form", () => {
  const strict = createDraftStore("strict", (value) => (typeof value === "number" ? value : null));
  localStorage.setItem("draft:ada:strict", '"old"');
  expect(strict.read("ada")).toBeNull();
  localStorage.setItem("draft:ada:strict", "{broken");
  expect(strict.read("ada")).toBeNull();
});

it("saves first, and counts only what could not be saved", async () => {
  const other = createDraftStore("other", (value) => value);
  form.write("ada", 1);
  other.write("ada", 2);
  form.write("grace", 3);
  const stop = onSaveDrafts(async () => form.clear("ada"));
  const stopFailing = onSaveDrafts(() => Promise.reject(new Error("offline")));
  expect(await saveDrafts("ada")).toBe(1);
  stop();
  stopFailing();
  expect(countDrafts("grace")).toBe(1);
});

it("leaves nothing in the browser after log-out", () => {
  form.write("ada", 1);
  sessionStorage.setItem("flash", "1");
  clearBrowserStorage();
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
});

it("works on where storage is blocked", () => {
  vi.stubGlobal("localStorage", undefined);
  form.write("ada", 1);
  expect(form.read("ada")).toBeNull();
  expect(countDrafts("ada")).toBe(0);
});
