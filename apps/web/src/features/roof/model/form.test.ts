import { ROOF_SIDE_INPUT } from "@sunwright/contract/limits";
import { PANEL_SIZES } from "@sunwright/contract/roof-options";
import { expect, it } from "vitest";
import { stepNumber } from "../../../ui/number";
import { countryRules, sameDistances } from "./country-rules";
import {
  DEFAULT_FORM,
  formOf,
  firstForm,
  hasValidDimensions,
  hasValidPanel,
  longSide,
  newObstruction,
  obstructionOf,
  newWalkway,
  ownPanelMessage,
  roofInput,
  sameForm,
  sideNote,
} from "./form";
import { readForm } from "./stored-form";

it("starts north where the town lies in the south, and as the specification says everywhere else (A-72)", () => {
  expect(firstForm("3369157 -33.926 18.423 25 Cape Town")).toEqual({ ...DEFAULT_FORM, orientation: "north" });
  expect(firstForm("2335204 12.002 8.592 484 Kano")).toBe(DEFAULT_FORM);
  expect(firstForm(null)).toBe(DEFAULT_FORM);
});

it("starts with 12 by 8 m, south, 30° and the standard panel", () => {
  const { roofWidth, roofHeight, orientation, tilt, panelType } = DEFAULT_FORM;
  expect({ roofWidth, roofHeight, orientation, tilt, panelType }, "S-513").toEqual({
    roofWidth: "12",
    roofHeight: "8",
    orientation: "south",
    tilt: "30",
    panelType: "standard",
  });
});

it("knows the three panels by size and power", () => {
  expect(Object.keys(PANEL_SIZES)).toEqual(["standard", "large", "compact"]);
  expect(PANEL_SIZES.standard, "S-343").toEqual({ width: 1.65, height: 1, power: 300 });
  expect(PANEL_SIZES.large, "S-344").toEqual({ width: 2, height: 1.3, power: 450 });
  expect(PANEL_SIZES.compact, "S-345").toEqual({ width: 1.4, height: 0.9, power: 250 });
  expect(roofInput({ ...DEFAULT_FORM, panelType: "large" }).panelDimensions).toEqual({
    width: 2,
    height: 1.3,
    power: 450,
  });
});

it("adds a chimney of 1 by 1 at the roof's centre with a shadow of 2", () => {
  expect(newObstruction(DEFAULT_FORM, "a"), "S-514").toEqual({
    id: "a",
    type: "chimney",
    x: "5.5",
    y: "3.5",
    width: "1",
    height: "1",
    shadowLength: "2",
    measuredHeight: "",
  });
});

it("counts text that is no number as 0, which is no roof", () => {
  expect(hasValidDimensions({ roofWidth: "12", roofHeight: "8" })).toBe(true);
  for (const roofWidth of ["", "wide", "0", "-3"])
    expect(hasValidDimensions({ roofWidth, roofHeight: "8" }), `S-384 refused: ${roofWidth}`).toBe(false);
  expect(roofInput({ ...DEFAULT_FORM, roofWidth: "wide" }).roofWidth, "S-386 no number counts as 0").toBe(0);
});

it("S-386 hints 1 to 50 m, says where a side is outside, and marks what no roof has", () => {
  const notes = (...texts: string[]) => texts.map((text) => Object.values(sideNote(text)).join(": "));
  expect(notes("1", "12", "12.1", "50"), "S-386 within 1 to 50").toEqual(Array(4).fill("hint: 1 to 50 m"));
  expect(notes("0.9", "50.1", "200"), "S-386 outside, and taken").toEqual(
    Array(3).fill("unusual: Outside the usual 1 to 50 m"),
  );
  expect(notes("", "wide", "0", "-3"), "S-386 no number counts as 0").toEqual(Array(4).fill("wrong: Above 0 m"));
  expect(notes("200.1")).toEqual(["wrong: At most 200 m"]);
  expect(longSide({ roofWidth: "201", roofHeight: "8" })).toBe("Roof width: At most 200 m");
  expect(longSide({ roofWidth: "12", roofHeight: "201" })).toBe("Roof height: At most 200 m");
  expect(longSide({ roofWidth: "200", roofHeight: "0.1" })).toBeNull();
});

it("S-386 the arrow keys go by 0.1 m and stay between 1 and 50", () => {
  const { min, max, step } = ROOF_SIDE_INPUT;
  const pressed = (value: number, direction: 1 | -1) => stepNumber(value, direction, step, min, max);
  expect([pressed(12, 1), pressed(12.1, -1), pressed(1, -1), pressed(50, 1)], "S-386 step 0.1, 1 to 50").toEqual([
    12.1, 12, 1, 50,
  ]);
});

