// Of the rest: the document written again, from the tables that the first tier reads.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../source";
import { validationDocument } from "./document";

it("keeps docs/engineering/validation.md as generated (npm run validation)", () => {
  expect(readFileSync(join(root, "docs/engineering/validation.md"), "utf8")).toBe(validationDocument());
});
