import { LOCAL_CERTIFICATIONS } from "@sunwright/engine/countries/licences";
import { SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { expect, it } from "vitest";
import { CERTIFICATIONS, PRODUCT_CATEGORIES, ROLES, STORE_TYPES } from "./accounts";
import { PRODUCT_NAME } from "./brand";
import { READ_AT } from "./changes";
import * as limits from "./limits";
import { MONEY_BOUNDS } from "./money-limits";
import { CONSUMPTION_SOURCES } from "./projects";
import {
  AZIMUTHS,
  LAYOUT_MODES,
  PANEL_SIZES,
  PANEL_TYPES,
  ROOF_ORIENTATIONS,
  WALKWAY_DIRECTIONS,
} from "./roof-options";
import { WEATHER_SERVICES } from "./weather";

const LIMITS = new Map<string, unknown>(Object.entries(limits));

/** Copied from the documents named, not from the contract. */
it.each([
  ["marketplace specification, sections 5 and 9", "PASSWORD_MIN", 8],
  ["marketplace specification, sections 5 and 9", "NAME_MIN", 2],
  ["marketplace specification, sections 5 and 9", "YEARS_EXPERIENCE", { min: 0, max: 50 }],
  ["marketplace specification, sections 5 and 9", "SERVICE_RADIUS_MILES", { min: 1, max: 500, default: 50 }],
  ["design workflow specification, section 5", "QUANTITY_MIN", 1],
  ["design workflow specification, section 5", "HOURS_PER_DAY", { min: 0, max: 24, step: 0.5, initial: 1 }],
  ["design workflow specification, section 5", "ROOF_TILT", { min: 0, max: 60, step: 1 }],
  ["design workflow specification, section 5 and A-42", "ROOF_SIDE_INPUT", { min: 1, max: 50, step: 0.1 }],
  ["RFC 5321, section 4.5.3.1.3: a path of 256 characters with its brackets", "EMAIL_MAX", 254],
  ["docs/permissions.md", "PROJECTS_PER_ACCOUNT", 500],
  ["docs/permissions.md", "APPLIANCES_PER_PROJECT", 200],
  ["docs/permissions.md", "SHARES_PER_PROJECT", 50],
  ["docs/permissions.md", "COMMENTS_PER_PROJECT", 1_000],
  ["docs/permissions.md: up to 2 MB", "PROJECT_FILE_MAX", 2_097_152],
  ["docs/permissions.md: up to 24 MB", "WEATHER_BODY_MAX", 25_165_824],
  ["docs/security.md: roofs", "ROOF_SIDE_MAX", 200],
  ["docs/security.md: roofs", "OBSTRUCTIONS_MAX", 200],
  ["docs/security.md: roofs", "PANEL_SIDE_MIN", 0.2],
  ["docs/security.md: roofs", "PANELS_PER_ROOF", 32_000],
  ["docs/security.md: a discussion 512 kB in all", "DISCUSSION_BYTES_MAX", 524_288],
  ["docs/security.md: a page of the history has at most 100 entries", "HISTORY_PAGE_MAX", 100],
  ["docs/security.md: pictures", "PICTURE_BYTES_MAX", 100_000],
  ["docs/security.md: pictures", "PICTURE_SIDE_MAX", 2_048],
] as const)("%s: %s is %j", (_source, name, value) => {
  expect(LIMITS.get(name)).toEqual(value);
});

it("leaves room where one bound rests on another", () => {
  // A roof of the largest sides, full of the smallest of the specified panels.
  const { width, height } = PANEL_SIZES.compact;
  expect(limits.ROOF_SIDE_MAX ** 2 / (width * height)).toBeLessThan(limits.PANELS_PER_ROOF);
  // Line ends and quotes take two bytes in JSON.
  // A line end is two characters of JSON: the most common line of weather has 25 or more.
  expect(limits.WEATHER_BODY_MAX).toBe(1.2 * limits.WEATHER_TEXT_MAX);
  // A panel sent takes some 60 characters; a body of 256 kB holds them.
  expect(60 * limits.PANELS_SENT_MAX).toBeLessThan(256 * 1024);
  // Half of a project file is free beside its weather, panels and obstructions.
  expect(210 * 1024 + 60 * limits.PANELS_SENT_MAX + 200 * limits.OBSTRUCTIONS_MAX).toBeLessThan(
    limits.PROJECT_FILE_MAX / 2,
  );
  expect(limits.DIRECT_DAILY_CONSUMPTION_MAX).toBe(24 * limits.DIRECT_PEAK_POWER_MAX);
});

/** Sides in metres and power in watts: design workflow specification, section 9; A-39. */
it("knows the specification's panels", () => {
  expect(PANEL_TYPES).toEqual(["standard", "large", "compact"]);
  expect(PANEL_SIZES).toEqual({
    standard: { width: 1.65, height: 1, power: 300 },
    large: { width: 2, height: 1.3, power: 450 },
    compact: { width: 1.4, height: 0.9, power: 250 },
  });
});

it("has the eight winds in the order of the compass, 45° apart", () => {
  expect(ROOF_ORIENTATIONS).toEqual([
    "north",
    "northeast",
    "east",
    "southeast",
    "south",
    "southwest",
    "west",
    "northwest",
  ]);
  expect(ROOF_ORIENTATIONS.map((orientation) => AZIMUTHS[orientation])).toEqual([0, 45, 90, 135, 180, 225, 270, 315]);
});

/** Lists of choices, as the specifications and the resolutions have them. A value stored once is read for good. */
it.each([
  ["roles", ROLES, ["end_user", "installer", "retailer"]],
  ["kinds of store", STORE_TYPES, ["online", "physical", "both"]],
  [
    "categories of products",
    PRODUCT_CATEGORIES,
    ["solar_panels", "batteries", "inverters", "mounting", "accessories", "monitoring", "electrical"],
  ],
  ["what feeds a design", CONSUMPTION_SOURCES, ["appliances", "direct"]],
  ["kinds of layout", LAYOUT_MODES, ["most-energy", "rows", "same-orientation"]],
  ["directions of a walkway", WALKWAY_DIRECTIONS, ["across", "up"]],
  ["services of weather", WEATHER_SERVICES, ["pvgis", "nasa-power"]],
  ["kinds of system", SYSTEM_TYPES, ["on-grid", "off-grid", "hybrid"]],
])("has these %s", (_what, list, values) => {
  expect([...list].sort()).toEqual([...values].sort());
});

it("offers the six certifications of the specification, and local ones beside that are none of them", () => {
  expect(CERTIFICATIONS).toHaveLength(6);
  const all = [...CERTIFICATIONS, ...LOCAL_CERTIFICATIONS];
  expect(new Set(all).size).toBe(all.length);
  // Nigeria, Ghana, Kenya, South Africa, the United Kingdom, Australia, India.
  expect(LOCAL_CERTIFICATIONS.length).toBeGreaterThanOrEqual(7);
});

/** In % a year, months, years and the country's own currency; record of money: a mortgage has 30 years at most. */
it("bounds own figures of money by what they are", () => {
  const price = { min: 0, max: 100_000 };
  const rate = { min: 0, max: 200 };
  expect(MONEY_BOUNDS).toEqual({
    tariff: price,
    petrolPrice: price,
    dieselPrice: price,
    // A currency of hundredths of a dollar to one of a million for it.
    exchangeRate: { min: 0.01, max: 1_000_000 },
    inflation: rate,
    discountRate: rate,
    loanRate: rate,
    loanTerm: { min: 1, max: 360, whole: true },
    downPayment: { min: 0, max: 100 },
    years: { min: 1, max: 30, whole: true },
    // A day has 24 hours; 1,000 kW at full load burn 98,000 l of petrol a week, and half of it of diesel.
    gridHours: { min: 0, max: 24 },
    setHours: { min: 0, max: 24 },
    movedLoad: { min: 0, max: 100 },
    setPower: { min: 0.5, max: 1_000 },
    weeklyLitres: { min: 0, max: 50_000 },
    weeklyFuel: { min: 0, max: 1_000_000_000 },
    exportPrice: { min: 0, max: 100_000 },
  });
});

it("reads what changes at addresses of their own", () => {
  const addresses = Object.values(READ_AT);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it("has one name (A-05)", () => {
  expect(PRODUCT_NAME).toBe("Sunwright");
});
