import { PANEL_SIZES } from "@sunwright/contract/roof-options";
import { expect, it } from "vitest";
import {
  DEFAULT_FORM,
  formOf,
  hasValidDimensions,
  newObstruction,
  readForm,
  roofInput,
  sameForm,
  sideMessage,
} from "./form";

it("S-513 starts with 12 by 8 m, south, 30° and the standard panel", () => {
  const { roofWidth, roofHeight, orientation, tilt, panelType } = DEFAULT_FORM;
  expect({ roofWidth, roofHeight, orientation, tilt, panelType }).toEqual({
    roofWidth: "12",
    roofHeight: "8",
    orientation: "south",
    tilt: "30",
    panelType: "standard",
  });
});

it("S-343 S-344 S-345 knows the three panels by size and power", () => {
  expect(PANEL_SIZES).toEqual({
    standard: { width: 1.65, height: 1, power: 300 },
    large: { width: 2, height: 1.3, power: 450 },
    compact: { width: 1.4, height: 0.9, power: 250 },
  });
  expect(roofInput({ ...DEFAULT_FORM, panelType: "large" }).panelDimensions).toEqual({
    width: 2,
    height: 1.3,
    power: 450,
  });
});

it("S-514 adds a chimney of 1 by 1 at the roof's centre with a shadow of 2", () => {
  expect(newObstruction(DEFAULT_FORM, "a")).toEqual({
    id: "a",
    type: "chimney",
    x: "6",
    y: "4",
    width: "1",
    height: "1",
    shadowLength: "2",
  });
});

it("S-384 S-386 counts text that is no number as 0, which is no roof", () => {
  expect(hasValidDimensions({ roofWidth: "12", roofHeight: "8" })).toBe(true);
  for (const roofWidth of ["", "wide", "0", "-3"])
    expect(hasValidDimensions({ roofWidth, roofHeight: "8" })).toBe(false);
  expect(roofInput({ ...DEFAULT_FORM, roofWidth: "wide" }).roofWidth).toBe(0);
  expect([sideMessage("200"), sideMessage("200.1")]).toEqual([null, "At most 200 m"]);
});

it("S-364 fills every box from a stored roof, and asks the same again", () => {
  const form = {
    ...DEFAULT_FORM,
    panelType: "compact" as const,
    orientation: "northwest" as const,
    tilt: "12",
    mode: "rows" as const,
    rules: { gap: "0.02", clearance: "0.1", left: "0.3", right: "0.4", top: "0.5", bottom: "0.6" },
    obstructions: [newObstruction(DEFAULT_FORM, "a")],
    rowTilt: "10",
  };
  expect(formOf(roofInput(form))).toEqual(form);
  expect(sameForm(form, formOf(roofInput(form)))).toBe(true);
  expect(sameForm(form, { ...form, tilt: "13" })).toBe(false);
});

it("keeps a stored panel that is none of the three", () => {
  const panelDimensions = { width: 1.722, height: 1.134, power: 440 };
  const form = formOf({ ...roofInput(DEFAULT_FORM), panelDimensions });
  expect(roofInput(form).panelDimensions).toEqual(panelDimensions);
});

it("takes back what it left in the browser, and nothing that is no form", () => {
  const form = { ...DEFAULT_FORM, obstructions: [newObstruction(DEFAULT_FORM, "a")] };
  expect(readForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
  for (const spoilt of [
    null,
    1,
    {},
    { ...form, orientation: "up" },
    { ...form, rules: {} },
    { ...form, obstructions: [1] },
  ])
    expect(readForm(spoilt)).toBeNull();
});
