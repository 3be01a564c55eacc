import { CITIES } from "@sunwright/engine/climate/cities";
import { CATALOGUE } from "@sunwright/engine/sizing/load/appliances/catalogue";
import { applianceCategory, applianceName, tellSource } from "@sunwright/words/appliance-words";
import { say } from "@sunwright/words/cli";
import { listLine } from "./arguments";
import { columns } from "./columns";
import type { Command } from "./command";
import { Problem } from "./problem";

const meanOf = (months: readonly number[]) => months.reduce((sum, month) => sum + month, 0) / months.length;

/** The climate rows a design can stand in, all or of one country. */
export const cities: Command = (args, write) => {
  const { word: country, values } = listLine(args, 1);
  const found = CITIES.filter((city) => country === undefined || city.country.toLowerCase() === country.toLowerCase());
  if (found.length === 0) {
    const countries = [...new Set(CITIES.map((city) => city.country))];
    throw new Problem(say("noCities", { country: country ?? "", countries: countries.join(", ") }));
  }
  const rows = found.map(({ id, country: land, name, ghi, temperature, quality }) => [
    id,
    `${name}, ${land}`,
    say("city.sun", { sun: meanOf(ghi) }),
    `${meanOf(temperature).toFixed(0)} °C`,
    say("city.quality", { quality }),
  ]);
  write(values.json ? JSON.stringify(found, null, 1) : columns(rows));
  return 0;
};

/** The appliances a house can name by their id. */
export const appliances: Command = (args, write) => {
  const { values } = listLine(args, 0);
  const rows = CATALOGUE.map((item) => [
    item.id,
    applianceName(item),
    applianceCategory(item),
    `${item.ratedPower} W`,
    say("appliance.hours", { hours: item.hoursPerDay }),
    item.motor ? say("appliance.motor") : "",
  ]);
  write(
    values.json
      ? JSON.stringify(
          CATALOGUE.map((item) => ({ ...item, source: tellSource(item.source) })),
          null,
          1,
        )
      : columns(rows),
  );
  return 0;
};
