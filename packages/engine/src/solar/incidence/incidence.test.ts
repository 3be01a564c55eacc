import * as fc from "fast-check";
import { expect, it } from "vitest";
import table from "../truth/module-inverter.json";
import { excess } from "../truth/tolerance";
import { ashraeModifier } from "./ashrae";
import { marionDiffuse } from "./marion-diffuse";
import { martinRuizDiffuse, martinRuizModifier } from "./martin-ruiz";
import { CLEAR_GLASS, COATED_GLASS, physicalModifier } from "./physical";
import { schlickDiffuse, schlickModifier } from "./schlick";

const exact = { relative: 1e-8, absolute: 1e-12 };
const quadrature = { relative: 1e-5 };

it.each(table.iam)("meets pvlib's incidence-angle modifiers in case $id", (row) => {
  const { out } = row;
  const glass = { index: row.physical_n, extinction: row.physical_k, thickness: row.physical_l };
  expect(excess(ashraeModifier(row.aoi, row.ashrae_b), out.ashrae, exact)).toBeLessThanOrEqual(1);
  expect(excess(physicalModifier(row.aoi, glass), out.physical, exact)).toBeLessThanOrEqual(1);
  expect(excess(physicalModifier(row.aoi, COATED_GLASS), out.physical_ar, exact)).toBeLessThanOrEqual(1);
  expect(excess(martinRuizModifier(row.aoi, row.martin_ruiz_ar), out.martin_ruiz, exact)).toBeLessThanOrEqual(1);
  expect(excess(schlickModifier(row.aoi), out.schlick, exact)).toBeLessThanOrEqual(1);
});

it.each(table.iam)("meets pvlib's diffuse modifiers in case $id", (row) => {
  const { out } = row;
  const martinRuiz = martinRuizDiffuse(row.surface_tilt, row.martin_ruiz_ar);
  expect(excess(martinRuiz.sky, out.martin_ruiz_diffuse.sky, exact)).toBeLessThanOrEqual(1);
  expect(excess(martinRuiz.ground, out.martin_ruiz_diffuse.ground, exact)).toBeLessThanOrEqual(1);
  const schlick = schlickDiffuse(row.surface_tilt);
  expect(excess(schlick.sky, out.schlick_diffuse.sky, exact)).toBeLessThanOrEqual(1);
  expect(excess(schlick.ground, out.schlick_diffuse.ground, exact)).toBeLessThanOrEqual(1);
  const marion = marionDiffuse(physicalModifier, row.surface_tilt);
  expect(excess(marion.sky, out.marion_diffuse_physical.sky, quadrature)).toBeLessThanOrEqual(1);
  expect(excess(marion.horizon, out.marion_diffuse_physical.horizon, quadrature)).toBeLessThanOrEqual(1);
  expect(excess(marion.ground, out.marion_diffuse_physical.ground, quadrature)).toBeLessThanOrEqual(1);
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
