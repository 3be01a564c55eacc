// Of the rest: four designs beside the one of followed-bills.test.ts.
import { describe, expect, it } from "vitest";
import { ownGridOf } from "../sizing/inputs/own-grid";
import { sizeSystem } from "../sizing/size-system";
import { NO_OWN_FIGURES } from "./assumptions";
import { asked, billsOf, followedOf, LONDON } from "./testing/octopus-home";

describe("designs that look at no price", () => {
  const { followsPrices: _, ...before } = asked;
  const design = sizeSystem(asked);
  const old = sizeSystem(before);

  it("are those that were made before there was a choice, figure by figure", () => {
    expect(old.basis.followsPrices).toBeUndefined();
    expect(old.simulation?.metered?.simple).toBeUndefined();
    expect(billsOf(old).bills.followed).toBeNull();
    const told = sizeSystem({ ...before, followsPrices: false });
    expect({ ...told, basis: null }).toEqual({ ...old, basis: null });
  });

  it("are billed what the simple rule costs beside the same parts", () => {
    expect(old.battery.capacity.value).toBe(design.battery.capacity.value);
    expect(old.panels.capacity.value).toBe(design.panels.capacity.value);
    expect(billsOf(old).bills.system.value).toBeCloseTo(followedOf(design).simple.value, 9);
  });
});

it("leaves prices alone where following them saves nothing", () => {
  const own = { ...NO_OWN_FIGURES, tariffPlan: "uk-cap-2026q4" as const };
  const flat = sizeSystem({ ...LONDON, prices: "local", ...ownGridOf(LONDON.parameters, own) });
  const { followed } = billsOf(flat).bills;
  expect(followed?.saved.value ?? 0).toBeGreaterThanOrEqual(0);
});
