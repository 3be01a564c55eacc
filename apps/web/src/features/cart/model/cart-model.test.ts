import type { CartShop } from "@sunwright/contract/carts";
import type { Material } from "@sunwright/contract/materials";
import { expect, it } from "vitest";
import { chosenOf, coverageOf } from "../../../lib/coverage";
import { fitOf, isShort, isUnsold, leftOf, priceMove } from "./lines";
import { sumsOf, waysOf } from "./totals";

const material = (id: string, category: string, optional = false) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the functions read of it
  ({ id, category, optional, quantity: 7, unit: "pieces" }) as Material;

it("says what of a list is in a cart, also by a product that fills two lines or names none", () => {
  const list = [
    material("panel", "panel"),
    material("fuse-string", "fuse"),
    material("fuse-battery", "fuse"),
    material("inverter", "inverter"),
    material("monitoring", "monitoring", true),
  ];
  const covered = coverageOf(list, [
    { productId: "a", quantity: 7, material: "panel", category: "panel" },
    { productId: "b", quantity: 3, material: "fuse-string fuse-other", category: "fuse" },
    { productId: "c", quantity: 9, material: "", category: "fuse" },
    { productId: "d", quantity: 1, material: "", category: "inverter" },
  ]);
  expect(covered.map(({ material: { id }, have, checked }) => [id, have, checked])).toEqual([
    ["panel", 7, true],
    ["fuse-string", 3, true],
    ["fuse-battery", 0, false],
    ["inverter", 1, false],
  ]);
});

it.each([
  ["seven of the class that the design has", [["a", 7]], "filled"],
  ["six stronger ones, with which other parts change", [["b", 6]], "would-do"],
  ["five stronger ones", [["b", 5]], "short"],
  [
    "half of each",
    [
      ["a", 4],
      ["b", 3],
    ],
    "would-do",
  ],
  [
    "less than half of each",
    [
      ["a", 3],
      ["b", 3],
    ],
    "short",
  ],
  ["what no longer fits after a calculation", [["c", 9]], "unfit"],
  ["nothing", [], "missing"],
] as const)("counts a line by what its products need: %s", (_, picked, state) => {
  const fits = [
    { product: "a", line: "panel", verdict: "fits", pieces: 7 },
    { product: "b", line: "panel", verdict: "fits-with-change", pieces: 6 },
    { product: "c", line: "panel", verdict: "does-not-fit", pieces: null },
  ] as const;
  const lines = picked.map(([productId, quantity]) => ({ productId, quantity, material: "panel", category: "panel" }));
  expect(coverageOf([material("panel", "panel")], lines, fits)).toMatchObject([{ state }]);
});

it("shares pieces of one product among the lines they are for", () => {
  const list = [material("solar-cable", "cable"), material("earth-cable", "cable")];
  const fits = list.map(({ id }) => ({ product: "a", line: id, verdict: "fits", pieces: 1 }) as const);
  const states = (quantity: number) =>
    coverageOf(list, [{ productId: "a", quantity, material: "solar-cable earth-cable", category: "cable" }], fits).map(
      ({ state }) => state,
    );
  expect(states(1)).toEqual(["short", "short"]);
  expect(states(2)).toEqual(["filled", "filled"]);
});

const shop = (more: Partial<CartShop>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the functions read of it
  ({
    shopId: "a",
    goodsMinor: 1000,
    taxMinor: 70,
    totalMinor: 1000,
    delivery: null,
    collection: false,
    ...more,
  }) as CartShop;
const there = { costMinor: 200, daysMin: 1, daysMax: 3, taxMinor: 84, totalMinor: 1200 };

it("adds up what each shop asks by the way that is chosen", () => {
  const shops = [shop({ delivery: there, collection: true }), shop({ shopId: "b", collection: true })];
  expect(sumsOf({ shops }, {})).toMatchObject({ total: 2200, tax: 154 });
  expect(sumsOf({ shops }, { a: "collection" })).toMatchObject({ total: 2000, tax: 140 });
  // A way that the shop does not have is not taken.
  expect(sumsOf({ shops }, { b: "delivery" }).sums.map(({ way }) => way)).toEqual(["delivery", "collection"]);
  expect(waysOf(shop({}))).toEqual([]);
  expect(sumsOf({ shops: [shop({})] }, { a: "delivery" }).sums[0]?.way).toBeNull();
});

it.each([
  [{ unitMinor: 190, unitThenMinor: 185 }, "priceUp"],
  [{ unitMinor: 180, unitThenMinor: 185 }, "priceDown"],
  [{ unitMinor: 185, unitThenMinor: 185 }, null],
  [{ unitMinor: null, unitThenMinor: 185 }, null],
  [{ unitMinor: 185, unitThenMinor: null }, null],
])("tells from %j what a price did", (line, move) => {
  expect(priceMove(line)).toBe(move);
});

it("knows what cannot be ordered, and what is left in whole packages", () => {
  expect(isUnsold({ unitMinor: null })).toBe(true);
  expect(isShort({ available: 3, quantity: 4 })).toBe(true);
  expect(isShort({ available: 4, quantity: 4 })).toBe(false);
  expect([7, 4, 3, 0, -1].map((available) => leftOf({ available, multiple: 4 }))).toEqual([4, 4, 0, 0, 0]);
});

it("makes the design again with the product that a cart holds most of, of each part", () => {
  const line = (productId: string, category: string, quantity: number) => ({ productId, category, quantity });
  const lines = [
    line("small", "battery", 1),
    line("rail", "mounting", 30),
    line("large", "battery", 2),
    line("p", "panel", 8),
  ];
  expect(chosenOf(lines)).toEqual(["p", "large"]);
  expect(chosenOf([line("b", "panel", 2), line("a", "panel", 2)]), "the same whatever was put in first").toEqual(["a"]);
  expect(chosenOf([])).toEqual([]);
});

it("says of a line how it fits the worst of the parts it was put in for", () => {
  const covered = [
    { material: material("panel", "panel"), state: "filled" },
    { material: material("fuse-a", "fuse"), state: "short" },
    { material: material("fuse-b", "fuse"), state: "filled" },
    { material: material("rail", "mounting"), state: "unfit" },
  ] as const;
  const fits = ["panel", "fuse-b", "fuse-b fuse-a", "rail", "", "gone"].map((names) =>
    fitOf({ material: names }, covered),
  );
  expect(fits).toEqual(["filled", "filled", "short", "unfit", null, null]);
});
