import { localPrice } from "@sunwright/engine/prices/local-price";
import { PART_PRICES, type PriceRange } from "@sunwright/engine/prices/part-prices";
import { describe, expect, it } from "vitest";
import { SHOPS } from "./cast";
import { GOODS } from "./goods";
import { publicPrice } from "./public-price";

const MINOR_UNITS = 100;

describe.each(SHOPS)("$shop", (shop) => {
  const { module, battery, inverterHybrid } = PART_PRICES[shop.country];
  const price = (place: number) => {
    const goods = GOODS[place];
    if (goods === undefined) throw new Error(`No goods at ${place}`);
    return publicPrice(shop, goods, place) / MINOR_UNITS;
  };
  const placeOf = (name: string) => GOODS.findIndex((goods) => goods.name === name);

  it("asks for panels, batteries and inverters what they cost in its country, from the cheapest to the dearest", () => {
    const asked = GOODS.flatMap(({ category, spec, name }, place): readonly [string, number, PriceRange][] => {
      const per = (size: unknown) => price(place) / Number(size);
      if (category === "panel") return [[name, per(spec["powerWatts"]), module]];
      if (category === "battery") return [[name, per(spec["kilowattHours"]), battery]];
      return category === "inverter" ? [[name, per(spec["powerWatts"]), inverterHybrid]] : [];
    });
    expect(asked.length).toBeGreaterThanOrEqual(10);
    for (const [name, each, { low, high }] of asked) {
      expect(each, name).toBeGreaterThanOrEqual(low);
      expect(each, name).toBeLessThanOrEqual(high);
    }
  });

  it("sells the parts of a system within a quarter of the local price", () => {
    const system = { country: shop.country, panels: 5_600, battery: 10_240, inverter: 5_800 };
    const { lines } = localPrice({ ...system, systemType: "off-grid" });
    const local = lines
      .filter(({ kind }) => kind === "panels" || kind === "battery" || kind === "inverter")
      .reduce((sum, { middle }) => sum + middle, 0);
    const here =
      14 * price(placeOf("Heliora 400 Mono")) +
      price(placeOf("Atlas 48 V 200 Ah")) +
      price(placeOf("Duna 5.8 kW hybrid"));
    expect(Math.abs(here / local - 1)).toBeLessThanOrEqual(0.25);
  });
});
