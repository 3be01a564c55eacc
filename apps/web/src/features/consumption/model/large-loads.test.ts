import { CITIES } from "@sunwright/engine/climate/cities";
import { heatingPlaceOf } from "@sunwright/engine/sizing/site/heating-place";
import { tell } from "@sunwright/words/engine";
import { addAppliance } from "@sunwright/contract/appliances";
import { expect, it } from "vitest";
import { boxProblem, LARGE_LOADS, largeLoadOf, largeLoadToAdd } from "./large-loads";

const placeOf = (id: string) => {
  const city = CITIES.find((each) => each.id === id);
  if (city === undefined) throw new Error(id);
  return heatingPlaceOf(city);
};
const MUNICH = placeOf("de-munich");
const FILLED = {
  vehicle: { distance: "30", consumption: "18" },
  heatPump: { area: "120", house: "C" },
  waterHeater: { litres: "150" },
  pump: { litres: "5000", flow: "2000", head: "40" },
};

const dayOf = (texts: Readonly<Record<string, string>>, kind: (typeof LARGE_LOADS)[number], place = MUNICH) => {
  const answer = largeLoadOf(texts, kind, place);
  if (answer?.kind !== "load") throw new Error(answer === null ? "not filled in" : tell(answer.because));
  return answer.load.power * answer.load.hoursPerDay;
};

it("says the day of a car as it is typed", () => {
  expect(dayOf(FILLED.vehicle, "vehicle")).toBeCloseTo(5_400, 9);
});

it("asks for what it cannot know, and answers nothing before", () => {
  expect(largeLoadOf({}, "vehicle", null)).toBeNull();
  expect(largeLoadOf({ distance: "far" }, "vehicle", null)).toBeNull();
  expect(largeLoadOf(FILLED.heatPump, "heatPump", null)).toBeNull();
});

it("says at its box what is beyond its bounds", () => {
  expect(boxProblem({ distance: "5000" }, "vehicle", "distance")).not.toBeNull();
  expect(largeLoadOf({ distance: "5000" }, "vehicle", null)).toBeNull();
  expect(boxProblem({ distance: "50" }, "vehicle", "distance")).toBeNull();
});

it("heats a house of the same class with less where winters are mild, and by the typed heat where that is known", () => {
  const london = dayOf(FILLED.heatPump, "heatPump", placeOf("gb-london-heathrow"));
  expect(london).toBeLessThan(dayOf(FILLED.heatPump, "heatPump"));
  const typed = (heat: string) => dayOf({ know: "heat", heat }, "heatPump");
  expect(typed("12000")).toBeCloseTo(1.5 * typed("8000"), 6);
});

it.each(LARGE_LOADS)("makes of a %s an appliance that the server takes", (kind) => {
  const answer = largeLoadOf(FILLED[kind], kind, MUNICH);
  if (answer?.kind !== "load") throw new Error(kind);
  expect(addAppliance.body.safeParse(largeLoadToAdd(answer)).success).toBe(true);
});
