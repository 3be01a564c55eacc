// Of the rest: one count of panels, over random projects.
import { expect, it } from "vitest";
import { explainParts } from "./explain-parts";
import { figuresOf } from "../choice/figures";
import { HOUSE, house } from "../testing/house";
import { pieceFaults } from "../testing/one-count";
import { randomProjects } from "../testing/random-projects";

const SEED = 20_261_123;

// `npm run bench -- pieces` does the same for 2,000.
it("counts panels once and is made of whole pieces in random projects of every system type", () => {
  for (const input of randomProjects(40, SEED)) {
    expect(pieceFaults(figuresOf(input)), JSON.stringify(input.parameters)).toEqual([]);
  }
});

it("buys one panel where that is enough and charges 12 V, and never one beside 48 V", () => {
  const lamps = { kind: "appliances", appliances: HOUSE.filter(({ name }) => name === "Phone charger") } as const;
  const small = figuresOf({ ...house({ busVoltage: 12, city: "ng-kano" }), load: lamps });
  expect(explainParts(small)[0]).toMatchObject({ kind: "panel", count: 1 });
  expect(pieceFaults(small)).toEqual([]);
  const at48 = figuresOf({ ...house({ busVoltage: 48, city: "ng-kano" }), load: lamps });
  expect(explainParts(at48)[0]?.count).toBeGreaterThan(1);
});
