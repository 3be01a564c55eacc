import { CATALOGUE } from "@sunwright/engine/sizing/load/appliances/catalogue";
import { namesSaidFor } from "@sunwright/engine/sizing/load/appliances/said";
import { noLoadCalled } from "@sunwright/engine/sizing/load/appliances/no-load";
import { expect, it } from "vitest";
import { filterItems } from "../../../ui/combobox-filter";

const items = CATALOGUE.map(({ id, name, category }) => ({
  value: id,
  label: name,
  group: category,
  said: namesSaidFor(id),
}));

// Source: questions on appliances by what people of the nine countries say for them, made on 2026-11-29.
it.each([
  ["barbing clipper", ["hair-clipper"]],
  ["security light", ["outdoor-led-light"]],
  ["tumble dryer", ["clothes-dryer"]],
  ["electric jug", ["electric-kettle"]],
  ["dispenser", ["water-dispenser"]],
  ["Starlink", ["satellite-internet"]],
  ["PS5", ["game-console"]],
  ["gate motor", ["gate-motor"]],
  ["Kühlschrank", ["refrigerator"]],
  ["desert cooler", ["air-cooler"]],
  ["deep freezer", ["chest-freezer"]],
  ["mixer grinder", ["mixer-grinder"]],
  ["telly", ["television"]],
  ["pressing iron", ["electric-iron"]],
  ["router", ["wi-fi-router"]],
  ["friji", ["refrigerator"]],
  ["geyser", ["geyser-150"]],
  ["Durchlauferhitzer", ["continuous-flow-heater"]],
  ["posho mill", ["posho-mill"]],
  ["window unit", ["window-air-conditioner"]],
  ["central air", ["central-air-conditioner"]],
  ["Waschmaschine", ["washing-machine"]],
  ["Fernseher", ["television"]],
  ["1.5 ton AC", ["air-conditioner-2hp", "inverter-air-conditioner-1-5hp"]],
  ["Kuehlschrank", ["refrigerator"]],
  ["Wäschetrockner", ["clothes-dryer"]],
  ["tube light", ["led-tube"]],
  ["32 inch plasma", ["led-television-32"]],
  ["AC", ["air-conditioner-1hp", "inverter-air-conditioner-1hp"]],
] as const)("finds %s among the first three", (words, ids) => {
  const found = filterItems(items, words).slice(0, 3);
  expect(
    ids.some((id) => found.some(({ value }) => value === id)),
    found.map(({ value }) => value).join(),
  ).toBe(true);
});

it("says of what makes electricity that it is no load", () => {
  expect(filterItems(items, "gen").map(({ value }) => value)).not.toContain("generator");
  expect(noLoadCalled("gen")).toBe("generator");
});
