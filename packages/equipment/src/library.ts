import type { EquipmentRecord, EquipmentSource } from "@sunwright/engine/equipment/records";
import batteries from "./data/batteries.json" with { type: "json" };
import batteryInverters from "./data/battery-inverters.json" with { type: "json" };
import controllers from "./data/charge-controllers.json" with { type: "json" };
import generators from "./data/generators.json" with { type: "json" };
import inverters from "./data/inverters.json" with { type: "json" };
import modules from "./data/modules.json" with { type: "json" };
import sourceTable from "./data/sources.json" with { type: "json" };
import { batteryInverterOf, batteryOf, controllerOf, generatorOf, inverterOf, moduleOf } from "./read";
import { type Cells, cellsOf, type DataTable } from "./table";

const records = (table: DataTable, read: (row: Cells) => EquipmentRecord): EquipmentRecord[] =>
  cellsOf(table).map(read);

const sourceOf = (row: Cells): EquipmentSource => ({
  id: row.text("id"),
  what: row.text("what"),
  repository: row.text("repository"),
  path: row.text("path"),
  commit: row.textOrNull("commit"),
  date: row.text("date_of_data"),
  licence: row.text("licence"),
  trust: row.text("trust"),
});

export interface EquipmentLibrary {
  /** Kind by kind, each in the order of its file. */
  readonly records: readonly EquipmentRecord[];
  readonly sources: readonly EquipmentSource[];
  readonly byId: (id: string) => EquipmentRecord | null;
  /** Where the figures of a record come from. */
  readonly sourcesOf: (record: EquipmentRecord) => readonly EquipmentSource[];
}

function readLibrary(): EquipmentLibrary {
  const all = [
    ...records(modules, moduleOf),
    ...records(inverters, inverterOf),
    ...records(batteries, batteryOf),
    ...records(controllers, controllerOf),
    ...records(batteryInverters, batteryInverterOf),
    ...records(generators, generatorOf),
  ];
  const sources = cellsOf(sourceTable).map(sourceOf);
  const byId = new Map(all.map((record) => [record.id, record]));
  return {
    records: all,
    sources,
    byId: (id) => byId.get(id) ?? null,
    sourcesOf: (record) => sources.filter(({ id }) => record.sources.includes(id)),
  };
}

let read: EquipmentLibrary | undefined;

/** The library, read when it is first asked for. */
export const equipmentLibrary = (): EquipmentLibrary => (read ??= readLibrary());
