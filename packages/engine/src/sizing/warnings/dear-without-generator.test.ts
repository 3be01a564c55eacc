// Of the rest: whole searches beside a generator.
import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { underSourcedSun } from "../choice/sourced-sun";
import { figuresOf } from "../choice/figures";
import { tally } from "../testing/followed-advice";
import { house } from "../testing/house";
import { warningsOf } from "./warnings";

/** A house of Berlin that goes on through a dull winter: ten days of backup stand for 0.1% of the hours. */
const berlin = (backupDays: number, generator: "none" | "petrol" = "none") =>
  house({ city: "de-berlin", country: "Germany", sunlightSource: "site", backupDays, generator });

const said = (input: ReturnType<typeof berlin>) => {
  const figures = figuresOf(input);
  return warningsOf(figures, underSourcedSun(figures)).find(({ id }) => id === "dear-without-generator");
};

describe("panels alone that cost more than twice what they do beside a set", () => {
  it("are said with both figures, and the set is offered by one tap", () => {
    const warning = said(berlin(10));
    expect(warning?.offer).toEqual({ generator: "petrol" });
    expect(warning?.parameter).toBe("generator");
    expect(tell(warning?.text ?? "")).toMatch(
      /^Panels and battery alone cost \$[\d,]+, more than twice as much as with a petrol generator of [\d.]+ kW\. With one, \d+ panels and [\d.]+ kWh cost \$[\d,]+ to build and \$[\d,]+ for fuel/,
    );
  });

  it("stay what is designed until it is pressed, and it does what it says", () => {
    expect(figuresOf(berlin(10)).choice?.house.generator).toBeNull();
    const followed = tally([berlin(10)]).filter(({ advice }) => advice === "warning dear-without-generator");
    expect(followed).toMatchObject([{ given: 1, failed: 0 }]);
  });

  it("are not compared where they cost little more than usual, nor beside a set", () => {
    expect(said(berlin(1))).toBeUndefined();
    expect(said(berlin(10, "petrol"))).toBeUndefined();
  });
});
