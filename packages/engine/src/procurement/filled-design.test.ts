// Of the rest: whole designs, filled from shops.
import { expect, it } from "vitest";
import type { Part } from "../equipment/answer";
import { sizeSystem } from "../sizing/size-system";
import { house } from "../sizing/testing/house";
import { filledDesign } from "./filled-design";
import { designWith, madeOf, openParts, sizedFor } from "./made-design";
import { kindOf, type Offer } from "./offers";
import { partFit } from "./part-fit";
import { type StandingDesign, standingDesign } from "./standing-design";

const offer = (id: string, unit: number, product: Pick<Offer, "category" | "spec">): Offer =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- category and specification come together
  ({
    id,
    name: id,
    brand: "x",
    shop: "a",
    stock: 1_000,
    multiple: 1,
    prices: [{ from: 1, unit }],
    ...product,
  }) as Offer;

const PANEL = {
  powerWatts: 400,
  openVolts: 37.1,
  powerVolts: 31,
  shortCircuitAmperes: 13.7,
  powerAmperes: 12.9,
  openVoltagePercentPerKelvin: -0.26,
  powerPercentPerKelvin: -0.33,
  areaSquareMetres: 1.92,
  seriesFuseAmperes: 25,
};
const battery = (ampereHours: number) => ({
  chemistry: "LFP" as const,
  volts: 51.2,
  ampereHours,
  kilowattHours: (51.2 * ampereHours) / 1_000,
  usablePercent: 90,
  cycles: 6_000,
  chargeAmperes: ampereHours / 2,
  dischargeAmperes: ampereHours,
});
const inverter = (powerWatts: number) => ({
  use: "hybrid" as const,
  powerWatts,
  surgeWatts: powerWatts * 2,
  phases: 1,
  batteryVoltsMin: 40,
  batteryVoltsMax: 60,
  panelVoltsMax: 500,
  trackerVoltsMin: 60,
  trackerVoltsMax: 450,
  panelAmperesMax: 27,
  panelWattsMax: powerWatts * 1.5,
  efficiencyPercent: 96.5,
  idleWatts: 45,
});
const MARKET = {
  shops: [{ id: "a", delivery: 100 }],
  offers: [
    offer("panel", 7_800, { category: "panel", spec: PANEL }),
    offer("battery 100", 69_000, { category: "battery", spec: battery(100) }),
    offer("battery 200", 129_000, { category: "battery", spec: battery(200) }),
    offer("inverter 3.6", 39_000, { category: "inverter", spec: inverter(3_600) }),
    offer("inverter 5.8", 56_000, { category: "inverter", spec: inverter(5_800) }),
    offer("inverter 8", 89_000, { category: "inverter", spec: inverter(8_000) }),
  ],
};
const ASKED = { goal: "least-cost", extraShop: 0, optional: false } as const;

/** How the product of a line fits it. */
function partFitOf(standing: StandingDesign, products: readonly Offer[], id: string) {
  const line = standing.lines.find((one) => one.id === id);
  const product = products.find(({ category }) => category === line?.category);
  if (line === undefined || product === undefined) throw new Error(`Nothing is bought for ${id}`);
  return partFit(product, product, line, standing);
}

it("finds parts again for the design that was made with those found first, until they carry it", () => {
  for (const city of ["ng-lagos-ikeja", "ke-nairobi"]) {
    const first = standingDesign(sizeSystem(house({ city, sunlightSource: "site" })));
    const { standing, filling } = filledDesign(first, MARKET, ASKED);
    const open = filling.gaps.filter(({ line }) => ["panel", "battery", "inverter"].includes(line));
    expect(open, city).toEqual([]);
    expect(standing.keepsTarget, city).not.toBe(false);
  }
});

it("buys no charge controller beside an inverter that takes the panels itself", () => {
  // At 24 V the generic inverter has no input for panels, so that the first list asks for controllers.
  const first = standingDesign(sizeSystem(house({ city: "ng-kano", sunlightSource: "site", busVoltage: 24 })));
  expect(first.lines.map(({ id }) => id)).toContain("charge-controller");
  const hybrid = { ...inverter(3_600), batteryVoltsMin: 20, batteryVoltsMax: 30 };
  const offers = [
    offer("panel", 7_800, { category: "panel", spec: PANEL }),
    offer("battery", 39_000, { category: "battery", spec: { ...battery(200), volts: 25.6, kilowattHours: 5.12 } }),
    offer("inverter", 39_000, { category: "inverter", spec: hybrid }),
    offer("controller", 21_000, {
      category: "charge-controller",
      spec: {
        type: "mppt",
        chargeAmperes: 100,
        batteryVolts: [12, 24, 36, 48],
        panelVoltsMax: 250,
        chargeWatts: 2_900,
      },
    }),
  ];
  const { standing, filling } = filledDesign(first, { ...MARKET, offers }, ASKED);
  const bought = filling.lines.map((line) => line.offer.id);
  expect(bought).toEqual(expect.arrayContaining(["panel", "battery", "inverter"]));
  expect(bought).not.toContain("controller");
  expect(standing.lines.map(({ id }) => id)).not.toContain("charge-controller");
});

it("asks of a cart that was filled for nothing but what is in it: its list is of the design made with its products", () => {
  const first = standingDesign(sizeSystem(house({ city: "ng-kano", sunlightSource: "site" })));
  const { standing, filling } = filledDesign(first, MARKET, ASKED);
  const products = filling.lines.map(({ offer }) => offer);
  const quantities = ({ lines }: typeof first) => lines.map(({ id, quantity }) => [id, quantity]);
  const again = designWith(first, products);
  expect(quantities(again)).toEqual(quantities(standing));
  for (const { line, pieces } of filling.lines)
    expect(partFitOf(again, products, line), line).toMatchObject({ verdict: "fits", pieces });
  expect(designWith(first, []), "without products the design itself").toBe(first);
});

