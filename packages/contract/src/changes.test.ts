import { expect, it } from "vitest";
import { CHANGES, isProjectPart, PROJECT_PARTS, READ_AT } from "./changes";
import { nameOf, readEntries } from "./testing/entries";

const entries = await readEntries();
const declared = (name: string) => entries.find((entry) => nameOf(entry) === name)?.changes;

it("finds the calls of every file", () => {
  expect(entries.length).toBeGreaterThan(60);
});

it("names for everything that can change the call that reads it", () => {
  const reads = new Set(entries.filter(({ method }) => method === "GET").map(({ path }) => path));
  expect(CHANGES.filter((change) => !reads.has(READ_AT[change]))).toEqual([]);
});

it.each(entries.filter(({ method }) => method !== "GET").map((entry) => [nameOf(entry), entry] as const))(
  "%s declares what it changes, each once",
  (_name, { changes }) => {
    expect(changes).toBeDefined();
    expect(new Set(changes).size).toBe(changes?.length);
  },
);

it("lets a read change something in four places only: links of mails and shares, and what an operator opens", () => {
  const reads = entries.filter(({ method, changes }) => method === "GET" && changes !== undefined);
  expect(reads.map(nameOf).sort()).toEqual([
    "GET /api/auth/verify-email",
    "GET /api/operator/certificates/:certificateId/paper",
    "GET /api/operator/evidence/:entryId",
    "GET /api/shared/:shareToken",
  ]);
});

it("lets a write below a part of a project change that part", () => {
  const wrong = entries.filter(({ method, path, changes }) => {
    const part = PROJECT_PARTS.find((name) => name !== "project" && path.startsWith(READ_AT[name]));
    return method !== "GET" && part !== undefined && changes?.includes(part) !== true;
  });
  expect(wrong.map(nameOf)).toEqual([]);
});

it("says of calls that store nothing that they change nothing", () => {
  for (const name of ["POST /api/projects/:id/cost-comparison", "POST /api/auth/check-reset-token"])
    expect(declared(name), name).toEqual([]);
});

it("tells what is a project's from what is a person's or a firm's", () => {
  const firms = [
    "shop",
    "own-firm",
    "members",
    "installer",
    "installer-page",
    "request",
    "candidates",
    "leads",
    "one-lead",
    "quotes",
    "quote",
    "offers",
    "jobs",
    "job",
    "passports",
    "passport",
    "reviews",
    "reviews-about",
    "shop-certificates",
    "shop-products",
    "shop-product",
    "price-book",
    "import-columns",
    "price-lists",
    "price-list",
    "locations",
    "stock",
    "holds",
    "movements",
  ];
  const orders = ["cart", "orders", "order", "shop-orders", "shop-order", "billing", "credits"];
  const told = ["notifications", "unread", "notification-settings", "threads", "thread"];
  const operators = [
    "queue",
    "operator-disputes",
    "operator-passports",
    "operator-reviews",
    "audit",
    "legal",
    "figures",
    "operator-figures",
  ];
  const others = CHANGES.filter((change) => !isProjectPart(change));
  expect(others).toEqual([
    "user",
    "account",
    "sessions",
    "second",
    "projects",
    ...firms,
    ...orders,
    ...told,
    ...operators,
  ]);
});
