import { expect, it } from "vitest";
import { z } from "zod";
import { Account, AccountSession, setPicture } from "./account";
import { DEFAULT_PREFERENCES, Preferences, THEMES, UNITS, User, verifyEmail } from "./accounts";
import {
  Designs,
  InstallerDashboard,
  installerDashboard,
  RetailerDashboard,
  ServiceRequest,
  StockLeft,
} from "./dashboards";
import { Document, EventStream, FileAnswer } from "./endpoint";
import { ErrorBody } from "./errors";
import { readRestorePlan, restoreProject } from "./history";
import { PersonSeen } from "./people";
import { DEFAULT_PROJECT_NAME, HistoryItem, listHistory, listProjects, ProjectSummary, recordExport } from "./projects";
import { NO_PLACEMENT, PanelPlacement, readPanelPlacement } from "./roof";
import { Changed, OpenedShare, SharedAppliance, SharedProject, watchProject } from "./shares";
import { readSettings } from "./system";
import { nameOf, readEntries } from "./testing/entries";
import { type Place, placesIn, sampleOf } from "./testing/samples";
import { definition } from "./testing/schema";
import { Weather } from "./weather";

const HINTS = { timeZone: "UTC", location: "/auth", language: "en" };
const entries = await readEntries();
const ANSWERED = entries
  .filter(({ file, stream, document }) => !file && !stream && !document)
  .map((entry) => [nameOf(entry), entry.response] as const);

const faults = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join("."));

/** What a fault of the server would send in the place of a figure, a text, a list. */
const MISTAKEN: Readonly<Record<string, readonly unknown[]>> = {
  number: [Number.NaN, Infinity, "7", null],
  string: [7, null],
  boolean: ["true", 1, null],
  array: [{}, null],
  enum: ["no such choice", null],
};
const seen = new Set<object>();

it.each(ANSWERED)("answers %s with nothing of another kind in the place of what it describes", (_name, schema) => {
  const places = placesIn(schema, HINTS);
  const forms = places.filter((place) => definition(place.schema).type === "union").map(({ path }) => path);
  const looked = places.filter(
    (place) =>
      definition(place.schema).type in MISTAKEN &&
      !seen.has(place.schema) &&
      !forms.some((form) => place.path.startsWith(form)),
  );
  for (const place of looked) seen.add(place.schema);
  const taken = (place: Place) =>
    (MISTAKEN[definition(place.schema).type] ?? [])
      .filter((value) => !(value === null && place.nullable))
      .filter((value) => schema.safeParse(place.with(value)).success)
      .map((value) => `${place.path}: ${String(value)}`);
  expect(looked.flatMap(taken)).toEqual([]);
});

const sample = <Schema extends z.ZodType>(schema: Schema) => schema.parse(sampleOf(schema, HINTS));

