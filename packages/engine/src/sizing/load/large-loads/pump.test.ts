import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { pumpLoad } from "./pump";

const BOREHOLE = { use: "borehole", litres: 5_000, flow: 2_000, head: 40, power: 750, tank: true } as const;

it("runs as long as its flow takes for the day's water", () => {
  const answer = pumpLoad(BOREHOLE);
  expect(answer).toMatchObject({ kind: "load", load: { hoursPerDay: 2.5, power: 750, months: null } });
});

it("runs with the sun where a tank holds the day, else when people draw", () => {
  const hoursOf = (tank: boolean) => {
    const answer = pumpLoad({ ...BOREHOLE, tank });
    return answer.kind === "load" ? answer.load.hoursOfDay : [];
  };
  expect(hoursOf(true)).toContain(12);
  expect(hoursOf(false)).not.toContain(12);
});

it("refuses a plate that lifts more than its power can: 2,000 l/h by 140 m are 763 W", () => {
  const answer = pumpLoad({ ...BOREHOLE, head: 140 });
  expect(answer.kind === "impossible" && tell(answer.because)).toContain("763 W");
});

it("refuses more water than a day of pumping gives", () => {
  expect(pumpLoad({ ...BOREHOLE, litres: 60_000 }).kind).toBe("impossible");
});
