import { LIGHT_INK } from "@sunwright/report/palette";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./source";

it("draws the report in the very colours of the light theme", () => {
  const tokens = readFileSync(join(root, "apps/web/src/ui/tokens.css"), "utf8");
  // Both themes share the inks that are named by their lightness; they stand after the dark ones.
  const light = tokens.replace(/\[data-theme="dark"\] \{[^}]*\}/, "");
  for (const [name, colour] of Object.entries(LIGHT_INK))
    expect(new RegExp(`--${name}: (#[0-9a-f]+);`).exec(light)?.[1], name).toBe(colour);
});
