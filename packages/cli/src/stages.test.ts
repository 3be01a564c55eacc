import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { design } from "./design";

let folder = "";
const fileOf = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};
let house = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "stages-"));
  house = fileOf("house.json", {
    load: {
      appliances: [
        { name: "Lamp", power: 10, quantity: 8, hoursPerDay: 6 },
        { name: "Fridge", power: 150, quantity: 1, hoursPerDay: 10 },
      ],
    },
    parameters: { city: "ng-kano" },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(stages: unknown): Promise<string> {
  const lines: string[] = [];
  await design(
    [house, "--stages", fileOf("stages.json", stages)],
    (text) => lines.push(text),
    () => {},
  );
  return lines.join("\n");
}
const NOW = { kind: "day", day: "2026-11-30", budget: null };

it("plans the stages of a file, with what stands already", async () => {
  const said = await run({
    stages: [
      { name: "Light", carries: ["Lamp"], time: NOW },
      { name: "Cold", carries: ["Fridge"], time: { kind: "saved" } },
    ],
    standing: { inverter: { watts: 2_000, volts: 12, years: 3, chargesLithium: true } },
    aside: 50_000,
  });
  expect(said).toMatch(/Stage 1, .*NGN for \d+ panel/);
  expect(said).toContain("Stage 2, ");
  expect(said).toContain("Inverter: Not used: Made for 12 V; the bank has 48 V.");
});

it("says in words what it cannot plan", async () => {
  const stages = [
    { name: "Light", carries: ["Lamp"], time: NOW },
    { name: "Nothing", carries: [], time: { kind: "saved" } },
  ];
  expect(await run({ stages })).toContain("Stage 2 adds nothing.");
  await expect(run({ stages: [{ name: "Light", carries: ["Lmap"], time: NOW }] })).rejects.toThrow(
    "no appliance of the house is called Lmap",
  );
});
