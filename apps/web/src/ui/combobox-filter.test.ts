import { expect, it } from "vitest";
import { filterItems, groupItems, itemNamed } from "./combobox-filter";

const items = [
  { value: "fan-standing", label: "Standing fan", group: "Cooling" },
  { value: "fan-ceiling", label: "Ceiling fan", group: "Cooling", said: ["blower"] },
  { value: "fridge", label: "Refrigerator", group: "Kitchen", said: ["fridge"] },
  { value: "oyo", label: "Ọ̀yọ́", group: "Nigeria" },
];
const values = (text: string) => filterItems(items, text).map((item) => item.value);

it("shows everything while nothing is typed", () => {
  expect(values("  ")).toEqual(items.map((item) => item.value));
});

it("finds items by every typed word, in label, group or other names", () => {
  expect(values("fan cooling")).toEqual(["fan-standing", "fan-ceiling"]);
  expect(values("fridge")).toEqual(["fridge"]);
  expect(values("fan kitchen")).toEqual([]);
});

it("puts what begins with the text first", () => {
  expect(values("ceiling")[0]).toBe("fan-ceiling");
  expect(
    filterItems(
      [
        { value: "a", label: "Deep freezer" },
        { value: "b", label: "Freezer" },
      ],
      "free",
    )[0]?.value,
  ).toBe("b");
});

it("finds dotted and accented names typed without their marks", () => {
  expect(values("oyo")).toEqual(["oyo"]);
});

it("takes a text that equals a label for that item", () => {
  expect(itemNamed(items, " ceiling FAN ")?.value).toBe("fan-ceiling");
  expect(itemNamed(items, "ceiling")).toBeNull();
});

it("groups neighbours and keeps the order", () => {
  expect(groupItems(items).map((group) => [group.label, group.firstIndex, group.items.length])).toEqual([
    ["Cooling", 0, 2],
    ["Kitchen", 2, 1],
    ["Nigeria", 3, 1],
  ]);
});
