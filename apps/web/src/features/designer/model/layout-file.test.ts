import { expect, it } from "vitest";
import { designed, FIRST_DESIGN, shownPanels } from "./design";
import { FILE_NAME, fileOf, fileText, readLayoutFile, WrongFile } from "./layout-file";

const NOW = new Date("2026-03-20T11:00:00Z");
const chimney = { id: "c", type: "chimney", x: 6, y: 4, width: 1, height: 1, shadowLength: 2 } as const;
const design = designed({ ...FIRST_DESIGN, obstructions: [chimney], auto: false }, { kind: "toggle", id: "panel-2" });

it("the file has the specified name and holds roof config, panel config, layout and when it was made", () => {
  expect(FILE_NAME, "S-090").toBe("solar-panel-layout.json");
  const file = fileOf(FIRST_DESIGN, NOW);
  expect(file.generatedAt, "S-091 a generation timestamp").toBe("2026-03-20T11:00:00.000Z");
  expect(file.roofConfig, "S-091 roof config").toEqual({
    width: 12,
    height: 8,
    tilt: 30,
    azimuth: 180,
    material: "tile",
  });
  expect(file.panelConfig, "S-091 panel config").toMatchObject({ type: "standard", power: 400 });
  expect(file.layout, "S-091 layout").toMatchObject({ totalPower: 12_000, coverage: 62.5 });
  expect(file.layout.panels, "S-091 its panels").toHaveLength(30);
});

it("opens what was exported exactly as it was, as somebody's own layout", () => {
  expect(readLayoutFile(fileText(design, NOW))).toEqual({ design, notices: [] });
});

const changed = (change: (file: Record<string, unknown>) => void) => {
  const file: Record<string, unknown> = { ...fileOf(design, NOW) };
  change(file);
  return () => readLayoutFile(JSON.stringify(file));
};

it("brings a larger roof within the sliders and says so", () => {
  const { design: opened, notices } = changed((file) => {
    file["roofConfig"] = { ...design.roof, width: 25, height: 3 };
  })();
  expect(opened.roof).toMatchObject({ width: 20, height: 4 });
  expect(notices[0]).toBe("Width 25 m is above the designer's maximum: 20 m is shown.");
  expect(notices[1]).toBe("Height 3 m is below the designer's minimum: 4 m is shown.");
  expect(notices[2]).toBe(`${30 - shownPanels(opened).length} of 30 panels do not lie on the roof and are left out.`);
});

it.each([
  ["no JSON", () => readLayoutFile("width;height"), /is not JSON/],
  ["a list", () => readLayoutFile("[]"), /is not an object/],
  ["another program's JSON", () => readLayoutFile('{"name":"x"}'), /roofConfig is missing/],
  [
    "a roof without a width",
    changed((file) => (file["roofConfig"] = { tilt: 3 })),
    /roofConfig.width has to be a number/,
  ],
  [
    "an unknown material",
    changed((file) => (file["roofConfig"] = { ...design.roof, material: "straw" })),
    /one of tile, metal, shingle/,
  ],
  ["an unknown panel", changed((file) => (file["panelConfig"] = { type: "huge" })), /panelConfig.type/],
  ["panels that are no list", changed((file) => (file["layout"] = { panels: 3 })), /layout.panels is missing/],
  [
    "two panels of one id",
    changed((file) => (file["layout"] = { panels: [design.panels[0], design.panels[0]] })),
    /same id/,
  ],
  [
    "a crooked panel",
    changed((file) => (file["layout"] = { panels: [{ ...design.panels[0], rotation: 45 }] })),
    /rotation has to be one of 0, 90/,
  ],
])("refuses %s in words", (_, open, words) => {
  expect(open).toThrow(WrongFile);
  expect(open).toThrow(words);
});
