import { beforeEach, expect, it, vi } from "vitest";

function storage(): Storage {
  const held = new Map<string, string>();
  const area = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      held.set(key, value);
      Object.defineProperty(area, key, { configurable: true, enumerable: true, value });
    },
    removeItem: (key: string) => {
      held.delete(key);
      Reflect.deleteProperty(area, key);
    },
    clear: () => held.clear(),
    key: () => null,
    length: 0,
  };
  for (const name of Object.keys(area)) Object.defineProperty(area, name, { enumerable: false });
  return area;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
});

it("remembers each person's own last project, until that project is gone", async () => {
  const { forgetProject, lastProject, rememberProject } = await import("./last-project");
  rememberProject("ada", "one");
  rememberProject("eve", "two");
  rememberProject("ada", "three");
  expect([lastProject("ada"), lastProject("eve"), lastProject("obi")]).toEqual(["three", "two", null]);
  forgetProject("three");
  expect([lastProject("ada"), lastProject("eve")]).toEqual([null, "two"]);
});

it("keeps the link somebody came for over signing in, and forgets it once it is opened", async () => {
  const { comeForShare, forgetShareCameFor, shareCameFor } = await import("./last-project");
  expect(shareCameFor()).toBeNull();
  comeForShare({ shareToken: "token", projectId: null });
  expect(shareCameFor()).toEqual({ shareToken: "token", projectId: null });
  sessionStorage.setItem("came-for", '"something older"');
  expect(shareCameFor()).toBeNull();
  forgetShareCameFor();
  expect(shareCameFor()).toBeNull();
});
