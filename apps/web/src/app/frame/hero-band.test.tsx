import { say } from "@sunwright/words/brand";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HeroBand } from "./hero-band";

it.each(["full", "slim"] as const)("has headline and subtitle in its %s size", (size) => {
  const shown = renderToStaticMarkup(<HeroBand size={size} />);
  expect(shown, "S-043 headline").toContain(say("headline"));
  expect(shown, "S-043 subtitle").toContain(say("subtitle"));
});
