import { EQUIPMENT_PER_PAGE } from "@sunwright/contract/equipment";

export const USAGE = `sunwright: size, simulate, verify and lay out solar systems

  sunwright design FILE [--weather FILE] [--bus-voltage 12|24|48] [--system FILE] [--sensitivity]
                                           a house in JSON: panels, battery, inverter, cables, cost
  sunwright simulate FILE [--hours CSV]    a system of given size through its years, hour by hour
  sunwright verify FOLDER                  the engine against every reference table in a folder
  sunwright layout FILE [--seconds N] [--mode free|rows|same-orientation]
                                           the best layout of panels on a roof, with its proof
  sunwright cities [COUNTRY]               the places a design can stand in, with their ids
  sunwright appliances                     the appliances a house can name, with their ids
  sunwright equipment KIND [WORDS...]      parts that can be bought, with their figures and sources

Each takes --json, and --help for its input. Files are UTF-8, or what their byte-order mark names. Errors go to
standard error. Exit code 0: done; 1: a table is out of its tolerance; 2: the input cannot be used.`;

const LOAD = `  "load"        { "appliances": [{ "id": "ceiling-fan", "quantity": 4, "hoursPerDay": 9 },
                                 { "name": "Mill", "power": 1500, "hoursPerDay": 2, "motor": true }] }
                an id is the catalogue's (sunwright appliances) and brings power and hours; or
                { "dailyConsumption": 8400, "peakPower": 2400 } in Wh and W`;

const HOUSE = `${LOAD}
  "parameters"  those of the design page, each optional with its default there; a city (sunwright cities) brings its
                country, its sourced sun, height and mean temperature
  "weather"     a TMY3, EPW, PVGIS, NSRDB or NASA POWER file, path from where you are, in place of the city's years;
                "weatherYear" takes one of its years, from 0, in place of the one with the least sun
  "batteryType" lithium_ion (default), lead_acid or gel`;

export const COMMAND_USAGE: Readonly<Record<string, string>> = {
  design: `sunwright design FILE [--weather FILE] [--bus-voltage 12|24|48] [--system FILE] [--sensitivity] [--json]

FILE holds one house:
  { "load": …, "parameters": { "city": "ng-kano", "systemType": "off-grid", "backupDays": 3 } }

${HOUSE}

--weather names the weather file here instead, --bus-voltage the battery's voltage (48). --system writes the house with the sizes found, for simulate.
--sensitivity adds what happens when load, sun, battery age or prices differ, one at a time, largest effect first.
--json prints the whole design: every figure with its formula, values and source.`,
  simulate: `sunwright simulate FILE [--json] [--hours CSV]

FILE holds one house with its system, as design --system writes it:
  { "panels": 4000, "battery": 15000, "inverter": 3000, "load": …, "parameters": { "city": "ng-kano" } }

  "panels" "battery" "inverter"   W, Wh nominal, W
${HOUSE}
  optional      "year": one synthetic year, in place of all a design is made from; "tilt", "azimuth",
                "reserveHours": outage a hybrid's battery keeps energy for,
                "generator" { "power": 3000, "startCharge": 0.3, "stopCharge": 0.8 }

In place of parameters: "place", { "city": "ng-kano", "year": 0 } or { "weather": "file.epw", "year": 0 }, one year of
it, with "systemType", "outageHours", "outageStart" and "installationLocation" beside it.

Totals, months and hours served, means of the years; --hours writes every hour of the hardest year to a CSV file.`,
  verify: `sunwright verify FOLDER [--json]

FOLDER holds tables of the reference format, named a_solar_position.json to m_daily_clearness.json, with weather/ beside
them. Prints per table the cases, the worst deviation and the tolerance; tables that are missing or unknown are named.
Exit code 1 where a table is out of its tolerance, 2 where a file is no such table.`,
  layout: `sunwright layout FILE [--seconds N] [--mode free|rows|same-orientation] [--json]

FILE holds a roof instance: roof, panel, obstructions, gap, setback, clearance, shade zones.
--json prints { layout: [{ x, y, width, height }], value, upperBound, optimal, ms } and nothing else.
--seconds is the time limit (5); the best layout so far is printed with its proved bound when it is reached.`,
  cities: `sunwright cities [COUNTRY] [--json]

The rows of the climate table: id, place, mean sun on the horizontal, mean temperature, and how far the row can be
trusted (A typical-year data, B measured 5 years or more, C fewer, D from sunshine hours). --json prints all twelve months.`,
  equipment: `sunwright equipment KIND [WORDS...] [--maker NAME] [--watts FROM-TO] [--volts FROM-TO] [--page N] [--json]

KIND is module, inverter, battery, charge-controller, battery-inverter, generator or all. WORDS are any of maker, model and
figures, in any order, with or without hyphens: sunwright equipment module longi 570 W. Each has to be found; the best stand
first, ${EQUIPMENT_PER_PAGE} a page. One part alone, or the one whose id is given, is shown whole: all its figures, what is weak in
them and where they come from.
--watts and --volts bound what a part is sold by: 400-450, 400- or -450. --json prints every figure of every part found.`,
  appliances: `sunwright appliances [--json]

The catalogue: id, name, category, power while it runs, hours of a typical day. --json prints hours of the day, start
and sources, too.`,
};
