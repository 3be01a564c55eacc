import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  type Address,
  faultsOf,
  firstAddress,
  forgetAddress,
  inTown,
  keepAddress,
  keptAddress,
  movedTo,
  withCountry,
} from "./address";

const LAGOS = "2332459 6.4541 3.3947 11 Lagos";
const KANO = "2335204 12.002 8.592 484 Kano";
const MUNICH = "2867714 48.1374 11.5755 524 Munich";
const KEPT: Address = {
  name: "Amina Bello",
  company: "",
  street: "12 Gidan Rimi Close",
  landmark: "Opposite the central mosque",
  town: LAGOS,
  state: "Lagos",
  postcode: "100001",
  country: "Nigeria",
  phone: "0803 555 0142",
  taxNumber: "",
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
  expect(elsewhere).toMatchObject({ town: KANO, street: "", note: "", landmark: "", state: "", postcode: "" });
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

// What browsers kept before addresses had a postcode, and what stands there by another hand.
it("reads an address that was kept with fewer fields, and none that its country does not have", () => {
  const { name, street, town, country, phone, note } = KEPT;
  localStorage.setItem("address:amina", JSON.stringify({ name, street, town, country, phone, note }));
  expect(keptAddress("amina")).toEqual({ ...KEPT, landmark: "", state: "", postcode: "" });
  keepAddress("amina", { ...KEPT, country: "Germany", town: MUNICH, postcode: "80337" });
  expect(keptAddress("amina")).toMatchObject({ state: "", landmark: "", postcode: "80337" });
  keepAddress("amina", { ...KEPT, state: "Gauteng" });
  expect(keptAddress("amina")).toMatchObject({ state: "" });
});

it("takes the state of a chosen town from the table of towns, and nothing of a place to another", () => {
  expect(inTown(KEPT, KANO, "Kano")).toMatchObject({ town: KANO, state: "Kano", postcode: "" });
  expect(inTown(KEPT, KANO, "Somewhere")).toMatchObject({ state: "" });
  expect(inTown(KEPT, LAGOS, "Lagos")).toEqual(KEPT);
  const german = movedTo(KEPT, "Germany");
  expect(german).toMatchObject({ country: "Germany", town: "", state: "", landmark: "", postcode: "" });
  expect(german).toMatchObject({ name: KEPT.name, street: KEPT.street, phone: KEPT.phone });
  expect(inTown(german, MUNICH, "Bavaria")).toMatchObject({ town: MUNICH, state: "" });
  expect(movedTo(KEPT, "Nigeria")).toEqual(KEPT);
});

it("names what is missing", () => {
  expect(faultsOf(KEPT)).toEqual({});
  const details = { company: "", landmark: "", state: "", postcode: "", taxNumber: "" };
  const empty = { name: " ", street: "", town: "", country: undefined, phone: "", note: "", ...details };
  const needed = { name: "needed", street: "needed", phone: "needed", country: "needed", town: "townNeeded" };
  expect(faultsOf(empty)).toEqual(needed);
  const munich = { ...KEPT, ...details, town: MUNICH, country: "Germany" } as const;
  expect(faultsOf(munich)).toEqual({ postcode: "needed" });
  expect(faultsOf({ ...munich, postcode: "8033" })).toEqual({ postcode: "form" });
  expect(faultsOf({ ...munich, postcode: "D-80337" })).toEqual({});
  expect(faultsOf({ ...munich, postcode: "80337", taxNumber: "DE136695976" })).toEqual({});
  expect(faultsOf({ ...munich, postcode: "80337", taxNumber: "none" })).toEqual({ taxNumber: "form" });
  expect(faultsOf({ ...munich, country: "USA" })).toEqual({ postcode: "needed", state: "needed" });
});
