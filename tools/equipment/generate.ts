import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../source";
import { csvRows } from "./csv";

/**
 * Writes the files of the equipment library from a folder of sourced tables: `npm run equipment -- FOLDER`. Left out is
 * what can be computed from the rest of a row, or is the same in all of them.
 */
const TABLES = [
  { from: "modules", to: "modules", without: ["efficiency_pct"] },
  {
    from: "inverters",
    to: "inverters",
    without: ["name_exact", "idc_max_a", "eff_cec_vlow_pct", "eff_cec_vhigh_pct", "eff_full_pct", "cec_date"],
  },
  { from: "batteries", to: "batteries", without: ["warranty_y"] },
  { from: "charge_controllers", to: "charge-controllers", without: ["self_ma_12v", "self_ma_24v"] },
  { from: "offgrid_inverters", to: "battery-inverters", without: [] },
  { from: "generators", to: "generators", without: ["l_kwh_25", "l_kwh_50", "l_kwh_75", "l_kwh_100"] },
  { from: "sources", to: "sources", without: [] },
] as const;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder of tables: npm run equipment -- FOLDER");

for (const { from, to, without } of TABLES) {
  const left: readonly string[] = without;
  const [columns = [], ...rows] = csvRows(readFileSync(join(folder, `${from}.csv`), "utf8"));
  const kept = columns.flatMap((name, place) => (left.includes(name) ? [] : [place]));
  const line = (row: readonly string[]) => {
    if (row.length !== columns.length)
      throw new Error(`${from}.csv: a row has ${row.length} cells: ${row.join(" | ")}`);
    return kept.map((place) => row[place]).join("\t");
  };
  const lines = rows.map((row) => JSON.stringify(line(row))).join(",\n");
  const file = join(root, `packages/equipment/src/data/${to}.json`);
  writeFileSync(file, `{\n"columns": ${JSON.stringify(line(columns))},\n"rows": [\n${lines}\n]\n}\n`);
  console.log(`Written: ${file}, ${rows.length} rows`);
}
