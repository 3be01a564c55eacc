import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Address, faultsOf, firstAddress, forgetAddress, keepAddress, keptAddress, withCountry } from "./address";

const LAGOS = "2332459 6.4541 3.3947 11 Lagos";
const KANO = "2335204 12.002 8.592 484 Kano";
const KEPT: Address = {
  name: "Amina Bello",
  street: "12 Gidan Rimi Close",
  town: LAGOS,
  country: "Nigeria",
  phone: "0803 555 0142",
  note: "Green gate",
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("keeps an address for one person until it is forgotten, and reads no other text as one", () => {
  expect(keptAddress("amina")).toBeNull();
  keepAddress("amina", KEPT);
  expect(keptAddress("amina")).toEqual(KEPT);
  expect(keptAddress("eve")).toBeNull();
  forgetAddress("amina");
  expect(keptAddress("amina")).toBeNull();
  localStorage.setItem("address:amina", JSON.stringify({ town: "nowhere", country: "Atlantis", name: 7 }));
  expect(keptAddress("amina")).toMatchObject({ town: "", country: undefined, name: "" });
});

it("begins with the town of the project, and with a kept street where it is in that town", () => {
  expect(firstAddress("Amina Bello", { town: LAGOS, country: "Nigeria" }, KEPT)).toEqual(KEPT);
  const elsewhere = firstAddress("Amina Bello", { town: KANO, country: "Nigeria" }, KEPT);
  expect(elsewhere).toMatchObject({ town: KANO, street: "", note: "", phone: KEPT.phone });
  expect(firstAddress("Amina Bello", undefined, null)).toMatchObject({
    name: "Amina Bello",
    town: "",
    country: undefined,
  });
  expect(firstAddress("", { town: null, country: "Kenya" }, null)).toMatchObject({ town: "", country: "Kenya" });
});

it("begins in the country of the shops where they have one, and leaves what somebody said", () => {
  const none = firstAddress("Amina Bello", undefined, null);
  const [kano, lagos, munich] = [{ country: "Nigeria" }, { country: "Nigeria" }, { country: "Germany" }] as const;
  expect(withCountry(none, [kano, lagos]).country).toBe("Nigeria");
  expect(withCountry(none, [kano, munich]).country).toBeUndefined();
  expect(withCountry(none, [kano, { country: null }]).country).toBeUndefined();
  expect(withCountry(none, []).country).toBeUndefined();
  expect(withCountry(KEPT, [munich])).toEqual(KEPT);
});

it("names what is missing", () => {
  expect(faultsOf(KEPT)).toEqual({});
  const empty = { name: " ", street: "", town: "", country: undefined, phone: "", note: "" };
  const needed = { name: "needed", street: "needed", phone: "needed", country: "needed", town: "townNeeded" };
  expect(faultsOf(empty)).toEqual(needed);
});
