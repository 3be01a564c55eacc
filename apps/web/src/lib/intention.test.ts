import { expect, it } from "vitest";
import { createIntention } from "./intention";

it("repeats the key for the same wish and takes a new one for another", () => {
  const keyFor = createIntention();
  const first = keyFor({ name: "Ada" });
  expect(keyFor({ name: "Ada" })).toBe(first);
  expect(keyFor({ name: "Grace" })).not.toBe(first);
  expect(createIntention()({ name: "Ada" })).not.toBe(first);
});

it("takes a new key for the same wish once it was fulfilled", () => {
  const keyFor = createIntention();
  const first = keyFor({ name: "Ada" });
  keyFor.fulfilled();
  expect(keyFor({ name: "Ada" })).not.toBe(first);
});
