import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { nameOf, readEntries } from "../../packages/contract/src/testing/entries";
import { root } from "../source";
import { permissionsDocument } from "./document";

const entries = await readEntries();
const explained = readFileSync(join(root, "tools/permissions/explained.md"), "utf8");
const rowOf = (name: string, text = permissionsDocument(explained, entries)) =>
  text
    .split("\n")
    .find((line) => line.startsWith(`| \`${name}\``))
    ?.split("|")
    .slice(2, -2)
    .map((cell) => cell.trim());

it("keeps docs/permissions.md as generated (npm run permissions)", () => {
  expect(readFileSync(join(root, "docs/permissions.md"), "utf8")).toBe(permissionsDocument(explained, entries));
});

it("asks what a call does that nothing explains, and refuses to explain one that is not there, or one twice", () => {
  const [line = ""] = explained.split("\n").filter((each) => each.startsWith("- `GET /api/orders`"));
  expect(() => permissionsDocument(explained.replace(line, ""), entries)).toThrow("GET /api/orders");
  expect(() => permissionsDocument(`${explained}\n${line}`, entries)).toThrow("explained twice");
  const gone = entries.filter((entry) => nameOf(entry) !== "GET /api/orders");
  expect(() => permissionsDocument(explained, gone)).toThrow("no call of the contract");
});

// The specification's permissions and trust.md: a stranger hears of nothing, a viewer changes nothing.
it.each([
  ["GET /api/projects/:id", ["401", "404", "yes", "yes", "yes", "yes"]],
  ["PUT /api/projects/:id", ["401", "404", "403", "yes", "yes", "yes"]],
  ["DELETE /api/projects/:id", ["401", "404", "403", "403", "403", "yes"]],
  ["GET /api/projects/:id/shares", ["401", "404", "403", "403", "yes", "yes"]],
  ["DELETE /api/projects/:id/membership", ["401", "404", "yes", "yes", "yes", "403"]],
  ["GET /api/appliances", ["401", "yes", "yes", "yes", "yes", "yes"]],
  ["GET /api/shop/stock", ["401", "404", "yes", "yes"]],
  ["PUT /api/firm/billing", ["401", "404", "403", "yes"]],
  ["DELETE /api/firm/members/:userId", ["401", "404", "in part", "yes"]],
  ["POST /api/installer/certificates", ["401", "404", "403", "yes"]],
  ["GET /api/installers/:firmId", ["401", "404 `installer_not_found`"]],
  ["GET /api/orders/:orderId", ["401", "404 `order_not_found`"]],
  ["GET /api/settings", ["yes", "nobody"]],
])("%s is for %j", (name, cells) => {
  expect(rowOf(name)).toEqual(cells);
});

it("follows what a call declares", () => {
  const other = entries.map((entry) =>
    nameOf(entry) === "PUT /api/projects/:id" ? { ...entry, need: "admin" as const } : entry,
  );
  expect(rowOf("PUT /api/projects/:id", permissionsDocument(explained, other))).toEqual([
    "401",
    "404",
    "403",
    "403",
    "yes",
    "yes",
  ]);
});
