import { say } from "@sunwright/words/brand";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HeroBand } from "./hero-band";

it.each(["full", "slim"] as const)("has headline and subtitle in its %s size (S-043)", (size) => {
  const shown = renderToStaticMarkup(<HeroBand size={size} />);
  expect(shown).toContain(say("headline"));
  expect(shown).toContain(say("subtitle"));
});
