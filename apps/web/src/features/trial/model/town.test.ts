import { expect, it } from "vitest";
import { LIGHT_HOURS } from "./answers";
import { suggestedTown, townChoices, usualHours } from "./town";

it.each([
  ["Africa/Lagos", "Nigeria", "ng-lagos-ikeja"],
  ["Europe/Berlin", "Germany", "de-berlin"],
  ["Asia/Kolkata", "India", "in-new-delhi"],
  // As browsers of today write the same zone.
  ["Asia/Calcutta", "India", "in-new-delhi"],
  ["America/Chicago", "USA", "us-new-york-ny-jfk"],
])("suggests by the clock %s the largest city of %s", (zone, country, city) => {
  expect(suggestedTown(zone)).toEqual({ country, city });
});

it("suggests nothing by a clock of no country that has prices", () => {
  expect(suggestedTown("Europe/Paris")).toBeNull();
  expect(suggestedTown("UTC")).toBeNull();
});

it("names towns with their country, and leaves out those of no country", () => {
  const kano = { id: "ng-kano", country: "Nigeria", name: "Kano", temperature: [], air: { ambientTemperature: 26 } };
  expect(townChoices([kano, { ...kano, id: "fr-paris", country: "France" }])).toEqual([
    { value: "ng-kano", label: "Kano, Nigeria", country: "Nigeria", city: "ng-kano" },
  ]);
});

it("begins with the hours of grid that are usual in the country", () => {
  // 8.6 h in Nigeria, 24 in Germany: the countries' own figures.
  expect(usualHours("Nigeria", LIGHT_HOURS)).toBe(8);
  expect(usualHours("Germany", LIGHT_HOURS)).toBe(24);
});
