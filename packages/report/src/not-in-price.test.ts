import { house } from "@sunwright/engine/sizing/testing/house";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { expect, it } from "vitest";
import { notInLocalPrice } from "./not-in-price";

const sized = (parameters: NonNullable<Parameters<typeof house>[0]>) =>
  sizeSystem({ ...house({ city: "ng-kano", ...parameters }), prices: "local" });

it("names 800 m of cable from panels that stand 400 m away, and that nobody priced it", () => {
  const design = sized({ panelToInverterDistance: 400 });
  const [cable] = design.cables;
  const told = notInLocalPrice(design);
  expect(cable).toMatchObject({ run: "panel-inverter", used: true });
  expect(told).toContain(
    `${800 * (cable?.parallel ?? NaN)} m of ${cable?.size.value} mm² cable from the panels to the inverter`,
  );
  expect(told).toContain("for runs up to 30 m. We have no price for longer ones: ask for one.");
});

it("names each long run, with the cores of the mains", () => {
  const design = sized({ panelToInverterDistance: 31, inverterToLoadDistance: 100 });
  const told = notInLocalPrice(design);
  expect(told).toContain("62 m of ");
  expect(told).toMatch(/100 m of 2-core [\d.]+ mm² cable from the inverter to the load/);
});

it("says nothing of a usual house", () => {
  expect(notInLocalPrice(sized({}))).toBeNull();
  expect(notInLocalPrice(sized({ panelToInverterDistance: 30, inverterToLoadDistance: 30 }))).toBeNull();
});

it("names the generator that is to be fitted", () => {
  expect(notInLocalPrice(sized({ generator: "diesel" }))).toBe("Not in local prices: the generator.");
});
