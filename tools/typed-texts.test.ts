import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const CONTRACT = "packages/contract/src";

it("what people type comes in through contract/text.ts, composed, wherever a call takes it", () => {
  const others = readdirSync(CONTRACT).filter(
    (name) =>
      name.endsWith(".ts") &&
      name !== "text.ts" &&
      readFileSync(join(CONTRACT, name), "utf8").includes("z.string().trim()"),
  );
  expect(others).toEqual([]);
});
