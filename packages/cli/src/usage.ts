import { EQUIPMENT_PER_PAGE } from "@sunwright/contract/equipment";
import { PARTS_NEEDED } from "@sunwright/engine/quotes/lines";
import { say } from "@sunwright/words/cli";
import { KINDS } from "./equipment-kinds";
import { DEFAULT_SECONDS } from "./layout-seconds";
import { wrapped } from "./wrapped";

/** Where the descriptions of commands begin, and those of fields. [characters] */
const COMMAND_WIDTH = 43;
const FIELD_WIDTH = 16;

/** A description in its column, on the next line where what it describes is too long. */
function described(what: string, width: number, text: string): string {
  const begin = `  ${what}`;
  const gap = begin.length + 1 > width ? `\n${" ".repeat(width)}` : " ".repeat(width - begin.length);
  return begin + gap + wrapped(text, width);
}
const command = (syntax: string, text: string) => described(`sunwright ${syntax}`, COMMAND_WIDTH, text);
const field = (name: string, text: string) => described(name, FIELD_WIDTH, text);

const DESIGN =
  "design FILE [--weather FILE] [--meter FILE | --bill WHEN=AMOUNT [--tariff ID]] [--tariff ID|FILE [--day-ahead FILE]] [--horizon FILE [--horizon-from north|south]] [--town NAME | --place LAT,LON [--month-sun FIGURES]] [--bus-voltage 12|24|48] [--module|--battery|--inverter|--controller ID] [--figures FILE] [--system FILE] [--sensitivity] [--stages FILE]";
const MATERIALS =
  "materials FILE [--offers FILE [--fewest-shops]] [--optional] [--csv] [--weather FILE] [--meter FILE | --bill WHEN=AMOUNT [--tariff ID]] [--horizon FILE [--horizon-from north|south]] [--town NAME | --place LAT,LON [--month-sun FIGURES]] [--bus-voltage 12|24|48] [--module|--battery|--inverter|--controller ID] [--figures FILE]";
const CHECK_QUOTE = "check-quote FILE [--priority price|reliability|warranty|monthly|soonest] [--figures FILE]";
const METER = "meter FILE [--country NAME|--zone ZONE] [--unit Wh|kWh|MWh|W|kW] [--stamps start|end]";
const LAYOUT = "layout FILE [--seconds N] [--mode free|rows|same-orientation]";

/** What the command line can do. */
export const usage = () =>
  [
    say("help.title"),
    "",
    command(DESIGN, say("help.design")),
    command("simulate FILE [--hours CSV]", say("help.simulate")),
    command("materials FILE [--offers FILE]", say("help.materials")),
    command(CHECK_QUOTE, say("help.checkQuote")),
    command("check-invoice FILE", say("help.checkInvoice")),
    command(METER, say("help.meter")),
    command("verify FOLDER", say("help.verify")),
    command(LAYOUT, say("help.layout")),
    command("cities [COUNTRY]", say("help.cities")),
    command("appliances", say("help.appliances")),
    command("equipment KIND [WORDS...]", say("help.equipment")),
    "",
    wrapped(say("help.all")),
    wrapped(say("help.language")),
  ].join("\n");

const load = () => `  "load"        { "appliances": [{ "id": "ceiling-fan", "quantity": 4, "hoursPerDay": 9 },
                                 { "name": "Mill", "power": 1500, "hoursPerDay": 2, "motor": true }] }
                ${wrapped(say("help.load"), FIELD_WIDTH)}
                { "dailyConsumption": 8400, "peakPower": 2400 } ${say("help.loadInUnits")}`;

const house = () =>
  [
    load(),
    field('"parameters"', say("help.parameters")),
    field('"weather"', say("help.weather")),
    field('"batteryType"', say("help.batteryType")),
  ].join("\n");

const parts = () => `  "parts"       { "module": "ID",
                  "battery": { "id": "ID", "price": 1100, "currency": "EUR", "typed": { "charge-current-max": 50 } } }
                ${wrapped(say("help.parts"), FIELD_WIDTH)}`;

/** A command by its line, what it takes and what it gives. */
const page = (syntax: string, ...paragraphs: readonly string[]) =>
  [`sunwright ${syntax} [--json]`, ...paragraphs].join("\n\n");

