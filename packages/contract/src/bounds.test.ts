import { expect, it } from "vitest";
import { z } from "zod";
import { nameOf, readEntries } from "./testing/entries";
import { isText, type Place, placesIn, textOf } from "./testing/samples";
import { definition, rangeOf } from "./testing/schema";

const entries = await readEntries();
const open = Infinity;

function bodyOf(name: string): z.ZodType {
  const body = entries.find((entry) => nameOf(entry) === name)?.body;
  if (!body) throw new Error(`${name} takes no body`);
  return body;
}
const placesAt = (name: string, path: string): Place[] =>
  placesIn(bodyOf(name)).filter((place) => place.path === path && definition(place.schema).type !== "literal");

type Row = readonly [field: string, min: number, max: number];
interface Table {
  readonly source: string;
  readonly calls: readonly string[];
  readonly rows: readonly Row[];
}

const WRITES = ["POST /api/projects", "PUT /api/projects/:id"];
const APPLIANCES = ["POST /api/projects/:id/appliances", "PUT /api/projects/:id/appliances/:applianceId"];
const ROOFS = ["POST /api/projects/:id/optimize-panels", "PUT /api/projects/:id/panel-placement"];
const COMMENTS = ["POST /api/projects/:id/comments", "PUT /api/comments/:commentId"];

/** Numbers by value, texts by length. Copied from the documents named, not from the contract. */
const TABLES: readonly Table[] = [
  {
    source: "design workflow specification, section 5; its lower bounds have upper ones of ours",
    calls: WRITES,
    rows: [
      ["sunlightHours", 1, 12],
      ["backupDays", 1, 10],
      ["backupHours", 1, 72],
      ["panelToInverterDistance", 1, 10_000],
      ["inverterToLoadDistance", 1, 10_000],
      ["inverterToGeneratorDistance", 1, 10_000],
      ["inverterToGridDistance", 1, 10_000],
      ["ambientTemperature", -40, 60],
      ["humidity", 0, 100],
      ["altitude", 0, 6_000],
      ["name", 1, 100],
    ],
  },
  {
    source: "docs/decisions/034 and 037: parameters beyond the specification",
    calls: WRITES,
    rows: [
      ["reliabilityTarget", 90, 99.9],
      ["outageHours", 0, 24],
      ["outageStart", 0, 23],
      ["dailyVariation", 0, 50],
      ["hourlyVariation", 0, 60],
    ],
  },
  {
    source: "once round the compass; from lying flat to standing upright",
    calls: WRITES,
    rows: [
      ["panelAzimuth", 0, 359],
      ["panelTilt", 0, 90],
    ],
  },
  {
    source: "a panel or a field of 10 MWp; a fuse of one ampere or a factory; what a megawatt of 2026 costs in naira",
    calls: WRITES,
    rows: [
      ["panelSpace", 1, 100_000],
      ["inverterSize", 100, 2_000_000],
      ["connectionPower", 0.2, 10_000],
      ["buildBudget", 1, 20_000_000_000],
    ],
  },
  {
    source: "rows of one panel across to three upright ones, from side by side to far apart; a horizon of 360 points",
    calls: WRITES,
    rows: [
      ["rowPitch", 0.5, 30],
      ["rowDepth", 0.5, 10],
    ],
  },
  {
    source: "Kimber et al. 2006 found 0.1 to 0.3 % a day, the Harmattan brings 1; months and days of a year",
    calls: WRITES,
    rows: [
      ["soilingRate", 0, 2],
      ["dryMonths", 0, 12],
      ["cleaningInterval", 1, 365],
    ],
  },
  {
    source: "design workflow specification, section 5: quantity from 1, hours from 0, a day of 24 hours",
    calls: APPLIANCES,
    rows: [
      ["quantity", 1, 1_000],
      ["hoursPerDay", 0, 24],
      ["hoursOfDay.0", 0, 23],
      ["customPower", 0, 100_000],
      ["customName", 1, 100],
    ],
  },
  {
    source:
      "design workflow specification, section 5 (tilt), section 7 (dimensions above 0); a megawatt and a day of it",
    calls: ["PUT /api/projects/:id", "POST /api/projects/:id/calculate"],
    rows: [
      ["directDailyConsumption", 0, 24_000_000],
      ["directPeakPower", 0, 1_000_000],
    ],
  },
  {
    source: "design workflow specification, section 5",
    calls: ROOFS,
    rows: [
      ["roofTilt", 0, 60],
      ["mounting.tilt", 0, 60],
      ["rules.leastSolarAccess", 0, 1],
      ["rules.ridge.share", 0, 1],
      ["rules.gap", 0, 10],
      ["rules.setback.top", 0, 10],
      ["rules.walkways.0.width", 0, 10],
      ["panelDimensions.width", 0.2, 10],
      ["panelDimensions.height", 0.2, 10],
      ["shadingObstructions.0.width", 0, 400],
      ["shadingObstructions.0.measuredHeight", 0, 400],
      ["shadingObstructions.0.x", -400, 400],
    ],
  },
  {
    source: "marketplace specification, sections 5 and 9",
    calls: ["POST /api/auth/signup"],
    rows: [
      ["firstName", 2, 100],
      ["lastName", 2, 100],
      ["businessName", 2, 100],
      ["storeName", 2, 100],
      ["yearsExperience", 0, 50],
      ["serviceRadius", 1, 500],
      ["hourlyRate", 0, 1_000_000],
      ["phone", 0, 200],
      ["description", 0, 2_000],
    ],
  },
  {
    source: "marketplace specification, sections 5 and 9",
    calls: ["POST /api/auth/reset-password", "POST /api/account/password"],
    rows: [["newPassword", 8, 200]],
  },
  {
    source: "docs/security.md: what a call may cost",
    calls: COMMENTS,
    rows: [["content", 1, 2_000]],
  },
  {
    source: "money: shares of a price, months of a mortgage, years a panel is counted on",
    calls: ["PUT /api/projects/:id/economics"],
    rows: [
      ["exchangeRate", 0.01, 1_000_000],
      ["downPayment", 0, 100],
      ["loanTerm", 1, 360],
      ["years", 1, 30],
      ["tariff", 0, 100_000],
      ["discountRate", 0, 200],
    ],
  },
];

