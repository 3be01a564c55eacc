import { expect, it } from "vitest";
import { facingWords } from "./facing-words";

it("S-513 says what turning the roof would bring, and nearly flat where it brings nothing", () => {
  const words = (kind: "flat" | "best" | "near" | "turn", gain: number) =>
    facingWords({ place: "Lagos", direction: "south", kind, gain });
  expect(words("flat", 0.01), "S-513 flat").toBe(
    "Nearly flat: in Lagos no orientation gives 2% more over a year than another.",
  );
  expect(words("best", 0), "S-513 best").toBe("In Lagos no orientation gives more over a year at this tilt.");
  expect(words("near", 0.0046), "S-513 near").toBe(
    "In Lagos this gives nearly the most over a year at this tilt; south gives 0.5% more.",
  );
  expect(words("turn", 0.107), "S-513 turn").toBe("In Lagos south gives the most over a year at this tilt, 11% more.");
});
