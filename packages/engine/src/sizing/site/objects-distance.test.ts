// Of the rest: one thing at several distances and on both sides; objects-design.test.ts holds one tree.
import { expect, it } from "vitest";
import type { ParametersInput } from "../inputs/design";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import { house } from "../testing/house";
import { objectsLoss } from "./light-loss";

const MUNICH = { city: "de-munich", country: "Germany", sunlightSource: "site", ambientTemperature: 9 } as const;
const inMunich = (change: Partial<ParametersInput> = {}) => house({ ...MUNICH, systemType: "on-grid", ...change });
const lossOf = (shadeObjects: string, change: Partial<ParametersInput> = {}) => {
  const { site, shade } = ruleFiguresOf({ ...inMunich({ ...change, shadeObjects }), shadedPanels: 14 });
  return shade?.objects ? objectsLoss(site, shade.objects).year : 0;
};

it("takes no more the further away it stands", () => {
  const losses = [0, 3, 10, 60].map((distance) => lossOf(`tree ${distance} 180 4 8`));
  for (const [index, loss] of losses.entries()) expect(loss).toBeLessThanOrEqual((losses[index - 1] ?? 1) + 1e-9);
  expect(losses[0]).toBeGreaterThan(0.1);
  expect(losses.at(-1)).toBeLessThan(0.01);
});

it("takes next to nothing in the north of a northern house, and all the same as a mirror where the sun is in the north", () => {
  expect(lossOf("building 2 0 10 8")).toBeLessThan(0.002);
  expect(lossOf("building 2 180 10 8")).toBeGreaterThan(0.2);
  const cape = { city: "za-cape-town", country: "South Africa" } as const;
  expect(lossOf("building 2 0 10 8", cape)).toBeGreaterThan(0.05);
  expect(lossOf("building 2 180 10 8", cape)).toBeLessThan(0.002);
});
