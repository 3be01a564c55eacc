import type { Endpoint } from "@sunwright/contract/endpoint";
import { ProjectFile } from "@sunwright/contract/project-file";
import { holdsOnlyLines, line } from "@sunwright/contract/text";
import { sayIssue } from "@sunwright/contract/words";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "access" in value;

const CONTRACT = resolve(import.meta.dirname, "../../../../packages/contract/src");
const files = readdirSync(CONTRACT).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
const modules = await Promise.all(
  files.map((name): Promise<Record<string, unknown>> => import(/* @vite-ignore */ resolve(CONTRACT, name))),
);
const ENDPOINTS = modules.flatMap((exports) => Object.values(exports)).filter(isEndpoint);

/** What comes from outside: bodies, queries and parameters of every call, and the file that an import reads. */
const INPUTS: readonly (readonly [string, z.ZodType])[] = [
  ...ENDPOINTS.flatMap(({ method, path, body, query, params }) =>
    Object.entries({ body, query, params }).flatMap(([part, schema]) =>
      schema === undefined ? [] : [[`${method} ${path} ${part}`, schema] as const],
    ),
  ),
  ["project file", ProjectFile],
];

type Schema = z.core.$ZodType;
/** The parts of any schema; zod's own definitions are a union of fifty, of which these fields matter here. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly out?: Schema;
  readonly options?: readonly Schema[];
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly values?: readonly unknown[];
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, no-underscore-dangle -- see above; zod names it so
const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

interface Attack {
  readonly leaf: unknown;
  readonly entries: number;
  /** Which of several forms. */
  readonly form: number;
  /** Whether fields with a single right value get it, as the others are not looked at otherwise. */
  readonly literals: boolean;
}

/** A value of the schema's own shape with something hostile in the place of every text, number and choice. */
function spoilt(schema: Schema, attack: Attack): unknown {
  const { type, shape, element, innerType, in: first, out, options, valueType, values } = definitionOf(schema);
  if (shape) {
    const fields = Object.entries(shape).map(([name, field]) => [name, spoilt(field, attack)] as const);
    return Object.fromEntries([...fields, ["__unknown", 1], ["another one", 2]]);
  }
  if (element) return Array.from({ length: attack.entries }, () => spoilt(element, attack));
  if (valueType) return { key: spoilt(valueType, attack) };
  if (options) return spoilt(options[attack.form % options.length] ?? z.never(), attack);
  if (type === "pipe" && first && out) return spoilt(definitionOf(first).type === "transform" ? out : first, attack);
  if (innerType) return spoilt(innerType, attack);
  return attack.literals && type === "literal" ? values?.[0] : attack.leaf;
}

const LEAVES: readonly unknown[] = [
  undefined,
  null,
  "",
  "x",
  "x".repeat(3_000),
  "two\nlines",
  -1e9,
  0.5,
  1e308,
  Number.NaN,
  true,
  [],
  {},
  ["x"],
  new Date(0),
];
const ATTACKS: readonly Attack[] = [
  ...LEAVES.flatMap((leaf) =>
    [0, 1, 2].flatMap((form) => [true, false].map((literals) => ({ leaf, entries: 1, form, literals }))),
  ),
  // Lists within lists grow fast: long ones and empty ones once.
  ...[0, 60].map((entries) => ({ leaf: "x", entries, form: 0, literals: true })),
];

/** Zod's own sentences, by their beginnings. "Invalid email address" is the specification's too. */
const BUILT_IN =
  /^(Invalid (?!email address$)|Too (small|big)|Unrecognized key|Expected |.*expected (string|number|object|array))/;

const messagesOf = (schema: z.ZodType): ReadonlySet<string> =>
  new Set(
    [...LEAVES, ...ATTACKS.map((attack) => spoilt(schema, attack))].flatMap((value) =>
      (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message),
    ),
  );

/** What comes as bytes with a signature is read by its provider's rules. */
const BYTES = /^POST \/api\/payments\/\w+\/events body$/;

