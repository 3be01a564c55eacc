import { describe, expect, it } from "vitest";
import { planeOfLayout, planeTaken } from "./layout-plane";

const FLUSH = { roofOrientation: "southwest", roofTilt: 32, mounting: { kind: "flush" } } as const;
const ROWS = { roofOrientation: "north", roofTilt: 0, mounting: { kind: "rows", tilt: 12 } } as const;
const NOBODY = { panelAzimuth: null, panelTilt: null };

it("lays panels as the roof is, or as steep as the racks of its rows", () => {
  expect(planeOfLayout(FLUSH)).toEqual({ panelAzimuth: 225, panelTilt: 32 });
  expect(planeOfLayout(ROWS)).toEqual({ panelAzimuth: 0, panelTilt: 12 });
});

describe("what a project takes from a layout", () => {
  it("is its plane where nobody named one, and where the plane is that of the layout before", () => {
    expect(planeTaken(NOBODY, null, FLUSH)).toEqual(planeOfLayout(FLUSH));
    expect(planeTaken(planeOfLayout(ROWS), ROWS, FLUSH)).toEqual(planeOfLayout(FLUSH));
  });

  it("is nothing where a person named a plane, or the plane is the same", () => {
    expect(planeTaken({ panelAzimuth: 90, panelTilt: 32 }, ROWS, FLUSH)).toBeNull();
    expect(planeTaken({ panelAzimuth: 90, panelTilt: null }, null, FLUSH)).toBeNull();
    expect(planeTaken(planeOfLayout(FLUSH), FLUSH, FLUSH)).toBeNull();
  });
});
