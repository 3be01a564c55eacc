import { expect, it } from "vitest";
import { DAYLIGHT_TEMPERATURE_SHARE } from "../inputs/defaults";
import table from "./truth/sun_weighted_temperature.json" with { type: "json" };

/** How far between the mean and the daily maximum the air lies that the panels meet, over a year. */
const shares = table.cases.map(({ mean_c, daily_max_c, sun_weighted_c }) => {
  const months = mean_c.map((mean, month) => {
    const met = sun_weighted_c[month] ?? Number.NaN;
    return (met - mean) / ((daily_max_c[month] ?? Number.NaN) - mean);
  });
  return months.reduce((total, share) => total + share, 0) / months.length;
});

it("meets the air that seven hourly years weighted by their sun meet, within an eighth of the swing", () => {
  expect(shares).toHaveLength(7);
  for (const share of shares) expect(Math.abs(share - DAYLIGHT_TEMPERATURE_SHARE)).toBeLessThan(0.125);
  const mean = shares.reduce((total, share) => total + share, 0) / shares.length;
  expect(Math.abs(mean - DAYLIGHT_TEMPERATURE_SHARE)).toBeLessThan(0.02);
});

it("keeps the heat factor of every month of those years within 1%, where a wrong share would show", () => {
  for (const { site, mean_c, daily_max_c, sun_weighted_c } of table.cases) {
    for (const [month, mean] of mean_c.entries()) {
      const ours = mean + DAYLIGHT_TEMPERATURE_SHARE * ((daily_max_c[month] ?? Number.NaN) - mean);
      const error = 0.0035 * Math.abs(ours - (sun_weighted_c[month] ?? Number.NaN));
      expect(error, `${site}, month ${month + 1}`).toBeLessThan(0.01);
    }
  }
});