/** What one command takes. */
export const COMMAND_USAGE: Readonly<Record<string, () => string>> = {
  design: () =>
    page(
      DESIGN,
      `${say("help.oneHouse")}
  { "load": …, "parameters": { "city": "ng-kano", "systemType": "off-grid", "backupDays": 3 } }`,
      [house(), parts()].join("\n"),
      wrapped(say("help.designOptions")),
      wrapped(say("help.bill")),
      wrapped(say("help.tariff")),
      wrapped(say("help.figures")),
    ),
  simulate: () =>
    page(
      "simulate FILE [--hours CSV] [--module|--battery|--inverter|--controller ID]",
      `${say("help.houseWithSystem")}
  { "panels": 4000, "battery": 15000, "inverter": 3000, "load": …, "parameters": { "city": "ng-kano" } }`,
      [
        `  "panels" "battery" "inverter"   ${say("help.sizes")}`,
        house(),
        parts(),
        field(
          say("help.optional"),
          say("help.optionalAre", {
            year: '"year"',
            others:
              '"tilt", "azimuth", "reserveHours", "generator" { "power": 3000, "startCharge": 0.3, "stopCharge": 0.8 }',
          }),
        ),
      ].join("\n"),
      wrapped(
        say("help.placeInstead", {
          place: '"place"',
          city: '{ "city": "ng-kano", "year": 0 }',
          weather: '{ "weather": "file.epw", "year": 0 }',
          others: '"systemType", "outageHours", "outageStart", "installationLocation"',
        }),
      ),
      wrapped(say("help.simulateOptions")),
    ),
  materials: () =>
    page(
      MATERIALS,
      [wrapped(say("help.materialsFile")), wrapped(say("help.materialsOffers"))].join("\n"),
      `  { "currency": "NGN", "extraShop": 500000,
    "shops": [{ "id": "northern-volt", "delivery": 1500000 }],
    "offers": [{ "id": "halo-400", "shop": "northern-volt", "brand": "Halo", "name": "400 M", "category": "panel",
                 "spec": { "powerWatts": 400, "openVolts": 37.1, … },
                 "prices": [{ "from": 1, "unit": 18500000 }, { "from": 10, "unit": 16200000 }], "stock": 42 }] }`,
    ),
  "check-invoice": () => page("check-invoice FILE", wrapped(say("help.checkInvoiceFile"))),
  meter: () => page(METER, wrapped(say("help.meterFile"))),
  "check-quote": () =>
    page(
      CHECK_QUOTE,
      wrapped(say("help.checkQuoteFile")),
      `  { "house": { "load": …, "parameters": { "city": "ng-kano" } },
    "asked": { "hoursServedPercent": 99, "backupHours": 10 },
    "market": { "panelPerWatt": [0.21, …], "batteryPerKwh": [180, …], "inverterPerWatt": [0.16, …], "labourShare": [0.1, …] },
    "quotes": [{ "id": "q1", "currency": "NGN", "perUsd": 1500,
                 "panels": { "count": 7, "watts": 400, "areaM2": 1.9, "voc": 37.1, … },
                 "battery": { "volts": 48, "ampHours": 235, "kwh": 11.28, … }, "inverter": { "watts": 5800, … },
                 "parts": ["mounting", …], "lines": [{ "what": "panels", "quantity": 7, … }], "total": 2195000, … }] }`,
      [
        wrapped(say("help.checkQuoteFields", { parts: PARTS_NEEDED.join(", ") })),
        wrapped(say("help.checkQuoteOptions")),
        wrapped(say("help.figures")),
      ].join("\n"),
    ),
  verify: () => page("verify FOLDER", wrapped(say("help.verifyFolder"))),
  layout: () =>
    page(
      LAYOUT,
      [
        wrapped(say("help.layoutFile")),
        wrapped(
          say("help.layoutJson", {
            fields: "{ layout: [{ x, y, width, height }], value, upperBound, optimal, ms }",
          }),
        ),
        wrapped(say("help.layoutSeconds", { seconds: DEFAULT_SECONDS })),
      ].join("\n"),
    ),
  cities: () => page("cities [COUNTRY]", wrapped(say("help.citiesList"))),
  equipment: () =>
    page(
      "equipment KIND [WORDS...] [--maker NAME] [--watts FROM-TO] [--volts FROM-TO] [--page N] [--fits FILE]",
      [
        wrapped(say("help.equipmentWords", { kinds: KINDS.join(", "), page: EQUIPMENT_PER_PAGE })),
        wrapped(say("help.equipmentBounds")),
        wrapped(say("help.equipmentFits")),
      ].join("\n"),
    ),
  appliances: () => page("appliances", wrapped(say("help.appliancesList"))),
};
