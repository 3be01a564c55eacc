import * as fc from "fast-check";
import { expect, it } from "vitest";
import { beamModifierCase, diffuseModifierCase, marionCase } from "../../validation/tables/incidence";
import { casesOf, outside } from "../../validation/testing/reference";
import { ashraeModifier } from "./ashrae";
import { marionDiffuse } from "./marion-diffuse";
import { martinRuizModifier } from "./martin-ruiz";
import { CLEAR_GLASS, COATED_GLASS, physicalModifier } from "./physical";
import { schlickModifier } from "./schlick";

const cases = casesOf("e_module_inverter.json", "iam");

it.each(cases)("meets pvlib's incidence-angle modifiers in case %s", (_, row) => {
  expect(outside(beamModifierCase, row)).toEqual([]);
});

it.each(cases)("meets pvlib's diffuse modifiers in case %s", (_, row) => {
  expect(outside(diffuseModifierCase, row)).toEqual([]);
  expect(outside(marionCase, row)).toEqual([]);
});

const modifiers = [
  ["ashrae", ashraeModifier],
  ["clear glass", (angle: number) => physicalModifier(angle, CLEAR_GLASS)],
  ["coated glass", (angle: number) => physicalModifier(angle, COATED_GLASS)],
  ["martin-ruiz", martinRuizModifier],
  ["schlick", schlickModifier],
] as const;

it.each(modifiers)("is 1 at normal incidence, 0 from behind, and falls between, with %s", (_, modifier) => {
  expect(modifier(0)).toBeCloseTo(1, 12);
  const anyAngle = fc.double({ min: 0, max: 89.9, noNaN: true });
  fc.assert(
    fc.property(anyAngle, fc.double({ min: 0.001, max: 0.1, noNaN: true }), (angle, further) => {
      expect(modifier(angle + further)).toBeLessThanOrEqual(modifier(angle) + 1e-4);
      expect(modifier(90 + angle + further)).toBe(0);
    }),
    { numRuns: 10_000 },
  );
});

it("lets a horizontal module see no ground, and one that faces down no sky", () => {
  expect(marionDiffuse(schlickModifier, 0).ground).toBe(0);
  expect(marionDiffuse(schlickModifier, 180).sky).toBeCloseTo(0, 12);
});
