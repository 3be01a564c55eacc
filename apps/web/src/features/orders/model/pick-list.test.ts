import { expect, it } from "vitest";
import { picksOf } from "./pick-list";

it("puts the pieces of several orders in the order of the places (mock 24)", () => {
  const panel = { id: "1", name: "Heliora 400 Mono", sku: "HEL-400M" };
  const battery = { id: "2", name: "48V 235 Ah lithium", sku: "LI-48-235" };
  const picks = picksOf([
    { number: "SW-10481", lines: [battery], picks: [{ lineId: "2", location: "C2-01", pieces: 2 }] },
    { number: "SW-10475", lines: [panel], picks: [{ lineId: "1", location: "A1-04", pieces: 24 }] },
  ]);
  expect(picks.map(({ location, sku, order, pieces }) => [location, sku, order, pieces])).toEqual([
    ["A1-04", "HEL-400M", "SW-10475", 24],
    ["C2-01", "LI-48-235", "SW-10481", 2],
  ]);
});