it("counts the first of several products of a part, and none that states too little", () => {
  const first = standingDesign(sizeSystem(house({ city: "ng-kano", sunlightSource: "site" })));
  const [panel, small, large] = [
    offer("p", 1, { category: "panel", spec: PANEL }),
    offer("s", 1, { category: "battery", spec: battery(100) }),
    offer("l", 1, { category: "battery", spec: battery(200) }),
  ];
  const modelOf = (products: readonly Offer[]) => designWith(first, products).design.basis.parts?.battery?.row?.model;
  expect([modelOf([panel, small, large]), modelOf([large, small])]).toEqual(["s", "l"]);
  const bare = offer("bare", 1, { category: "panel", spec: { ...PANEL, openVolts: null } });
  expect(designWith(first, [bare])).toBe(first);
});

/** Every way of putting the parts of a market together. */
function everyWay(before: StandingDesign, market: typeof MARKET) {
  const of = (category: string) => market.offers.filter((one) => one.category === category);
  return of("panel").flatMap((panel) =>
    of("battery").flatMap((bank) =>
      of("inverter").map((box) => {
        const kinds = new Map<Part, string>([
          ["module", kindOf(panel)],
          ["battery", kindOf(bank)],
          ["inverter", kindOf(box)],
        ]);
        return madeOf(kinds, { before, market, asked: ASKED, make: sizedFor(null) });
      }),
    ),
  );
}

it("finds what every way of putting the parts together finds: dearer batteries that need a third of the panels", () => {
  // Prices of three shops of Kano in the demo, in kobo: the cheapest battery alone asks for 24 panels and fits no inverter.
  const market = {
    shops: MARKET.shops,
    offers: [
      offer("panel", 14_798_200, { category: "panel", spec: PANEL }),
      offer("battery 100", 126_839_300, { category: "battery", spec: battery(100) }),
      offer("battery 200", 230_342_400, { category: "battery", spec: battery(200) }),
      offer("inverter 3.6", 73_201_100, { category: "inverter", spec: inverter(3_600) }),
      offer("inverter 5.8", 110_527_200, { category: "inverter", spec: inverter(5_800) }),
      offer("inverter 8", 161_882_100, { category: "inverter", spec: inverter(8_000) }),
    ],
  };
  const before = standingDesign(sizeSystem(house({ city: "ng-kano", sunlightSource: "site" })));
  const ways = everyWay(before, market).filter((made) => openParts(made) === 0 && made.standing.keepsTarget !== false);
  expect(ways.length).toBeGreaterThan(1);
  const found = filledDesign(before, market, ASKED);
  expect(found.filling.total).toBe(Math.min(...ways.map(({ filling }) => filling.total)));
});

it("finds on the grid what costs least of all panels and inverters, whatever their strings make of it, and tries no battery", () => {
  // Panels of [W, price]; inverters of [W, price, least and most volts]: cheap by the watt is dear where strings are narrow.
  const panels = [
    [330, 3_303],
    [370, 5_069],
    [400, 4_555],
    [410, 5_923],
    [450, 5_821],
    [550, 7_769],
  ].map(([watts = 0, unit = 0]) => {
    const share = watts / 400;
    const spec = {
      ...PANEL,
      powerWatts: watts,
      shortCircuitAmperes: 13.7 * share,
      powerAmperes: 12.9 * share,
      areaSquareMetres: 1.92 * share,
    };
    return offer(`panel ${watts}`, unit, { category: "panel", spec });
  });
  const inverters = [
    [2_000, 36_821, 108, 208],
    [3_000, 45_414, 135, 218],
    [3_600, 34_453, 158, 520],
    [4_000, 54_442, 187, 254],
    [5_000, 44_703, 240, 520],
  ].map(([watts = 0, unit = 0, trackerVoltsMin = 0, trackerVoltsMax = 0]) => {
    const { batteryVoltsMin: _, batteryVoltsMax: __, ...shared } = inverter(watts);
    const spec = { ...shared, use: "grid" as const, panelVoltsMax: 550, trackerVoltsMin, trackerVoltsMax };
    return offer(`inverter ${watts}`, unit, { category: "inverter", spec });
  });
  const batteries = [100, 150, 200, 280].map((ampereHours) =>
    offer(`battery ${ampereHours}`, 600 * ampereHours, { category: "battery", spec: battery(ampereHours) }),
  );
  const market = { ...MARKET, offers: [...panels, ...inverters, ...batteries] };
  const before = standingDesign(
    sizeSystem(house({ city: "de-munich", sunlightSource: "site", systemType: "on-grid" })),
  );
  const make = sizedFor(null);
  const pairs = panels.flatMap((panel) =>
    inverters.map((one) => {
      const kinds = new Map<Part, string>([
        ["module", kindOf(panel)],
        ["inverter", kindOf(one)],
      ]);
      return madeOf(kinds, { before, market, asked: ASKED, make });
    }),
  );
  const whole = pairs.filter((pair) => openParts(pair) === 0);
  const least = Math.min(...whole.map(({ filling }) => filling.total));
  const batteriesTried = new Set<string>();
  const { filling } = filledDesign(before, market, ASKED, (input) => {
    if (input.parts?.battery?.row !== undefined) batteriesTried.add(input.parts.battery.row.model);
    return make(input);
  });
  expect(filling.total).toBe(least);
  expect([...batteriesTried]).toEqual([]);
});
