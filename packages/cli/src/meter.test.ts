import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { run } from "./run";

const folder = mkdtempSync(join(tmpdir(), "meter-"));
const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
async function said(...words: readonly string[]) {
  const [out, errors]: [string[], string[]] = [[], []];
  const code = await run(
    words,
    (text) => out.push(text),
    (text) => errors.push(text),
  );
  return { code, out: out.join("\n"), errors: errors.join("\n") };
}
const clock = (hour: number) => String(hour % 24).padStart(2, "0");
const twoDays = (kwhOf: (hour: number) => number) =>
  Array.from(
    { length: 48 },
    (_, hour) => `2026-01-${hour < 24 ? 12 : 13} ${clock(hour)}:00;${String(kwhOf(hour % 24)).replace(".", ",")}`,
  ).join("\n");

it("says what a meter's file holds, and asks for the unit where its head names none", async () => {
  const path = file("a.csv", `Zeit;Verbrauch kWh\n${twoDays(() => 0.5)}\n`);
  const { code, out } = await said("meter", path, "--country", "Germany");
  expect([code, out]).toEqual([
    0,
    "A table of times\n48 intervals of 60 minutes, by the clock of Europe/Berlin\n24 kWh taken, 0 kWh given",
  ]);
  const open = file("b.csv", `Zeit;Wert\n${twoDays(() => 500.5)}\n`);
  expect((await said("meter", open, "--country", "Germany")).out).toContain("Say which with --unit: Wh, W");
  expect((await said("meter", open, "--country", "Germany", "--unit", "W")).out).toContain("24.024 kWh taken");
});

it("designs from a meter's hours in place of the load", async () => {
  const path = file("night.csv", `Zeit;Verbrauch kWh\n${twoDays((hour) => (hour >= 18 ? 1 : 0))}\n`);
  const house = file("house.json", JSON.stringify({ parameters: { city: "ng-kano", systemType: "off-grid" } }));
  const { code, out, errors } = await said("design", house, "--meter", path);
  expect([code, errors]).toEqual([0, ""]);
  expect(out).toContain("6,000 Wh a day");
});

it("refuses a file of bills for a design, a file it cannot read, and a house without a load, with the reason", async () => {
  const house = file("house.json", JSON.stringify({ parameters: { city: "ng-kano" } }));
  const bills = file("bills.csv", "Month,kWh\nJanuary 2026,310\nFebruary 2026,280\n");
  const ofBills = await said("design", house, "--meter", bills);
  expect(ofBills.code).toBe(2);
  expect(ofBills.errors).toContain("does not say when power was used");
  const empty = file("empty.csv", "\n");
  expect(await said("meter", empty)).toMatchObject({ code: 2, errors: `${empty}: Line 1: The file is empty.` });
  const without = await said("design", house);
  expect(without.code).toBe(2);
  expect(without.errors).toContain("load");
});
