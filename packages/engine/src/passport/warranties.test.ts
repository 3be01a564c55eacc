import { expect, it } from "vitest";
import { warrantiesOf } from "./warranties";

const STATED = { panels: 12, power: 25, battery: 10, inverter: 5.5, work: 2 };
const ends = (stated: object, sold: readonly string[]) =>
  warrantiesOf(stated, "2026-12-18", new Set(sold)).map(({ part, until }) => [part, until]);

it("holds from the day of the handover, each part for its years", () => {
  expect(ends(STATED, ["panels", "battery", "inverter"])).toEqual([
    ["panels", "2038-12-18"],
    ["power", "2051-12-18"],
    ["battery", "2036-12-18"],
    ["inverter", "2032-06-18"],
    ["work", "2028-12-18"],
  ]);
});

it("is none of what was not sold or not stated; the power goes with the panels", () => {
  expect(ends(STATED, ["battery"])).toEqual([
    ["battery", "2036-12-18"],
    ["work", "2028-12-18"],
  ]);
  // A contract from before the power of panels was asked for.
  expect(ends({ panels: 12, battery: null, inverter: 0 }, ["panels", "battery", "inverter"])).toEqual([
    ["panels", "2038-12-18"],
  ]);
});
