import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDraftStore, draftNames, onSaveDrafts, saveDrafts } from "./drafts";
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
  expect(await saveDrafts("ada", [])).toEqual([{ words: "Something typed", unsynced: true }]);
  stop();
  stopFailing();
  expect(draftNames("grace")).toEqual(["form"]);
});

it("sends the drafts of pages that are closed, and says of each one left what it is", async () => {
  const sent: string[][] = [];
  const ofProject = (id: string) => createDraftStore(`parameters-${id}`, (value) => value);
  for (const id of ["a", "b"]) ofProject(id).write("ada", id);
  createDraftStore("discussion:a", (value) => value).write("ada", { new: "Half a com" });
  const left = await saveDrafts("ada", [
    {
      name: /^parameters-(.+)$/,
      words: "System parameters",
      send: (owner, id = "") => {
        sent.push([owner, id]);
        if (id === "b") return Promise.reject(new Error("offline"));
        ofProject(id).clear(owner);
        return Promise.resolve();
      },
    },
    { name: /^discussion:/, words: "A comment", send: null },
  ]);
  expect(sent).toEqual([
    ["ada", "a"],
    ["ada", "b"],
  ]);
  expect(left, "A-15: only what could not be synced is unsynced").toEqual([
    { words: "System parameters", unsynced: true },
    { words: "A comment", unsynced: false },
  ]);
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
  expect(draftNames("ada")).toEqual([]);
});
