import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { tariffByTheHour } from "../../prices/tariffs";
import { figuresOf } from "../choice/figures";
import { underSourcedSun } from "../choice/sourced-sun";
import type { DesignInput, ParametersInput } from "../inputs/design";
import { house } from "../testing/house";
import { countedByUsualTariff } from "./tariff-of-panels";

const IN_JOHANNESBURG = { country: "South Africa", city: "za-johannesburg", sunlightSource: "site" } as const;
const saidOf = (change: Partial<ParametersInput>, more: Partial<DesignInput> = {}) => {
  const figures = figuresOf({ ...house({ ...IN_JOHANNESBURG, ...change }), prices: "local", ...more });
  const warning = countedByUsualTariff(figures, underSourcedSun(figures));
  return warning && tell(warning.text);
};

it("is said of homes with panels on the grid of South Africa, and by its name", () => {
  expect(saidOf({ systemType: "on-grid" })).toBe(
    "A home in South Africa with panels on the grid must take Eskom Homeflex 4, single phase 80 A, with prices by season and hour and a credit for what it gives. The bills here are by the usual tariff, without that credit.",
  );
});

it("is not said off the grid, elsewhere, of who types a price, and on that tariff", () => {
  const written = tariffByTheHour("za-homeflex4-2026");
  if (written === null) throw new Error("The release has Homeflex");
  expect(saidOf({ systemType: "off-grid" })).toBeNull();
  expect(saidOf({ systemType: "on-grid", country: "Germany", city: "de-munich" })).toBeNull();
  expect(saidOf({ systemType: "on-grid" }, { ownGrid: { tariff: 3.2, exportPrice: null } })).toBeNull();
  expect(saidOf({ systemType: "on-grid" }, { tariff: { written, market: null } })).toBeNull();
});