it("fills every box from a stored roof, and asks the same again", () => {
  const form = {
    ...DEFAULT_FORM,
    panelType: "compact" as const,
    orientation: "northwest" as const,
    tilt: "12",
    mode: "rows" as const,
    rules: { gap: "0.02", clearance: "0.1", left: "0.3", right: "0.4", top: "0.5", bottom: "0.6" },
    ridge: { share: "33", setback: "0.914" },
    walkways: [newWalkway(DEFAULT_FORM, "w", 0.6), { id: "u", direction: "up" as const, at: "2", width: "0.9" }],
    leastAccess: "72.5",
    noSinglePanels: true,
    obstructions: [newObstruction(DEFAULT_FORM, "a"), { ...newObstruction(DEFAULT_FORM, "b"), measuredHeight: "1.4" }],
    rowTilt: "10",
  };
  expect(formOf(roofInput(form)), "S-364 all inputs").toEqual(form);
  expect(sameForm(form, formOf(roofInput(form)))).toBe(true);
  expect(sameForm(form, { ...form, tilt: "13" })).toBe(false);
});

it("keeps a stored panel that is none of the three", () => {
  const panelDimensions = { width: 1.722, height: 1.134, power: 440 };
  const form = formOf({ ...roofInput(DEFAULT_FORM), panelDimensions });
  expect(form.panelType).toBe("own");
  expect(roofInput(form).panelDimensions).toEqual(panelDimensions);
});

it("takes a measured height in place of the shadow, and an empty box as none", () => {
  const measured = { ...newObstruction(DEFAULT_FORM, "a"), measuredHeight: "1.4" };
  expect(obstructionOf(measured)).toMatchObject({ shadowLength: 2, measuredHeight: 1.4 });
  expect(obstructionOf({ ...measured, measuredHeight: " " })).not.toHaveProperty("measuredHeight");
});

it("takes a panel of your own within the server's bounds, and says where a number is outside them", () => {
  const ownPanel = { width: "1.134", height: "1.762", power: "450" };
  const own = { ...DEFAULT_FORM, panelType: "own" as const, ownPanel };
  expect(roofInput(own).panelDimensions).toEqual({ width: 1.134, height: 1.762, power: 450 });
  expect(hasValidPanel(own)).toBe(true);
  expect(ownPanelMessage("width", "0.19")).toBe("Between 0.2 and 10");
  expect(ownPanelMessage("power", "0")).toBe("Above 0, at most 2000");
  expect(hasValidPanel({ ...own, ownPanel: { ...ownPanel, height: "" } })).toBe(false);
  expect(hasValidPanel({ ...DEFAULT_FORM, ownPanel: { ...ownPanel, height: "" } })).toBe(true);
});

it("puts a new walkway across the middle of the roof", () => {
  expect(newWalkway(DEFAULT_FORM, "w", 0.6)).toEqual({ id: "w", direction: "across", at: "3.7", width: "0.6" });
});

it("sets the distances of a country, and knows whether they are set", () => {
  const { distances } = countryRules("USA");
  // Source: International Residential Code 2018, R324.6: 36 in is 0.914 m, 18 in 0.457 m.
  expect(distances).toMatchObject({ rules: { left: "0.914", top: "0.457" }, ridge: { share: "33", setback: "0.914" } });
  expect(sameDistances({ ...DEFAULT_FORM, ...distances }, distances)).toBe(true);
  expect(sameDistances({ ...DEFAULT_FORM, ...distances, ridge: null }, distances)).toBe(false);
  expect(sameDistances(DEFAULT_FORM, distances)).toBe(false);
});

it("takes back what it left in the browser, and nothing that is no form", () => {
  const form = {
    ...DEFAULT_FORM,
    obstructions: [newObstruction(DEFAULT_FORM, "a")],
    walkways: [newWalkway(DEFAULT_FORM, "w", 0.6)],
    ridge: { share: "33", setback: "0.914" },
  };
  expect(readForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
  for (const spoilt of [
    null,
    1,
    {},
    { ...form, orientation: "up" },
    { ...form, rules: {} },
    { ...form, obstructions: [1] },
    { ...form, walkways: [{ id: "w", direction: "round", at: "1", width: "1" }] },
  ])
    expect(readForm(spoilt)).toBeNull();
});