/** Figures that cannot be: counts are whole and not below 0, a compass has 360°, a day 24 hours, a review 1 to 5. */
it.each([
  ["InstallerDashboard", InstallerDashboard, "activeLeads", [0, 12], [-1, 1.5]],
  ["InstallerDashboard", InstallerDashboard, "projectsCompleted", [0, 12], [-1, 1.5]],
  ["InstallerDashboard", InstallerDashboard, "reviews", [0, 12], [-1, 1.5]],
  ["InstallerDashboard", InstallerDashboard, "monthlyRevenueMinor", [0, -3], [0.5]],
  ["InstallerDashboard", InstallerDashboard, "averageRating", [1, 4.5, 5, null], [0.9, 5.1, 0]],
  ["InstallerDashboard", InstallerDashboard, "figures", ["own", "sample"], ["", "all"]],
  ["InstallerDashboard", InstallerDashboard, "designs", [null], [undefined, {}]],
  ["ServiceRequest", ServiceRequest, "distance", [0, 12.5], [-0.1]],
  ["ServiceRequest", ServiceRequest, "bearing", [0, 359.9], [-0.1, 360]],
  ["ServiceRequest", ServiceRequest, "dailyConsumption", [0, 0.5], [-1]],
  ["ServiceRequest", ServiceRequest, "gridHours", [[], [0, 23]], [[24], [-1], [1.5]]],
  ["ServiceRequest", ServiceRequest, "state", ["new", "quoted", "site_visit"], ["", "done"]],
  ["Designs", Designs, "projects", [0, 500], [-1, 0.5]],
  ["Designs", Designs, "calculated", [0, 500], [-1, 0.5]],
  ["Designs", Designs, "panelPower", [0, 0.3], [-0.1]],
  ["Designs", Designs, "batteryCapacity", [0, 0.3], [-0.1]],
  ["RetailerDashboard", RetailerDashboard, "totalProducts", [0, 3], [-1, 0.5]],
  ["RetailerDashboard", RetailerDashboard, "monthlyOrders", [0, 3], [-1, 0.5]],
  ["RetailerDashboard", RetailerDashboard, "activeCustomers", [0, 3], [-1, 0.5]],
  ["RetailerDashboard", RetailerDashboard, "monthlyRevenueMinor", [0, -3], [0.5]],
  ["StockLeft", StockLeft, "units", [0, 3], [-1, 0.5]],
  ["StockLeft", StockLeft, "daysLeft", [0, 3], [-1, 0.5]],
  ["HistoryItem", HistoryItem, "number", [1, 2], [1.5]],
  [
    "HistoryItem",
    HistoryItem,
    "action",
    ["created", "modified", "shared", "calculated", "exported", "commented"],
    ["deleted", ""],
  ],
  ["ProjectSummary", ProjectSummary, "access", ["view", "edit", "admin", "owner"], ["", "none", null]],
  [
    "ProjectSummary",
    ProjectSummary,
    "owner",
    [null, { userId: "ao-1", name: "Ada Obi" }],
    [undefined, "Ada", { name: "Ada" }],
  ],
  ["ProjectSummary", ProjectSummary, "applianceCount", [0, 200], [0.5]],
  ["AccountSession", AccountSession, "createdAt", ["2026-11-21T12:00:00Z"], ["2026-11-21", "yesterday"]],
  ["Weather", Weather, "usedYear", [0, 3], [0.5]],
  ["Weather", Weather, "source", ["file", "pvgis", "nasa-power"], ["", "guess"]],
  ["Changed", Changed, "parts", [[], ["project", "history"]], [["user"], ["projects"], [""]]],
  ["Account", Account, "installer", [null], [undefined]],
] as const)("takes as an answer no %s with what it cannot hold (%#)", (_name, schema: z.ZodType, field, good, bad) => {
  const whole = z.looseObject({}).parse(sample(schema));
  const isRefused = (value: unknown) =>
    faults(schema, { ...whole, [field]: value }).some((path) => path === field || path.startsWith(`${field}.`));
  expect(good.filter(isRefused)).toEqual([]);
  expect(bad.filter((value) => !isRefused(value))).toEqual([]);
});

it.each(["waiting_for_payment", "paid", "packed", "shipped", "delivered"])("a shop's order may be %s", (state) => {
  const items = [{ quantity: 2, name: "Panel" }];
  const order = { id: "1", number: "SW-1", customer: "Ada", items, moreItems: 0, totalMinor: 0, state };
  const dashboard = { ...sample(RetailerDashboard), orders: [order] };
  expect(faults(RetailerDashboard, dashboard)).toEqual([]);
  expect(faults(RetailerDashboard, { ...dashboard, orders: [{ ...order, state: "lost" }] })).toEqual([
    "orders.0.state",
  ]);
  expect(faults(RetailerDashboard, { ...dashboard, orders: [{ ...order, totalMinor: -1 }] })).toEqual([
    "orders.0.totalMinor",
  ]);
});

/** Specification, section 6: the shared view shows the system and its owner's name, and neither account nor history. */
it("shows by a link these fields of a project, and no other", () => {
  expect(Object.keys(SharedProject.shape).sort()).toEqual([
    "backupDays",
    "backupHours",
    "busVoltage",
    "city",
    "consumptionSource",
    "country",
    "currency",
    "designIsOutdated",
    "designedBy",
    "directDailyConsumption",
    "directPeakPower",
    "estimatedCost",
    "id",
    "name",
    "price",
    "recommendedBatteryCapacity",
    "recommendedInverterCapacity",
    "recommendedPanelCapacity",
    "site",
    "sunlightHours",
    "systemType",
    "updatedAt",
    "voltageFrequency",
  ]);
  expect(Object.keys(SharedAppliance.shape).sort()).toEqual([
    "applianceId",
    "customName",
    "customPower",
    "dailyConsumption",
    "hoursPerDay",
    "quantity",
  ]);
  expect(Object.keys(OpenedShare.shape.projectShare.shape).sort()).toEqual(["expiresAt", "isPublic", "permission"]);
});

