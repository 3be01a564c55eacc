import type { InstallerFirm } from "@sunwright/contract/installers";
import { expect, it } from "vitest";
import { profileFormOf, profileWrittenOf } from "./profile-form";

const FIRM: InstallerFirm = {
  id: "019f0000-0000-7000-8000-000000000000",
  state: "active",
  role: "owner",
  version: 4,
  name: "Arewa Roof Power",
  about: "",
  phone: "",
  website: "",
  country: null,
  town: null,
  radius: 62.5,
  languages: ["ha"],
  leastPower: 1_500,
  mostPower: null,
  freeFrom: "2026-12-14",
  mostInvitations: 3,
  certificates: [],
  events: [],
};
const written = (change: object) => profileWrittenOf({ ...profileFormOf(FIRM), ...change }, FIRM.version);

it("writes what it read: kilowatts in the boxes, watts in the answer", () => {
  expect(profileFormOf(FIRM)).toMatchObject({ radius: "62.5", leastPower: "1.5", mostPower: "", mostInvitations: "3" });
  const { body, faults } = written({});
  expect(faults).toEqual({});
  expect(body).toMatchObject({ version: 4, radius: 62.5, leastPower: 1_500, mostPower: null, languages: ["ha"] });
  expect(written({ mostPower: "20" }).body.mostPower).toBe(20_000);
  expect(body.freeFrom).toBe("2026-12-14");
  expect(written({ freeFrom: "" }).body.freeFrom).toBeNull();
});

it.each([
  [{ name: "A" }, { name: "needed" }],
  [{ radius: "" }, { radius: "notNumber" }],
  [{ radius: "0.9" }, { radius: "notNumber" }],
  [{ radius: "501" }, { radius: "notNumber" }],
  [{ leastPower: "five" }, { leastPower: "notNumber" }],
  [{ leastPower: "5", mostPower: "4.9" }, { mostPower: "powerOrder" }],
  [{ mostInvitations: "2.5" }, { mostInvitations: "notNumber" }],
  [{ mostInvitations: "51" }, { mostInvitations: "notNumber" }],
  [{ website: "arewa" }, { website: "website" }],
  [{ website: "https://arewa.example.org" }, {}],
])("finds in %j the fault %j", (change, faults) => {
  expect(written(change).faults).toEqual(faults);
});
