import { say } from "@sunwright/words/appliances";
import { tellSource } from "@sunwright/words/appliance-words";
import { teller } from "@sunwright/words/tell";
import { iconNames } from "lucide-react/dynamic";
import { expect, it } from "vitest";
import { CATALOGUE, catalogueItem } from "./catalogue";

it("offers at least 60 appliances of homes, shops and clinics", () => {
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(60);
  const categories = new Set(CATALOGUE.map(({ category }) => category));
  for (const category of ["Kitchen", "Lighting", "Cooling and air", "Water", "Shop", "Clinic"]) {
    expect(categories).toContain(category);
  }
});

it("carries the powers of the design page's example house", () => {
  const powers = {
    "ceiling-fan": 75,
    "chest-freezer": 180,
    refrigerator: 150,
    "water-pump": 750,
    laptop: 65,
    "led-bulb": 9,
    television: 110,
    "microwave-oven": 900,
    "wi-fi-router": 12,
    "phone-charger": 10,
  };
  for (const [id, power] of Object.entries(powers)) expect(catalogueItem(id)?.ratedPower, id).toBe(power);
});

it.each(CATALOGUE.map((item) => [item.id, item] as const))("gives %s figures a design can use", (_, item) => {
  expect(item.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(item.ratedPower).toBeGreaterThan(0);
  expect(item.hoursPerDay * 2).toBe(Math.round(item.hoursPerDay * 2));
  expect(item.hoursPerDay).toBeLessThanOrEqual(item.hoursOfDay.length);
  expect(item.hoursOfDay).toEqual([...new Set(item.hoursOfDay)].sort((one, other) => one - other));
  expect(item.hoursOfDay.every((hour) => Number.isInteger(hour) && hour >= 0 && hour <= 23)).toBe(true);
  expect(item.startFactor).toBeGreaterThanOrEqual(1);
  expect(tellSource(item.source)).toMatch(/^Power: .{10,}\. Hours: .{5,}\. Start: .{10,}\.$/);
});

it("gives a start above running power to motors only", () => {
  expect(CATALOGUE.filter(({ motor, startFactor }) => !motor && startFactor > 1)).toEqual([]);
});

it("names every appliance once", () => {
  expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length);
  expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBe(CATALOGUE.length);
});

it("uses icons the icon library really has", () => {
  const icons = new Set<string>(iconNames);
  expect(CATALOGUE.map(({ icon }) => icon).filter((icon) => !icons.has(icon))).toEqual([]);
});

it("answers null for an appliance it does not have", () => {
  expect(catalogueItem("perpetuum-mobile")).toBeNull();
});

const tell = teller({ appliances: say });

it.each(CATALOGUE)("calls $id in English what it is stored as, and its shelf too", (item) => {
  expect(tell({ key: `appliances.${item.id}` })).toBe(item.name);
  expect(tell({ key: `appliances.category.${item.category}` })).toBe(item.category);
});