it("lists of a project what its card shows, and nothing of its parameters beside", () => {
  expect(Object.keys(ProjectSummary.shape).sort()).toEqual([
    "access",
    "applianceCount",
    "archivedAt",
    "calculatedAt",
    "city",
    "country",
    "createdAt",
    "currency",
    "designIsOutdated",
    "estimatedCost",
    "id",
    "name",
    "owner",
    "price",
    "recommendedBatteryCapacity",
    "recommendedInverterCapacity",
    "recommendedPanelCapacity",
    "systemType",
    "updatedAt",
  ]);
});

it("tells of a person neither address nor account", () => {
  expect(Object.keys(PersonSeen.shape)).toEqual(["userId", "name"]);
  expect(Object.keys(User.shape)).not.toContain("password");
});

it("starts a person in metres, each project's own currency, the system's theme, English and with mails", () => {
  expect(DEFAULT_PREFERENCES).toEqual({
    units: "metric",
    currency: null,
    theme: "system",
    language: "en",
    dataSaver: false,
    commentMails: true,
    localDemand: true,
    resultView: null,
  });
  expect([UNITS, THEMES]).toEqual([
    ["metric", "imperial"],
    ["system", "light", "dark"],
  ]);
  for (const language of ["en", "de", "pcm"])
    expect(faults(Preferences, { ...DEFAULT_PREFERENCES, language })).toEqual([]);
  expect(faults(Preferences, { ...DEFAULT_PREFERENCES, currency: "EUR" })).toEqual([]);
  expect(faults(Preferences, { ...DEFAULT_PREFERENCES, units: "", theme: "", language: "" })).toEqual([
    "units",
    "theme",
    "language",
  ]);
});

/** Queries: what is left out, what is taken, what is refused. */
it.each([
  ["listProjects", listProjects.query, {}, { archived: "false", limit: 50, offset: 0 }],
  [
    "listProjects",
    listProjects.query,
    { archived: "true", shared: "true" },
    { archived: "true", shared: "true", limit: 50, offset: 0 },
  ],
  [
    "listProjects",
    listProjects.query,
    { shared: "false", limit: "100" },
    { archived: "false", shared: "false", limit: 100, offset: 0 },
  ],
  ["listProjects", listProjects.query, { archived: "yes" }, null],
  ["listProjects", listProjects.query, { shared: "" }, null],
  ["listProjects", listProjects.query, { offset: "-1" }, null],
  ["listProjects", listProjects.query, { offset: "1001" }, null],
  ["listProjects", listProjects.query, { offset: "0.5" }, null],
  ["listHistory", listHistory.query, {}, { limit: 100 }],
  ["listHistory", listHistory.query, { before: "1", limit: "1" }, { before: 1, limit: 1 }],
  ["listHistory", listHistory.query, { before: "2147483647" }, { before: 2_147_483_647, limit: 100 }],
  ["listHistory", listHistory.query, { before: "2147483648" }, null],
  ["listHistory", listHistory.query, { before: "0" }, null],
  ["listHistory", listHistory.query, { before: "1.5" }, null],
  ["listHistory", listHistory.query, { limit: "0" }, null],
  ["listHistory", listHistory.query, { limit: "101" }, null],
  ["listHistory", listHistory.query, { limit: "2.5" }, null],
  ["installerDashboard", installerDashboard.query, {}, { figures: "own" }],
  ["installerDashboard", installerDashboard.query, { figures: "sample" }, { figures: "sample" }],
  ["installerDashboard", installerDashboard.query, { figures: "theirs" }, null],
  ["readRestorePlan", readRestorePlan.query, {}, { point: "before" }],
  ["readRestorePlan", readRestorePlan.query, { point: "after" }, { point: "after" }],
  ["readRestorePlan", readRestorePlan.query, { point: "now" }, null],
  ["verifyEmail", verifyEmail.query, { token: "abc" }, { token: "abc" }],
  ["verifyEmail", verifyEmail.query, {}, { token: "" }],
  ["verifyEmail", verifyEmail.query, { token: "a".repeat(200) }, { token: "a".repeat(200) }],
  ["verifyEmail", verifyEmail.query, { token: "a".repeat(201) }, { token: "" }],
  ["watchProject", watchProject.query, {}, {}],
  ["watchProject", watchProject.query, { tab: "a".repeat(40) }, { tab: "a".repeat(40) }],
  ["watchProject", watchProject.query, { tab: "a".repeat(41) }, null],
  ["watchProject", watchProject.query, { tab: "" }, null],
] as const)("reads the query of %s (%#)", (_name, schema: z.ZodType, sent, read) => {
  expect(schema.safeParse(sent).data ?? null).toEqual(read);
});