describe("what a schema says to a person", () => {
  it("looks at every call that takes anything", () => {
    expect(ENDPOINTS.length).toBeGreaterThanOrEqual(60);
    expect(INPUTS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(INPUTS.filter(([name]) => !BYTES.test(name)))(
    "%s: none of its sentences is the validator's own",
    (_name, schema) => {
      const messages = messagesOf(schema);
      expect(messages.size).toBeGreaterThan(0);
      for (const message of messages) {
        expect(message).not.toMatch(BUILT_IN);
        expect(message.length).toBeLessThan(250);
      }
    },
  );

  it.each([
    [z.string(), undefined, "Required"],
    [z.string(), 5, "Must be text"],
    [z.string().min(1), "", "Required"],
    [z.string().min(3), "ab", "At least 3 characters"],
    [z.string().max(2_000), "x".repeat(2_001), "At most 2,000 characters"],
    [z.number(), "5", "Must be a number"],
    [z.number().int(), 0.5, "Must be a whole number"],
    [z.number().min(-2), -3, "At least −2"],
    [z.number().gt(0), 0, "More than 0"],
    [z.number().multipleOf(0.5), 0.3, "A multiple of 0.5"],
    [z.array(z.string()).max(1), ["a", "b"], "At most 1 entry"],
    [z.enum(["a", "b"]), "c", "One of a, b"],
    [z.literal(true), false, "Must be true"],
    [z.uuid(), "x", "Not a valid id"],
    [z.strictObject({}), { one: 1, two: 2, three: 3, four: 4 }, "Unknown: one, two, three and 1 more"],
    [z.union([z.string(), z.number()]), true, "Not in the expected form"],
  ])("case %#", (schema, value, message) => {
    expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it("leaves a schema's own sentence alone", () => {
    expect(z.string("Say something").safeParse(5).error?.issues[0]?.message).toBe("Say something");
    expect(z.config().customError).toBe(sayIssue);
  });
});

/** Where a text may have several lines, or is none that is shown. */
const SEVERAL_LINES = new Set([
  "description",
  "content",
  "text",
  "password",
  "newPassword",
  "currentPassword",
  "about",
  "returnTerms",
  "warrantyTerms",
  "bankDetails",
  "reason",
  "words",
]);
/** Secrets, compared as they are, letters of several lines, and what a project file tells of its weather, which is looked at whole. */
const EXEMPT = new Set([
  "POST /api/auth/signup body: confirmPassword",
  "POST /api/auth/check-reset-token body: token",
  "POST /api/auth/reset-password body: token",
  "POST /api/auth/second body: recoveryCode",
  "POST /api/account/second/step body: recoveryCode",
  "GET /api/shared/:shareToken params: shareToken",
  "GET /api/shared/:shareToken/comments params: shareToken",
  "POST /api/shared/:shareToken/changes params: shareToken",
  "POST /api/notifications/unsubscribe query: token",
  // On an invoice it stands as it was typed.
  "PUT /api/firm/billing body: address",
  // What a transfer goes to, and what was seen while measuring.
  "POST /api/jobs/:jobId/actions body: details",
  "POST /api/jobs/:jobId/actions body: note",
  // Letters to people, of several lines.
  "PUT /api/requests/:projectId body: note",
  "POST /api/leads/:leadId/answer body: words",
  "project file: place",
  "project file: stamps",
  "project file: entry",
]);
const BREAKS = ["two\nlines", "two\r\nlines", "two\u2028lines", "two\u0085lines", "a\ttab"];

/** Every field and every entry of a list below a schema, by its name. */
function fieldsOf(schema: Schema): readonly (readonly [string, Schema])[] {
  const { shape, element, innerType, in: first, out, options, valueType, keyType } = definitionOf(schema);
  const named = Object.entries(shape ?? {});
  const entries = element ? [["entry", element] as const] : [];
  const below = [
    ...named.map(([, field]) => field),
    element,
    innerType,
    first,
    out,
    valueType,
    keyType,
    ...(options ?? []),
  ];
  return [...named, ...entries, ...below.flatMap((each) => (each === undefined ? [] : fieldsOf(each)))];
}

describe("a text of one line", () => {
  it("is every text that comes in but the few of several lines", () => {
    const taken = INPUTS.flatMap(([name, schema]) =>
      fieldsOf(schema)
        .filter(([, field]) => BREAKS.some((text) => z.safeParse(field, text).success))
        .filter(([, field]) => !z.safeParse(field, { anything: [true] }).success)
        .map(([field]) => `${name}: ${field}`),
    );
    const left = [...new Set(taken)].filter((field) => !SEVERAL_LINES.has(field.split(": ")[1] ?? ""));
    expect(left.filter((field) => !EXEMPT.has(field))).toEqual([]);
  });

  it("refuses every kind of line break and says so, and loses what stands around it", () => {
    for (const text of BREAKS) {
      expect(
        line(20)
          .safeParse(text)
          .error?.issues.map(({ message }) => message),
      ).toEqual(["Keep this on one line, without control characters"]);
      expect(holdsOnlyLines({ notes: ["fine", { deeper: text }] })).toBe(false);
    }
    expect(line(20).parse("  Ọṣun 東京 \n")).toBe("Ọṣun 東京");
    expect(holdsOnlyLines({ notes: ["fine"], year: 2026, nothing: null })).toBe(true);
  });
});
