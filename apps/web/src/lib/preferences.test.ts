import { DEFAULT_PREFERENCES } from "@sunwright/contract/accounts";
import { expect, it } from "vitest";
import { INITIAL_PREFERENCES, readRemembered, takenBack } from "./preferences";

it("starts with the choices the contract names", () => {
  expect(INITIAL_PREFERENCES).toEqual(DEFAULT_PREFERENCES);
});

it("takes over remembered choices that still exist and no others", () => {
  expect(readRemembered({ units: "imperial", theme: "sepia", currency: "XXX", dataSaver: true, extra: 1 })).toEqual({
    units: "imperial",
    dataSaver: true,
  });
  expect(readRemembered("nonsense")).toEqual({});
});

it("keeps a visitor's currency when it is one of the nine", () => {
  expect(readRemembered({ currency: "KES" })).toEqual({ currency: "KES" });
});

it("puts a refused choice back, but neither what was chosen after it nor what else was", () => {
  const before = INITIAL_PREFERENCES;
  const refused = { units: "imperial" } as const;
  const shown = { ...before, ...refused, dataSaver: true };
  expect(takenBack(shown, refused, before)).toEqual({ ...before, dataSaver: true });
  expect(takenBack({ ...before, theme: "dark" }, { theme: "light" }, before)).toEqual({ ...before, theme: "dark" });
  expect(takenBack({ ...before, currency: "KES" }, { currency: "KES" }, before)).toEqual(before);
});
