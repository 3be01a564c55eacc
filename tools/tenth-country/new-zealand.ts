import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../source";

/**
 * A tenth country for a trial: its file is Australia's with other values, so that a table which takes a neighbour's is found.
 * None of them is claimed of New Zealand.
 */
export const NAME = "New Zealand";

type Change = readonly [from: string | RegExp, to: string];
/** What a file of the house becomes; each change has to meet it. */
export interface Changed {
  readonly path: string;
  readonly text: string;
}

function changed(path: string, changes: readonly Change[], written = path): Changed {
  let text = readFileSync(join(root, path), "utf8");
  for (const [from, to] of changes) {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`${path} has no ${from}`);
    text = next;
  }
  return { path: written, text };
}

const COUNTRIES = "packages/engine/src/countries";
const WORDS = "packages/words/src";

/** The country's own file. */
export const itsFile = (): Changed =>
  changed(
    `${COUNTRIES}/australia.ts`,
    [
      ["AUSTRALIA:", "NEW_ZEALAND:"],
      ['name: "Australia"', `name: "${NAME}"`],
      ['iso: "AU"', 'iso: "NZ"'],
      [/"AUD"/g, '"NZD"'],
      ["1.424747", "1.7"],
      ["paystack: []", 'paystack: ["card"]'],
      ['tax: "contained"', 'tax: "added"'],
      ["isOneVat: false", "isOneVat: true"],
      ['alsoCalled: ""', 'alsoCalled: "Aotearoa"'],
      ['dayOrder: "day"', 'dayOrder: "year"'],
      ['paper: "A4"', 'paper: "LETTER"'],
      [/clock: \{[\s\S]*?\n {2}\},/, 'clock: { zone: "Pacific/Auckland", hours: 12, others: [], steady: [] },'],
      ["au-sydney", "nz-auckland"],
      ["monthsOfDust: []", "monthsOfDust: [2]"],
      ["10_000", "10_500"],
      ['batteryRooms: toldOfAdvice("roomRule.Australia")', 'batteryRooms: toldOfAdvice("roomRule.USA")'],
      ["allAround(0.2)", "allAround(0.25)"],
      ["SAA accreditation (Australia)", "Registered electrician (New Zealand)"],
      ['"2060"', '"6011"'],
      ["12 345 678 901", "123 456 789"],
      ["\\d{11}", "\\d{9}"],
      ["years: 6", "years: 7"],
      [
        'kind: "none"',
        'kind: "right", days: 5, refundsDelivery: true, paysReturn: true, refundDays: 10, workingDay: true',
      ],
      ["saysObligation: false", "saysObligation: true"],
      ["needsLegalPages: false", "needsLegalPages: true"],
      ['"01-26", "04-25"', '"02-06", "04-25"'],
    ],
    `${COUNTRIES}/new-zealand.ts`,
  );

/** Its name, its currency's and the line that takes the file in. */
export const itsName = (): readonly Changed[] => [
  changed(`${COUNTRIES}/names.ts`, [
    ['"India",', `"India",\n  "${NAME}",`],
    ['"INR"]', '"INR", "NZD"]'],
  ]),
  changed(`${COUNTRIES}/countries.ts`, [
    [/^/, 'import { NEW_ZEALAND } from "./new-zealand";\n'],
    ["India: of(INDIA),", `India: of(INDIA),\n  "${NAME}": of(NEW_ZEALAND),`],
  ]),
  changed(`${COUNTRIES}/minor-units.ts`, [["INR: 2,", "INR: 2,\n  NZD: 2,"]]),
];

/** How people there call it, its money and what is taxed, and write numbers. */
export const itsWords = (): readonly Changed[] => [
  changed(`${WORDS}/rooms/countries.ts`, [['India: "India",', `India: "India",\n  "${NAME}": "${NAME}",`]]),
  changed(`${WORDS}/rooms/prices.ts`, [['"taxes.India"', `"taxes.${NAME}": "15% GST is in it.",\n  "taxes.India"`]]),
  changed(`${WORDS}/rooms/report-money.ts`, [
    ['"currency.inr"', '"currency.nzd": "New Zealand dollar",\n  "currency.inr"'],
  ]),
  changed(`${WORDS}/number-places.ts`, [
    ["India: POINT,", `India: POINT,\n  "${NAME}": POINT,`],
    ['INR: "India",', `INR: "India",\n  NZD: "${NAME}",`],
    ["  INR: [", '  NZD: ["NZD", "NZ$", "$", ...NO_CENTS],\n  INR: ['],
  ]),
  changed(`${WORDS}/owed-money.ts`, [['INR: "₹",', 'INR: "₹",\n  NZD: "NZ$",']]),
  changed("packages/report/src/currency-text.ts", [
    ['INR: "currency.inr",', 'INR: "currency.inr",\n  NZD: "currency.nzd",'],
    ['INR: entry("INR", 0),', 'INR: entry("INR", 0),\n  NZD: entry("NZD", 2),'],
  ]),
];

/** The first row of climate, once more at another place. */
const ROW = /"rows": \[\n\{"id":"[^"]*","country":"[^"]*","city":"[^"]*","lat":[^,]*,"lon":[^,]*(.*)\n/;
const AUCKLAND = `{"id":"nz-auckland","country":"${NAME}","city":"Auckland","lat":-36.85,"lon":174.76$1`;

/** Its towns with their climate, what parts cost there, and what a dollar is shown as. */
export const itsData = (): readonly Changed[] => [
  changed("packages/engine/src/climate/data/cities.json", [[ROW, `$&${AUCKLAND}\n`]]),
  changed("packages/engine/src/climate/data/towns.json", [
    ['"IN":"India"', `"IN":"India","NZ":"${NAME}"`],
    [
      '"rows": [',
      String.raw`"rows": [
"2193733\tNZ\tAuckland\t\tAuckland\t-36.849\t174.763\t26\t417910",`,
    ],
  ]),
  changed("packages/engine/src/prices/data/part-prices.json", [
    [/"Nigeria": (\{[\s\S]*?\n {4}\}),/, `"Nigeria": $1,\n    "${NAME}": $1,`],
    [new RegExp(`("${NAME}": \\{\\s+"currency": )"NGN"`), '$1"NZD"'],
  ]),
  changed("packages/engine/src/sizing/inputs/data/display-rates.json", [['"INR": 83', '"INR": 83,\n    "NZD": 1.7']]),
];
