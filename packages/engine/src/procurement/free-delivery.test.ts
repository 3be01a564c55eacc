import fc from "fast-check";
import { expect, it } from "vitest";
import { cheapestFilling } from "./cheapest-filling";
import type { FillingTask } from "./filling-task";
import { deliveredCost, toppedUp, leastDelivery } from "./free-delivery";
import { deliveryFor, type ShopTerms } from "./offers";
import { everyFilling } from "./testing/every-filling";
import { fillingTask } from "./testing/random-filling";

const shop = (delivery: number, freeFrom?: number): ShopTerms => ({
  id: "",
  delivery,
  ...(freeFrom !== undefined && { freeFrom }),
});
const alone = { part: null };
const coupled = { part: "module" } as const;
const offer = (id: string, at: number, unit: number) => ({
  product: { id, prices: [{ from: 1, unit }], stock: 10 },
  shop: at,
  pieces: 1,
  goods: unit,
  kind: "",
});

it("asks for the way below the amount, and for nothing from it on", () => {
  expect(deliveryFor(shop(50, 400), 399)).toBe(50);
  expect(deliveryFor(shop(50, 400), 400)).toBe(0);
  expect(deliveryFor(shop(50), 1_000_000)).toBe(50);
});

it("moves goods to the shop that then brings all for nothing, by hand", () => {
  const options = [
    [offer("panel-a", 0, 390), offer("panel-b", 1, 480)],
    [offer("fuse-a", 0, 12), offer("fuse-b", 1, 10)],
  ];
  const task: FillingTask = { options, opening: [50, 5], unfilled: 10_000, cuts: [], mostSteps: 1_000 };
  const shops = [shop(50, 400), shop(5)];
  // Apart: 390 + 10 + 50 + 5 = 455. All at the first: 390 + 12 = 402, brought for nothing.
  const apart = [options[0]?.[0] ?? null, options[1]?.[1] ?? null];
  expect(deliveredCost(apart, task, shops)).toBe(455);
  const best = toppedUp(apart, task, [alone, alone], shops);
  expect(best.map((pick) => pick?.product.id)).toEqual(["panel-a", "fuse-a"]);
  expect(deliveredCost(best, task, shops)).toBe(402);
});

it("never costs less than its bound, nor more than without a look at what is brought free", () => {
  const thresholds = fc.array(fc.option(fc.integer({ min: 100, max: 3_000 }), { nil: undefined }), {
    minLength: 3,
    maxLength: 3,
  });
  fc.assert(
    fc.property(fillingTask({ lines: 4, shops: 3, products: 8 }), thresholds, (task, from) => {
      const shops = task.opening.map((delivery, index) => shop(delivery, from[index]));
      const opening = leastDelivery(task, shops) ?? task.opening;
      const best = everyFilling(task, (picks) => deliveredCost(picks, task, shops));
      const bound = cheapestFilling({ ...task, opening }).cost;
      expect(bound).toBeLessThanOrEqual(best);
      // What cuts name are parts that have to go together.
      const lines = task.options.map((_, line) => (task.cuts[0]?.[line] === undefined ? alone : coupled));
      const found = cheapestFilling(task).picks;
      const cost = deliveredCost(toppedUp(found, task, lines, shops), task, shops);
      expect(cost).toBeGreaterThanOrEqual(best);
      expect(cost).toBeLessThanOrEqual(deliveredCost(found, task, shops));
    }),
    { numRuns: 300 },
  );
});
