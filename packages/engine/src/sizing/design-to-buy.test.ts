import { expect, it } from "vitest";
import { sizeToBuy, targetKept } from "./design-to-buy";
import { plainDesign } from "./testing/designs";
import { house } from "./testing/house";

it("sizes what a list is made from as a whole design does", () => {
  const input = house({ city: "ng-kano", sunlightSource: "site", systemType: "hybrid" });
  const whole = plainDesign(input);
  const { panels, keepsTarget, ...lean } = sizeToBuy(input);
  expect(whole).toMatchObject(lean);
  expect(whole.panels).toMatchObject({ ...panels, capacity: { value: panels.capacity.value } });
  expect(keepsTarget).toBe(targetKept(whole));
});
