import { expect, it } from "vitest";
import { siteFigures } from "../sizing/site/site";
import { house } from "../sizing/testing/house";
import { type RoofPlace, rowOfPlace } from "./roof-place";

const KANO = "2335204 12.002 8.592 484 Kano";
const CAPE_TOWN = "3369157 -33.926 18.423 25 Cape Town";
const NIGERIA: RoofPlace = { country: "Nigeria", region: null, city: null, town: null };

it.each([
  ["a town without a city", { ...NIGERIA, town: KANO }, "ng-kano"],
  ["a town beside its city", { ...NIGERIA, city: "ng-lagos-ikeja", town: KANO }, "ng-lagos-ikeja"],
  ["a town of the south", { ...NIGERIA, country: "South Africa", town: CAPE_TOWN }, "za-cape-town"],
] as const)("%s has the sun of the row that its design has", (_, place, row) => {
  expect(rowOfPlace(place).id).toBe(row);
});

it.each([
  NIGERIA,
  { ...NIGERIA, town: KANO },
  { ...NIGERIA, city: "za-cape-town" },
  { ...NIGERIA, city: "za-cape-town", town: KANO },
  { ...NIGERIA, town: "none" },
  { ...NIGERIA, country: "Elsewhere" as const, town: "0 0.3476 32.5825 1190 Kampala" },
])("a roof at %j stands where its design does", ({ country, region, city, town }: RoofPlace) => {
  const { parameters } = house();
  const place = { country, region, city, town };
  const { ambientTemperature } = parameters;
  expect(rowOfPlace({ ...place, ambientTemperature }).id).toBe(siteFigures({ ...parameters, ...place }).row.id);
});