it("restores at a point, for a version, knowing the newest change", () => {
  const sent = { point: "after", version: 3, newest: "018f3c5e-0000-7000-8000-000000000001" };
  expect(faults(restoreProject.body, sent)).toEqual([]);
  expect(faults(restoreProject.body, { ...sent, point: "now", version: 0.5, newest: "3" })).toEqual([
    "point",
    "version",
    "newest",
  ]);
  expect(faults(restoreProject.body, {})).toEqual(["point", "version", "newest"]);
});

it.each(["print", "pdf", "csv", "json"])("notes that a report was taken out as %s", (format) => {
  expect(faults(recordExport.body, { format })).toEqual([]);
  expect(faults(recordExport.body, { format: `${format}x` })).toEqual(["format"]);
});

it("takes a picture of 100 kB in base64, four characters for three bytes, and null for none", () => {
  const picture = (bytes: number) => ({ image: "A".repeat(Math.ceil(bytes / 3) * 4) });
  expect(faults(setPicture.body, picture(100_000))).toEqual([]);
  expect(faults(setPicture.body, picture(100_003))).toEqual(["image"]);
  expect(faults(setPicture.body, { image: null })).toEqual([]);
  expect(faults(setPicture.body, { image: "no picture" })).toEqual(["image"]);
  expect(faults(setPicture.body, {})).toEqual(["image"]);
});

it("answers a roof with its layout, or with nothing at all, never with half", () => {
  const { response } = readPanelPlacement;
  const stored = sample(PanelPlacement);
  expect(faults(response, stored)).toEqual([]);
  expect(faults(response, NO_PLACEMENT)).toEqual([]);
  expect(response.safeParse({ ...NO_PLACEMENT, roofWidth: 12 }).success).toBe(false);
  expect(response.safeParse({ ...NO_PLACEMENT, optimizedLayout: stored.optimizedLayout }).success).toBe(false);
  expect(response.safeParse({ ...stored, figures: null }).success).toBe(false);
});

/** Bytes, events and pieces are no JSON: what a handler gives is looked at by its kind. */
it("sends bytes as bytes, and pieces that come one after another", () => {
  const file = { mediaType: "application/pdf", bytes: new Uint8Array([1]) };
  expect(faults(FileAnswer, file)).toEqual([]);
  expect(faults(FileAnswer, { ...file, bytes: [1] })).toEqual(["bytes"]);
  expect(faults(FileAnswer, { ...file, mediaType: null })).toEqual(["mediaType"]);
  async function* pieces() {
    yield await Promise.resolve("one");
  }
  for (const schema of [EventStream, Document]) {
    expect(schema.safeParse(pieces()).success).toBe(true);
    for (const value of [null, undefined, "text", {}, ["text"], pieces])
      expect(schema.safeParse(value).success).toBe(false);
  }
});

it("refuses with a code and words, the fields at fault and the line of the log where there are any", () => {
  const issues = [{ path: "email", message: "Invalid" }];
  expect(ErrorBody.parse({ code: "invalid_input", message: "No", issues })).toEqual({
    code: "invalid_input",
    message: "No",
    issues,
  });
  expect(ErrorBody.parse({ code: "internal", message: "No", requestId: "r-1" }).requestId).toBe("r-1");
  expect(faults(ErrorBody, { issues: [{ path: 1 }], requestId: 7 })).toEqual([
    "code",
    "message",
    "issues.0.path",
    "issues.0.message",
    "requestId",
  ]);
});

it("says which services weather may be fetched from, none being fine", () => {
  const { response } = readSettings;
  for (const weatherServices of [[], ["pvgis"], ["pvgis", "nasa-power"]])
    expect(faults(response, { weatherServices })).toEqual([]);
  expect(faults(response, { weatherServices: ["meteonorm"] })).toEqual(["weatherServices.0"]);
  expect(faults(response, {})).toEqual(["weatherServices"]);
});

it("names a project as the specification does until its owner does", () => {
  expect(DEFAULT_PROJECT_NAME).toBe("New Solar Project");
});
