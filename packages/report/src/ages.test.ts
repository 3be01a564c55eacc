import { expect, it } from "vitest";
import { ageRows, agedWhen } from "./ages";
import { servedAt } from "./testing/simulated";

const AGES = [
  servedAt("new", { hoursServed: 99.97, nineOfTen: 99.6 }),
  servedAt("middle", {
    year: 6.15,
    batteryShare: 0.9,
    panelShare: 0.97,
    hoursServed: 99.04,
    nineOfTen: 98.7,
    chosen: true,
  }),
  servedAt("end", { year: 12.3, batteryShare: 0.8, panelShare: 0.94, hoursServed: 95.7, nineOfTen: 95.4 }),
];

it("says what is left of the battery at each age, when that is, and what is served then", () => {
  expect(ageRows({ ages: AGES })).toEqual([
    {
      age: "new",
      name: "New",
      left: "100% left",
      after: "0 years",
      served: "99.9%",
      nineOfTen: "99.6%",
      chosen: false,
    },
    {
      age: "middle",
      name: "Half of its life",
      left: "90% left, the target holds until here",
      after: "6 years",
      served: "99%",
      nineOfTen: "98.7%",
      chosen: true,
    },
    {
      age: "end",
      name: "End of its life",
      left: "80% left",
      after: "12 years",
      served: "95.7%",
      nineOfTen: "95.4%",
      chosen: false,
    },
  ]);
  expect(ageRows({ ages: [] })).toEqual([]);
});

it("says how old the battery is where a figure was counted", () => {
  expect(AGES.map(agedWhen)).toEqual([
    "counted with a new battery",
    "counted when the battery is 6 years old",
    "counted when the battery is 12 years old",
  ]);
});
