import { describe, expect, it } from "vitest";
import { figuresCsv, figuresJson, figuresLike, figuresSearch, shownFigures, soonUntil } from "./figures";

const TODAY = "2026-11-29";
const ALL = shownFigures(TODAY);

describe("the figures of the countries", () => {
  it("have words for what each is, and those that need somebody come first", () => {
    for (const { name, source } of ALL) {
      expect(name).toMatch(/^[A-Z]/);
      expect(source.length).toBeGreaterThan(5);
    }
    const ages = ALL.map(({ age }) => age);
    expect(ages.indexOf("fresh")).toBeGreaterThan(ages.lastIndexOf("ended"));
    const names = ALL.filter(({ figure }) => figure.country === "Nigeria").map(({ name }) => name);
    expect(names).toContain("Petrol");
    expect(names.some((name) => name.startsWith("Electricity: "))).toBe(true);
  });

  it("end soon when their last day is at most 30 days away", () => {
    expect(soonUntil(TODAY)).toBe("2026-12-29");
    const cap = (day: string) => shownFigures(day).find(({ figure }) => figure.id === "UK/energy/price-cap/0/0")?.age;
    expect([cap("2026-12-01"), cap("2026-12-31"), cap("2027-01-01")]).toEqual(["soon", "soon", "ended"]);
    expect(cap("2026-11-30")).toBe("fresh");
  });

  it("are found by country and age, and an address that asks for another thing asks for all", () => {
    const found = figuresLike(ALL, figuresSearch({ country: "Ghana", age: "ended" }));
    expect(found.length).toBeGreaterThan(0);
    for (const { figure, age } of found) expect([figure.country, age]).toEqual(["Ghana", "ended"]);
    expect(figuresLike(ALL, figuresSearch({ country: "Atlantis", age: "old age" }))).toHaveLength(ALL.length);
  });

  it("go out as lines of a table and as data, one a figure", () => {
    const [head, ...lines] = figuresCsv(ALL).split("\r\n");
    expect(head).toBe('"id","country","figure","value","unit","source","confidence","from","until","age","low","high"');
    expect(lines).toHaveLength(ALL.length);
    expect(lines.find((line) => line.startsWith('"Germany/export/0"'))).toMatch(/"Energy sold",0\.077,"EUR\/kWh"/);
    expect(JSON.parse(figuresJson(ALL))).toHaveLength(ALL.length);
  });
});
