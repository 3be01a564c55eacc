import { say } from "@sunwright/words/refusals";
import { expect, it } from "vitest";
import { ACCESS, permits } from "./access";
import type { Endpoint } from "./endpoint";
import { type ErrorCode, errors } from "./errors";
import { nameOf, readEntries } from "./testing/entries";
import { placesIn } from "./testing/samples";
import { definition } from "./testing/schema";

const entries = await readEntries();
const named = entries.map((entry) => [nameOf(entry), entry] as const);
const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);
const CODES = Object.keys(errors).filter(isErrorCode);
const parametersOf = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);

it("names each call once", () => {
  const names = entries.map(nameOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it.each(named)("%s describes the parameters of its path and no others", (_name, entry) => {
  expect(Object.keys(entry.params?.shape ?? {})).toEqual(parametersOf(entry));
});

it.each(named)("%s says in its summary what it does, in one line that does not end in a dot", (_name, { summary }) => {
  expect(summary).toMatch(/^[A-Z][^\n]{8,}[^.\n]$/);
});

it.each(named)("%s refuses with codes of the catalogue, each once", (_name, { errors: codes }) => {
  expect(codes.filter((code) => !isErrorCode(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

it.each(named)("%s says that it needs a session exactly where it can refuse for one", (_name, entry) => {
  expect(entry.errors.includes("not_signed_in")).toBe(entry.access === "session");
});

/** Whether a query can be wrong: one in which everything is read as something cannot. */
const canBeWrong = (entry: Endpoint) => {
  const sent = [entry.query, entry.body].filter((schema) => schema !== undefined);
  return sent.some((schema) => placesIn(schema).some(({ path, caught }) => path !== "" && !caught));
};

it.each(named.filter(([, entry]) => canBeWrong(entry)))("%s can refuse what is sent to it", (_name, entry) => {
  // A restore plan's one choice, as any other.
  expect(entry.errors).toContain("invalid_input");
});

it.each(named.filter(([, entry]) => parametersOf(entry).length > 0))(
  "%s answers for an id that none of ours looks like as for one that is not there",
  (_name, { errors: codes }) => {
    expect(codes.filter((code) => errors[code].status === 404).length).toBeGreaterThan(0);
  },
);

it.each(named.filter(([, { need }]) => need !== undefined && need !== "view"))(
  "%s refuses whom it does not let",
  (_name, { errors: codes }) => {
    expect(codes).toContain("not_permitted");
  },
);

it("lets nobody but a signed-in person write to a project", () => {
  const ofProjects = entries.filter(
    ({ method, path }) => method !== "GET" && /^\/api\/(projects|comments|shares)/.test(path),
  );
  expect(ofProjects.length).toBeGreaterThan(20);
  expect(ofProjects.filter(({ access }) => access !== "session").map(nameOf)).toEqual([]);
});

it("asks for a right wherever something of a project is written, but where the call ends the caller's own", () => {
  const without = entries.filter(
    ({ method, path, need }) =>
      method !== "GET" && need === undefined && /^\/api\/(projects\/:id|comments|shares)/.test(path),
  );
  expect(without.map(nameOf).sort()).toEqual(["DELETE /api/projects/:id", "DELETE /api/projects/:id/membership"]);
});

it("sends no body with a read, and none with a deletion", () => {
  expect(entries.filter(({ method, body }) => (method === "GET" || method === "DELETE") && body).map(nameOf)).toEqual(
    [],
  );
});

it("answers 201 where something new has an address, 302 where a page follows, and 200 else", () => {
  const of = (status: number) => entries.filter((entry) => entry.status === status).map(nameOf);
  expect(of(302)).toEqual(["GET /api/auth/verify-email"]);
  expect(of(201).filter((name) => !name.startsWith("POST "))).toEqual([]);
  expect(of(201).sort()).toEqual([
    "POST /api/auth/signup",
    "POST /api/files",
    "POST /api/leads/:leadId/quote",
    "POST /api/messages/:thread",
    "POST /api/orders",
    "POST /api/projects",
    "POST /api/projects/:id/appliances",
    "POST /api/projects/:id/comments",
    "POST /api/projects/:id/duplicate",
    "POST /api/projects/:id/shares",
    "POST /api/projects/import",
    "POST /api/quotes/:quoteId/versions",
    "POST /api/reviews/about/:about",
    "POST /api/shop/products",
  ]);
});

it("takes ids that nobody can guess", () => {
  const guessable = entries.flatMap(({ params }) =>
    params ? placesIn(params).filter(({ path, schema }) => path !== "" && definition(schema).format !== "uuid") : [],
  );
  // A link's token is a secret of another form, known to who was given it. A part's id says what the part is: the library
  // is the same for everybody. Which of four parts is none of a thing.
  const ids = guessable.filter(({ schema }) => definition(schema).entries === undefined);
  expect(ids.map(({ path }) => path).sort()).toEqual([
    "digest",
    "equipmentId",
    "equipmentId",
    // Of an order or a job, for operators alone.
    "number",
    "number",
    "number",
    "passport",
    "passport",
    "passport",
    // Of a passport that waits, for operators alone.
    "passportNumber",
    "passportNumber",
    "shareToken",
    "shareToken",
    "shareToken",
    "token",
    "token",
  ]);
});

it.each(CODES)("%s has a status of refusals, words for the person and a reason for the developer", (code) => {
  const { status, because } = errors[code];
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  expect(say(code)).toMatch(/^[A-Z].{5,}$/);
  expect(because).toMatch(/^\S.{3,}\.$/);
});

it.each([
  ["not_signed_in", 401],
  ["invalid_credentials", 401],
  ["not_permitted", 403],
  ["wrong_password", 403],
  ["project_not_found", 404],
  ["share_not_found", 404],
  ["email_taken", 409],
  ["project_changed", 409],
  ["body_too_large", 413],
  ["unsupported_media_type", 415],
  ["too_many_attempts", 429],
  ["too_many_requests", 429],
  ["invalid_input", 400],
  ["internal", 500],
  ["server_busy", 503],
] as const)("%s is answered with %i (RFC 9110, RFC 6585)", (code, status) => {
  expect(errors[code].status).toBe(status);
});

it("tells what is missing with 404 and what there is too much of with 422, code by code", () => {
  const ending = (end: RegExp) => CODES.filter((code) => end.test(code));
  expect(ending(/_not_found$/).filter((code) => errors[code].status !== 404)).toEqual([]);
  expect(ending(/^too_many_(appliances|comments|projects|shares)$/).map((code) => errors[code].status)).toEqual([
    422, 422, 422, 422,
  ]);
});

it("tells nobody whether an account or a project of others exists: such refusals have one text each", () => {
  const texts = CODES.map((code) => say(code));
  const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(twice).toEqual([]);
});

/** Source: design workflow specification, section 6; resolution A-30: each step with all before it. */
it.each([
  ["view", ["view"]],
  ["edit", ["view", "edit"]],
  ["admin", ["view", "edit", "admin"]],
  ["owner", ["view", "edit", "admin", "owner"]],
] as const)("lets %s do what needs %j, and nothing else", (has, may) => {
  expect(ACCESS.filter((need) => permits(has, need))).toEqual(may);
});
