export const USAGE = `sunwright: size, simulate, verify and lay out solar systems

  sunwright design FILE                    a house in JSON: panels, battery, inverter, cables, cost
  sunwright simulate FILE [--hours CSV]    a system of given size through a year, hour by hour
  sunwright verify FOLDER                  the engine against every reference table in a folder
  sunwright layout FILE [--seconds N] [--mode free|rows|same-orientation]
                                           the best layout of panels on a roof, with its proof

Each takes --json, and --help for its input. Errors go to standard error.
Exit code 0: done; 1: a table is out of its tolerance; 2: the input cannot be used.`;

const LOAD = `  "load"        { "appliances": [{ "id": "ceiling-fan", "quantity": 4, "hoursPerDay": 9 },
                                 { "name": "Mill", "power": 1500, "hoursPerDay": 2, "motor": true }] }
                an id is the catalogue's and brings power and hours; or
                { "dailyConsumption": 8400, "peakPower": 2400 } in Wh and W`;

export const COMMAND_USAGE: Readonly<Record<string, string>> = {
  design: `sunwright design FILE [--json]

FILE holds one house:
  { "load": …, "parameters": { "city": "ng-kano", "systemType": "off-grid", "backupDays": 3 } }

${LOAD}
  "parameters"  those of the design page, each optional with its default there; a city (id of a climate row)
                brings its country, its sourced sun, height and mean temperature

--json prints the whole design: every figure with its formula, values and source.`,
  simulate: `sunwright simulate FILE [--json] [--hours CSV]

FILE holds one system and where it stands:
  { "panels": 4000, "battery": 15000, "inverter": 3000, "load": …, "place": { "city": "ng-kano" } }

  "panels" "battery" "inverter"   W, Wh nominal, W
${LOAD}
  "place"       { "city": "ng-kano", "year": 0 }: a synthetic year of that climate row; or
                { "weather": "file.epw", "year": 0 }: a TMY3, EPW, PVGIS or NSRDB file, path from where you are
  optional      "systemType" (off-grid), "outageHours" (0), "outageStart" (18), "tilt", "azimuth",
                "installationLocation" (roof-flat), "generator" { "power": 3000, "startCharge": 0.3, "stopCharge": 0.8 }

Totals, months and hours served; --hours writes every hour to a CSV file.`,
  verify: `sunwright verify FOLDER [--json]

FOLDER holds tables of the reference format, named a_solar_position.json to k_homer_sam.json, with weather/ beside
them. Prints per table the cases, the worst deviation and the tolerance; tables that are missing or unknown are named.
Exit code 1 where a table is out of its tolerance, 2 where a file is no such table.`,
  layout: `sunwright layout FILE [--seconds N] [--mode free|rows|same-orientation] [--json]

FILE holds a roof instance: roof, panel, obstructions, gap, setback, clearance, shade zones.
--json prints { layout: [{ x, y, width, height }], value, upperBound, optimal, ms } and nothing else.
--seconds is the time limit (5); the best layout so far is printed with its proved bound when it is reached.`,
};