const CASES = TABLES.flatMap(({ source, calls, rows }) =>
  calls.flatMap((call) => rows.map(([field, min, max]) => ({ call, field, min, max, source }))),
).filter(({ call, field }) => placesAt(call, field).length > 0);

it("finds the fields of the tables", () => {
  const missing = TABLES.flatMap(({ calls, rows }) =>
    rows.filter(([field]) => calls.every((call) => placesAt(call, field).length === 0)).map(([field]) => field),
  );
  expect(missing).toEqual([]);
});

/** What is sent to stand at a bound: the number itself, or a text of that length. */
const sent = (place: Place, size: number) =>
  isText(place.schema) || definition(place.schema).type === "pipe" ? textOf(place.schema, Math.max(0, size)) : size;
const stepOf = (place: Place) =>
  definition(place.schema).type === "number" && !rangeOf(place.schema).whole ? 0.01 : 1;
/** Whether the body is refused at this very place. */
const isRefused = (body: z.ZodType, place: Place, value: unknown) =>
  (body.safeParse(place.with(value)).error?.issues ?? []).some((issue) => issue.path.join(".") === place.path);

it.each(CASES)("$call takes $field from $min to $max and nothing beyond ($source)", ({ call, field, min, max }) => {
  const body = bodyOf(call);
  for (const place of placesAt(call, field)) {
    const step = stepOf(place);
    const isNumber = definition(place.schema).type === "number";
    expect([min, max].map((size) => isRefused(body, place, sent(place, size)))).toEqual([false, false]);
    const beyond = [...(isNumber || min > 0 ? [min - step] : []), max + step];
    expect(beyond.filter((size) => !isRefused(body, place, sent(place, size)))).toEqual([]);
  }
});

it.each([
  ["PUT /api/projects/:id", "backupDays", 2.5],
  ["PUT /api/projects/:id", "backupHours", 12.5],
  ["PUT /api/projects/:id", "outageStart", 18.5],
  ["POST /api/projects/:id/appliances", "quantity", 1.5],
  ["POST /api/projects/:id/appliances", "hoursOfDay.0", 7.5],
  ["POST /api/projects/:id/cost-comparison", "warranty", 9.5],
  ["PUT /api/projects/:id/economics", "years", 19.5],
  ["PUT /api/projects/:id/economics", "loanTerm", 11.5],
])("%s takes whole numbers alone for %s", (call, field, half) => {
  const [place] = placesAt(call, field);
  if (!place) throw new Error(`${call} has no ${field}`);
  expect(isRefused(bodyOf(call), place, half)).toBe(true);
  expect(isRefused(bodyOf(call), place, Math.floor(half))).toBe(false);
});

it.each(["roofWidth", "roofHeight"])("takes a roof that has a %s, up to 200 m (specification, section 7)", (side) => {
  for (const call of ROOFS) {
    const [place] = placesAt(call, side);
    if (!place) throw new Error(`${call} has no ${side}`);
    const refused = [0, -1, 200.1].map((length) => isRefused(bodyOf(call), place, length));
    expect(refused).toEqual([true, true, true]);
    expect([0.1, 12, 200].map((length) => isRefused(bodyOf(call), place, length))).toEqual([false, false, false]);
  }
});

it("bounds every number, text and list that is sent, so that no call costs without end", () => {
  const unbounded = entries.flatMap((entry) =>
    entry.body
      ? placesIn(entry.body)
          .filter((place) => ["number", "string", "pipe", "array"].includes(definition(place.schema).type))
          .filter(({ schema }) => rangeOf(schema).max === open && definition(schema).format === undefined)
          .map(({ path }) => `${nameOf(entry)} ${path}`)
      : [],
  );
  // These are compared with what is stored or bounded, and go nowhere.
  const compared = [
    "POST /api/auth/signup confirmPassword",
    "POST /api/projects/:id/history/:entryId/restore version",
    "PUT /api/projects/:id version",
  ];
  expect([...new Set(unbounded)].sort()).toEqual(compared);
});
