import { describe, expect, it } from "vitest";
import { designed, FIRST_DESIGN, shownPanels, type Design, type DesignAction } from "./design";
import { layoutOf, neighbour, panelsAt, placeOf } from "./panel-layout";
import { PANEL_TYPES, projectPanel } from "./panel-types";
import { BOUNDS, compassName, DEFAULT_ROOF, MATERIALS, snapped } from "./roof-config";

const after = (...actions: readonly DesignAction[]): Design => actions.reduce(designed, FIRST_DESIGN);

it("a roof has width, height, tilt, azimuth and one of three materials: 12 × 8 m, 30°, 180°, tile", () => {
  expect(DEFAULT_ROOF, "S-129 S-239").toEqual({ width: 12, height: 8, tilt: 30, azimuth: 180, material: "tile" });
  expect(MATERIALS, "S-129").toEqual(["tile", "metal", "shingle"]);
});

it("snaps what is typed to the sliders' bounds and steps", () => {
  expect(BOUNDS.width, "S-182").toMatchObject({ min: 6, max: 20, step: 0.5 });
  expect(BOUNDS.height, "S-183").toMatchObject({ min: 4, max: 15, step: 0.5 });
  expect(BOUNDS.tilt, "S-184").toMatchObject({ min: 0, max: 60, step: 5 });
  expect(BOUNDS.azimuth, "S-185").toMatchObject({ min: 0, max: 360, step: 15 });
  expect([snapped("width", 3), snapped("width", 12.3), snapped("height", 99)]).toEqual([6, 12.5, 15]);
  expect([snapped("tilt", 32), snapped("azimuth", 181)]).toEqual([30, 180]);
});

it("has the three panel types with their sizes, watts and labels", () => {
  const size = { width: 2, height: 1 };
  expect(PANEL_TYPES.standard, "S-130").toMatchObject({ ...size, power: 400, efficiency: 20 });
  expect(PANEL_TYPES.premium, "S-131").toMatchObject({ ...size, power: 450, efficiency: 22 });
  expect(PANEL_TYPES.bifacial, "S-132").toMatchObject({ ...size, power: 500, efficiency: 24 });
  // 300 W on 1.65 m² at 1000 W/m².
  expect(projectPanel(1.65, 1, 300).efficiency).toBe(18.2);
});

it("a layout lists panels with id, position, rotation and selection, and its totals", () => {
  const layout = layoutOf(FIRST_DESIGN.panels, FIRST_DESIGN.roof, FIRST_DESIGN.panel);
  expect(layout, "S-134").toMatchObject({ totalPower: 12_000, efficiency: 20, coverage: 62.5 });
  expect(layout.panels).toHaveLength(30);
  // Five of 2 m with four spaces of 0.2 m leave 0.6 m at each side of 12 m.
  expect(layout.panels[0], "S-133").toEqual({
    id: "panel-1",
    position: { x: 1.6, y: 1 },
    rotation: 0,
    selected: false,
  });
  expect(new Set(layout.panels.map(({ id }) => id)).size, "S-133 each with its own id").toBe(30);
});

describe("the design as it is worked on", () => {
  it("lays the grid again with the roof and the panel while Auto Layout is on, and not while it is off", () => {
    expect(after({ kind: "roof", change: { width: 20 } }).panels, "S-155").toHaveLength(54);
    const premium = after({ kind: "toggle", id: "panel-3" }, { kind: "panel", panel: PANEL_TYPES.premium });
    expect(premium.panels.some(({ selected }) => selected)).toBe(false);
    // floor(11.8 ÷ 1.85) = 6 of 1.65 m along 12 m, 6 of 1 m along 8 m.
    const smaller = after({ kind: "panel", panel: projectPanel(1.65, 1, 300) });
    expect(smaller.panels, "S-156").toHaveLength(36);
    const off = after({ kind: "auto", on: false }, { kind: "roof", change: { width: 20 } });
    expect(off.panels).toHaveLength(30);
    expect(designed(off, { kind: "auto", on: true }).panels).toHaveLength(54);
  });

  it("toggles single panels, and Reset clears the selection alone", () => {
    const two = after({ kind: "toggle", id: "panel-3" }, { kind: "toggle", id: "panel-9" });
    const selected = ({ panels }: Design) => panels.filter((panel) => panel.selected).map(({ id }) => id);
    expect(selected(two), "S-157 on").toEqual(["panel-3", "panel-9"]);
    expect(selected(designed(two, { kind: "toggle", id: "panel-3" })), "S-157 off").toEqual(["panel-9"]);
    expect(designed(two, { kind: "reset" }), "S-089").toEqual(FIRST_DESIGN);
  });

  it("leaves out what has no room on a smaller roof, and brings it back with the room", () => {
    const small = after({ kind: "auto", on: false }, { kind: "roof", change: { width: 6 } });
    expect(shownPanels(small).length).toBeLessThan(30);
    expect(shownPanels(designed(small, { kind: "roof", change: { width: 12 } }))).toHaveLength(30);
  });
});

it("keeps a place through its panel: turned panels stand with the long side down the slope", () => {
  const place = { x: 0.3, y: 0.31, width: 1, height: 2 };
  const [panel] = panelsAt([place], PANEL_TYPES.standard);
  expect(panel?.rotation).toBe(90);
  expect(panel && placeOf(panel, PANEL_TYPES.standard)).toEqual(place);
});

it("walks to the next panel of the row, to the next row, and stays at the edge", () => {
  const { panels } = FIRST_DESIGN;
  expect(neighbour(panels, null, "right")).toBe("panel-1");
  expect(neighbour(panels, "panel-1", "right")).toBe("panel-2");
  expect(neighbour(panels, "panel-1", "down")).toBe("panel-6");
  expect(neighbour(panels, "panel-5", "right")).toBe("panel-5");
  expect(neighbour(panels, "panel-6", "up")).toBe("panel-1");
});

it("names directions by the nearest of eight", () => {
  expect([0, 180, 345, 360, 60].map(compassName)).toEqual(["north", "south", "north", "north", "northeast"]);
});
