import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createSealing } from "./sealing";

const KEY = randomBytes(32);
const SECRET = "JBSWY3DPEHPK3PXP";

it("opens what it sealed, for whom it was sealed alone", () => {
  const sealing = createSealing(KEY);
  const stored = sealing.seal(SECRET, "ada");
  expect(stored).not.toContain(SECRET);
  expect(sealing.seal(SECRET, "ada"), "never twice the same").not.toBe(stored);
  expect(sealing.open(stored, "ada")).toBe(SECRET);
  expect(() => sealing.open(stored, "eve")).toThrow(/authenticate/);
  expect(() => createSealing(randomBytes(32)).open(stored, "ada")).toThrow(/authenticate/);
  expect(() => createSealing(null).open(stored, "ada")).toThrow("SECRETS_KEY");
});

it("keeps secrets as they are without a key, and reads those once there is one", () => {
  const stored = createSealing(null).seal(SECRET, "ada");
  expect(createSealing(KEY).open(stored, "ada")).toBe(SECRET);
});
