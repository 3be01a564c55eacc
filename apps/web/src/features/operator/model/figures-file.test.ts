import { AS_SHIPPED } from "@sunwright/engine/countries/country-figures";
import { describe, expect, it } from "vitest";
import { figuresCsv, figuresJson, shownFigures } from "./figures";
import { figuresFile, sorted } from "./figures-file";

const TODAY = "2026-11-30";
const read = (text: string, name = "figures.csv") => figuresFile(new File([text], name), AS_SHIPPED, TODAY);
const counts = async (text: string) => {
  const { refused, changed, same } = sorted(await read(text));
  return { refused: refused.length, changed: changed.length, same: same.length };
};

describe("a file of figures", () => {
  it("that was exported and not touched changes nothing, as table and as data", async () => {
    const all = shownFigures(TODAY);
    const untouched = { refused: 0, changed: 0, same: all.length };
    expect(await counts(figuresCsv(all))).toEqual(untouched);
    expect(await counts(figuresJson(all))).toEqual(untouched);
  });

  it("says line by line what it would change and why a line cannot be saved", async () => {
    const file = await read(
      [
        "id;value;unit;source;from;until",
        "Nigeria/petrol;1118,40;NGN/l;NBS Petrol Price Watch;01.11.2026;2026-11-30",
        "Nigeria/diesel;0;NGN/l;NBS;2026-11-01;",
        "Kenya/petrol;180,5;KES/l;;2026-11-01;",
        "Ghana/petrol;14,5;GHS/l;NPA;2026-11-01;2026-10-31",
        "Ghana/diesel;14,5;USD/l;NPA;2026-11-01;",
        "Ghana/kerosene;14,5;GHS/l;NPA;soon;",
      ].join("\n"),
    );
    expect(file.lines.map(({ line, faults }) => [line, faults])).toEqual([
      [2, []],
      [3, ["least"]],
      [4, ["source"]],
      [5, ["ends"]],
      [6, ["unit"]],
      [7, ["unknown"]],
    ]);
    expect(sorted(file).changed[0]?.renewal).toEqual({
      id: "Nigeria/petrol",
      value: 1_118.4,
      unit: "NGN/l",
      source: "NBS Petrol Price Watch",
      from: "2026-11-01",
      until: "2026-11-30",
    });
  });

  it("renews the cheapest and the dearest of a part where it has them", async () => {
    const { lines } = await read(
      [
        "id;value;low;high;unit;source;from;until",
        "Nigeria/module;260,5;210;300,25;NGN/W;Shops;2026-11-01;",
        "Kenya/module;25;;;KES/W;Shops;2026-11-01;",
        "Ghana/module;2,9;3;4;GHS/W;Shops;2026-11-01;",
        "Ghana/battery;2300;much;2500;GHS/kWh;Shops;2026-11-01;",
      ].join("\n"),
    );
    expect(lines.map(({ faults }) => faults)).toEqual([[], [], ["range"], ["range"]]);
    expect(lines[0]?.renewal).toMatchObject({ value: 260.5, low: 210, high: 300.25 });
    expect(lines[1]?.renewal).not.toHaveProperty("low");
  });

  it("that is no table of figures is not read", async () => {
    await expect(read("name,price\nPetrol,3")).rejects.toMatchObject({ why: "columns" });
    await expect(read("{]")).rejects.toMatchObject({ why: "text" });
    await expect(read("[]")).rejects.toMatchObject({ why: "empty" });
  });
});
