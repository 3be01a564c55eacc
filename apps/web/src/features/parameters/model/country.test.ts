import { COUNTRIES, CURRENCIES, NIGERIAN_REGIONS } from "@sunwright/engine/parameters/options";
import { mainsMismatch } from "@sunwright/engine/sizing/rule/mains";
import { expect, it } from "vitest";
import { describeHabits, habitsToOffer, inCountry, regionSunText } from "./country";
import { COUNTRY_HABITS } from "@sunwright/engine/countries/habits";

it("gives each country its own currency and a mains its appliances are made for", () => {
  expect(COUNTRIES.map((country) => COUNTRY_HABITS[country].currency)).toEqual(
    ["NGN", "GHS", "KES", "ZAR", "USD", "GBP", "EUR", "AUD", "INR"].filter((code) =>
      CURRENCIES.some((currency) => currency === code),
    ),
  );
  for (const country of COUNTRIES) {
    expect(mainsMismatch(country, COUNTRY_HABITS[country].voltageFrequency), country).toBeNull();
  }
});

it("offers only what would change", () => {
  const nigerian = COUNTRY_HABITS.Nigeria;
  expect(habitsToOffer("Nigeria", nigerian)).toBeNull();
  expect(habitsToOffer("Ghana", nigerian)).toEqual({ currency: "GHS", voltageFrequency: "230V/50Hz Single Phase" });
  expect(describeHabits(COUNTRY_HABITS.Ghana, nigerian)).toBe("GHS and 230V/50Hz Single Phase");
  expect(describeHabits(COUNTRY_HABITS.UK, COUNTRY_HABITS.Germany)).toBe("GBP");
});

it("says the sun of the three regions in the specification's figures", () => {
  expect(NIGERIAN_REGIONS).toEqual(["Northern", "Middle Belt", "Southern"]);
  expect(regionSunText("Northern"), "S-476").toBe("6.5 to 7.0 kWh/m²");
  expect(regionSunText("Middle Belt"), "S-477").toBe("5.5 to 6.5 kWh/m²");
  expect(regionSunText("Southern"), "S-478").toBe("3.5 to 5.4 kWh/m²");
});

it("clears region and city with the country they belong to", () => {
  expect(inCountry("Kenya")).toEqual({ country: "Kenya", region: null, city: null, town: null, monthSun: null });
});
