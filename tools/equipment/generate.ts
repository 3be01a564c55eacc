import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../source";
import { joined, type Row, sheetOf } from "./sheet";

/**
 * Writes the files of the equipment library from a folder of sourced tables: `npm run equipment -- FOLDER`. Left out is
 * what can be computed from the rest of a row, or is the same in all of them.
 */
const TABLES = [
  { from: ["modules"], to: "modules", without: ["efficiency_pct"] },
  {
    from: ["inverters"],
    to: "inverters",
    without: ["name_exact", "idc_max_a", "eff_cec_vlow_pct", "eff_cec_vhigh_pct", "eff_full_pct", "cec_date"],
  },
  {
    from: ["batteries", "battery_limits"],
    to: "batteries",
    without: ["warranty_y", "max_charge_kw", "rec_charge_a", "rec_discharge_a", "peak_charge_a", "peak_discharge_a"],
  },
  { from: ["charge_controllers"], to: "charge-controllers", without: ["self_ma_12v", "self_ma_24v"] },
  {
    from: ["offgrid_inverters", "hybrids"],
    to: "battery-inverters",
    without: [
      "mppt_full_low_v",
      "mppt_full_high_v",
      "charge_w_max",
      "discharge_w_max",
      "eff_euro_pct",
      "ac_couple_a",
      "battery_types",
    ],
  },
  { from: ["generators"], to: "generators", without: ["l_kwh_25", "l_kwh_50", "l_kwh_75", "l_kwh_100"] },
  { from: ["sources"], to: "sources", without: [] },
] as const;

/** How a later table names the row that it adds figures to, and what nobody calculates with. */
const OF_THE_TABLE = ["in_library", "source_place", "voltage_class"];

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder of tables: npm run equipment -- FOLDER");

for (const { from, to, without } of TABLES) {
  const left: readonly string[] = [...without, ...OF_THE_TABLE];
  const sheet = from.map((name) => sheetOf(name, readFileSync(join(folder, `${name}.csv`), "utf8"))).reduce(joined);
  // No design can charge a battery of which nobody says what it is made of.
  const whole = sheet.rows.filter((row) => to !== "batteries" || row["chemistry"] !== "");
  const kept = sheet.columns.filter((name) => !left.includes(name));
  const line = (row: Row) => JSON.stringify(kept.map((name) => row[name] ?? "").join("\t"));
  const lines = whole.map(line).join(",\n");
  const file = join(root, `packages/equipment/src/data/${to}.json`);
  writeFileSync(file, `{\n"columns": ${JSON.stringify(kept.join("\t"))},\n"rows": [\n${lines}\n]\n}\n`);
  console.log(`Written: ${file}, ${whole.length} rows of ${sheet.rows.length}`);
}
