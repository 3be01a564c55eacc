import { expect, it } from "vitest";
import { CATALOGUE } from "./catalogue";
import data from "./data/appliances.json" with { type: "json" };

/** What a day of it takes [kWh], from the table of appliances that people asked for and the catalogue lacked, 29 November 2026. */
const DAYS = {
  "geyser-150": 7.5,
  "heat-pump-water-heater": 2.4,
  "heat-pump-heating": 11,
  "ev-charger-7": 8,
  "ev-granny": 8,
  "pool-pump": 6.6,
  "electric-cooker": 3,
  "fan-heater": 6,
  "bldc-fan": 0.28,
  "air-conditioner-2-5hp": 8.3,
  "window-air-conditioner": 3.6,
  "irrigation-pump": 13,
  "cold-room": 24,
  "egg-incubator": 2.9,
  "posho-mill": 17,
  "ice-block-machine": 42,
  nas: 0.72,
  cpap: 0.32,
};

it.each(Object.entries(DAYS))("counts %s with %d kWh a day, within a tenth", (id, energy) => {
  const item = CATALOGUE.find((each) => each.id === id);
  const counted = ((item?.ratedPower ?? 0) * (item?.hoursPerDay ?? 0)) / 1000;
  expect(counted).toBeGreaterThanOrEqual(energy * 0.9);
  expect(counted).toBeLessThanOrEqual(energy * 1.1);
});

it("says of each figure without a source that it is an assumption", () => {
  const assumed = CATALOGUE.filter(({ id }) => data.appliances.find((row) => row.id === id)?.powerSource === "assumed");
  expect(assumed.length).toBeGreaterThan(30);
  for (const { source } of assumed) expect(JSON.stringify(source)).toContain("of.assumed");
});
