import type { RoofInput } from "@sunwright/contract/roof";
import { expect, it } from "vitest";
import { designed, FIRST_DESIGN, shownPanels } from "./design";
import { fromOptimizer, toOptimizer } from "./transfer";

const input: RoofInput = {
  roofWidth: 12,
  roofHeight: 8,
  roofOrientation: "southwest",
  roofTilt: 22,
  shadingObstructions: [{ id: "c", type: "chimney", x: 6, y: 4, width: 1, height: 1, shadowLength: 2 }],
  panelDimensions: { width: 1.65, height: 1 },
  rules: {
    gap: 0.02,
    clearance: 0.1,
    setback: { left: 0.3, right: 0.3, top: 0.3, bottom: 0.3 },
    leastSolarAccess: 0.5,
    walkways: [],
    ridge: null,
    noSinglePanels: false,
  },
  mode: "rows",
  mounting: { kind: "flush" },
};
const panels = [
  { x: 0.3, y: 0.3, width: 1.65, height: 1 },
  { x: 2, y: 0.3, width: 1, height: 1.65 },
];

it("takes over a measured roof as it is, with its panels, its panel and what stands on it", () => {
  const { design, notices } = fromOptimizer({ input, panels }, "tile");
  expect(design.roof).toEqual({ width: 12, height: 8, tilt: 22, azimuth: 225, material: "tile" });
  expect(design.panel).toMatchObject({ type: "project", width: 1.65, height: 1, power: 300 });
  expect(design.auto).toBe(false);
  expect(notices).toEqual([]);
});

it("comes back as it went: the same roof, rules and places", () => {
  const { design } = fromOptimizer({ input, panels }, "tile");
  const back = toOptimizer(design, input);
  expect(back.notices).toEqual([]);
  expect(back.panels).toEqual(panels);
  expect(back.input).toEqual({ ...input, panelDimensions: { width: 1.65, height: 1, power: 300 } });
});

it("A-42 clamps to the designer's bounds with a notice for each, and leaves out what has no room", () => {
  const far = { x: 30, y: 0.3, width: 1.65, height: 1 };
  const { design, notices } = fromOptimizer(
    { input: { ...input, roofWidth: 40, roofHeight: 2.5 }, panels: [...panels, far] },
    "tile",
  );
  expect(design.roof).toMatchObject({ width: 20, height: 4 });
  expect(notices).toHaveLength(3);
  expect(shownPanels(design)).toHaveLength(2);
});

it("lays the grid where the project has no layout yet", () => {
  const { design } = fromOptimizer({ input, panels: [] }, "metal");
  expect(design.auto).toBe(true);
  expect(design.panels.length).toBeGreaterThan(0);
});

it("says which of the optimizer's eight directions an azimuth became", () => {
  const turned = designed(FIRST_DESIGN, { kind: "roof", change: { azimuth: 165 } });
  const { input: sent, notices } = toOptimizer(turned, null);
  expect(sent.roofOrientation).toBe("south");
  expect(notices).toEqual(["Azimuth 165° became south, 180°: the optimizer knows eight directions."]);
  expect(toOptimizer(designed(turned, { kind: "roof", change: { azimuth: 360 } }), null).input.roofOrientation).toBe(
    "north",
  );
});
