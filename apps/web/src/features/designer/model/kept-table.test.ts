import { expect, it } from "vitest";
import { designed, FIRST_DESIGN, type Design } from "./design";
import { readTable, storedTable } from "./kept-table";

const moment = { day: 172, hour: 14 };
const keep = (design: Design, from = FIRST_DESIGN): unknown =>
  JSON.parse(JSON.stringify(storedTable({ design, site: "ng-kano", moment, heatMode: "year" }, from)));
const selected = designed(FIRST_DESIGN, { kind: "toggle", id: "panel-2" });
const wider = designed(selected, { kind: "roof", change: { width: 15, material: "metal" } });

it("gives back roof, material, selection, site, moment and colours of the table", () => {
  expect(readTable(keep(selected), FIRST_DESIGN)).toEqual({
    design: selected,
    site: "ng-kano",
    moment,
    heatMode: "year",
  });
  expect(readTable(keep(wider), FIRST_DESIGN)?.design).toEqual(wider);
});

it("lets go of it when the project's roof has become another since, and keeps it when it has become this one", () => {
  const other = designed(FIRST_DESIGN, { kind: "roof", change: { height: 6 } });
  expect(readTable(keep(wider), other)).toBeNull();
  expect(readTable(keep(wider), { ...wider, auto: false })?.design).toEqual(wider);
});

it("refuses what a former version of the page stored", () => {
  for (const wrong of [
    null,
    {},
    { ...Object(keep(wider)), moment: { day: 400, hour: 1 } },
    { ...Object(keep(wider)), file: {} },
  ])
    expect(readTable(wrong, FIRST_DESIGN)).toBeNull();
});
