import { expect, it } from "vitest";
import { roofBasis, scoreLayout } from "@sunwright/engine/roof/score-layout";
import { optimizePanels, PlacedPanel, RoofFigures, type RoofInput } from "./roof";
import { carriedFigures, carriedMode, carriedPanel, engineRoof, panelPower } from "./roof-engine";

const ROOF: RoofInput = optimizePanels.body.parse({
  roofWidth: 12,
  roofHeight: 8,
  roofOrientation: "south",
  roofTilt: 30,
  shadingObstructions: [],
  panelDimensions: { width: 1.65, height: 1 },
});
const CHIMNEY = { id: "c", type: "chimney", x: 1, y: 2, width: 0.5, height: 0.5, shadowLength: 2 } as const;

/** Source: design workflow specification, section 9, and resolution A-39 for the watts. */
it.each([
  ["standard", 1.65, 1, 300],
  ["large", 2, 1.3, 450],
  ["compact", 1.4, 0.9, 250],
])("gives the %s panel of %d by %d m %d W", (_type, width, height, power) => {
  expect(panelPower({ width, height })).toBe(power);
});

it("gives a panel of another size the standard panel's watts a square metre, unless its own are sent", () => {
  // 300 W on 1.65 m² are 181.8 W/m².
  expect(panelPower({ width: 2, height: 1 })).toBeCloseTo(363.6, 1);
  // A standard panel stood up is another size, of the same area.
  expect(panelPower({ width: 1, height: 1.65 })).toBeCloseTo(300, 9);
  expect(panelPower({ width: 2, height: 1, power: 410 })).toBe(410);
  expect(panelPower({ width: 1.65, height: 1, power: 410 })).toBe(410);
});

/** Clockwise from north, as the compass has it. */
it.each([
  ["north", 0],
  ["northeast", 45],
  ["east", 90],
  ["southeast", 135],
  ["south", 180],
  ["southwest", 225],
  ["west", 270],
  ["northwest", 315],
] as const)("turns a slope that looks %s to %d°", (roofOrientation, azimuth) => {
  expect(engineRoof({ ...ROOF, roofOrientation }, "ng-kano", []).roof.azimuth).toBe(azimuth);
});

it.each([
  ["most-energy", "free"],
  ["rows", "rows"],
  ["same-orientation", "same-orientation"],
] as const)("lays out %s as the engine's %s, and carries that back", (mode, arrangement) => {
  expect(engineRoof({ ...ROOF, mode }, "ng-kano", []).arrangement).toBe(arrangement);
  expect(carriedMode(arrangement)).toBe(mode);
});

it("hands the engine the roof as it was sent: sides, rules, mounting, place and panels that stay", () => {
  const locked = [{ x: 0, y: 0, width: 1.65, height: 1 }];
  expect(engineRoof(ROOF, "ng-kano", locked)).toMatchObject({
    roof: { width: 12, height: 8, tilt: 30 },
    panel: { width: 1.65, height: 1, power: 300 },
    rules: { ...ROOF.rules, orientations: ["as-is", "rotated"] },
    mounting: { kind: "flush" },
    site: { city: "ng-kano" },
    locked,
  });
});

it("hands over an obstruction with its measured height where there is one", () => {
  const both = [CHIMNEY, { ...CHIMNEY, id: "d", measuredHeight: 1.4 }];
  const [plain, measured] = engineRoof({ ...ROOF, shadingObstructions: both }, "ng-kano", []).obstructions;
  expect(plain).toMatchObject({ id: "c", x: 1, y: 2, width: 0.5, height: 0.5, shadowLength: 2 });
  expect(plain && "measuredHeight" in plain).toBe(false);
  expect(measured).toMatchObject({ id: "d", shadowLength: 2, measuredHeight: 1.4 });
});

it("carries a score's panels and figures as the calls describe them, and nothing else of it", () => {
  const input = engineRoof(ROOF, "ng-kano", []);
  const score = scoreLayout(input, [{ x: 1, y: 1, width: 1.65, height: 1 }], roofBasis(input));
  const [panel] = score.panels.map((each, index) => carriedPanel(each, `panel-${index + 1}`));
  expect(PlacedPanel.strict().parse(panel)).toMatchObject({ id: "panel-1", x: 1, y: 1, solarAccess: 1, shaded: false });
  const figures = carriedFigures(score);
  expect(RoofFigures.strict().parse(figures)).toEqual(figures);
  // One panel of 300 W, in kilowatts.
  expect(figures.power.value).toBeCloseTo(0.3, 12);
});
