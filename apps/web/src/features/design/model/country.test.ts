import { COUNTRIES, CURRENCIES } from "@sunwright/engine/sizing/options";
import { mainsMismatch } from "@sunwright/engine/sizing/mains";
import { expect, it } from "vitest";
import { COUNTRY_HABITS, describeHabits, habitsToOffer, inCountry, REGION_SUN } from "./country";

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

it("S-476 S-477 S-478 says the sun of the three regions in the specification's figures", () => {
  expect(REGION_SUN).toEqual({
    Northern: "6.5 to 7.0 kWh/m²",
    "Middle Belt": "5.5 to 6.5 kWh/m²",
    Southern: "3.5 to 5.4 kWh/m²",
  });
});

it("clears region and city with the country they belong to", () => {
  expect(inCountry("Kenya")).toEqual({ country: "Kenya", region: null, city: null });
});
