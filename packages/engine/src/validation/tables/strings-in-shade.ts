import { ArrayInShade, type ShadedArray } from "../../shade/array";
import type { CelledModule } from "../../shade/cell";
import { type Pattern, patternOf, type Third } from "../../shade/thirds";
import { Check } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { type CaseRunner, type Outcome, runCases } from "../outcome";
import type { Field } from "../reader";
import { told } from "../told";
import { deSotoOf } from "./module-inverter";

/** As the table states it for a program with the same equations. */
const POWER = { relative: 5e-4 };
const VOLTAGE = { relative: 5e-3 };
/** Where another maximum comes as near to the greatest, which of the two is taken hangs on rounding. */
const RIVAL = 0.995;

function moduleOf(module: Field): CelledModule {
  const halves = module.number("parallel_halves");
  return {
    ...deSotoOf(module.field("params")),
    grid: {
      rows: module.number("cell_rows"),
      columns: module.number("cell_columns"),
      halves: halves === 1 || halves === 2 ? halves : module.field("parallel_halves").refuse(told("expected.number")),
    },
  };
}

/** "000*8/012/210": a row of cells each, from the top, `*8` for eight that are equal; each character is a light. */
function patternFrom(text: string, alphabet: string, { module, lights, thirds }: Cells): Pattern {
  const rows = text.split("/").flatMap((part) => {
    const [row = "", times = "1"] = part.split("*");
    return Array.from({ length: Number(times) }, () => row);
  });
  return patternOf(module.grid, lights, (row, column) => alphabet.indexOf(rows[row]?.charAt(column) ?? ""), thirds);
}

interface Cells {
  readonly module: CelledModule;
  readonly lights: number;
  /** Those that were read already. */
  readonly thirds: Map<string, Third>;
}

function arrayOf(row: Field, modules: Field, alphabet: string): ShadedArray {
  const module = moduleOf(modules.field(row.text("module")));
  const lights = row.numbers("levels");
  const cells = { module, lights: lights.length, thirds: new Map<string, Third>() };
  return {
    module,
    irradiance: row.number("irradiance_w_m2"),
    temperature: row.number("cell_temp_c"),
    lights,
    patterns: row.list("patterns").map((each) => patternFrom(String(each.value), alphabet, cells)),
    strings: row.list("strings").map((string) => string.items().map((pattern) => pattern.asNumber())),
  };
}

/** The same modules in full light. */
function unshaded(array: ShadedArray): number {
  const patterns = [patternOf(array.module.grid, 1, () => 0)];
  const whole = new ArrayInShade({
    ...array,
    lights: [1],
    patterns,
    strings: array.strings.map((each) => each.map(() => 0)),
  });
  return whole.power("module");
}

const stringsCase =
  (modules: Field, alphabet: string): CaseRunner =>
  (row, check) => {
    const out = row.field("out");
    const given = arrayOf(row, modules, alphabet);
    const array = new ArrayInShade(given);
    const one = array.onOneTracker();
    check.compare(told("quantity.unshadedPower"), unshaded(given), out.number("p_unshaded_w"), POWER);
    check.compare(told("quantity.powerOnOne"), one.power, out.number("p_global_w"), POWER);
    check.compare(told("quantity.powerByString"), array.power("string"), out.number("p_per_string_mppt_w"), POWER);
    check.compare(told("quantity.powerByModule"), array.power("module"), out.number("p_module_optimisers_w"), POWER);
    const modulePowers = array.modulePowers();
    for (const [pattern, most] of out.numbers("p_module_max_w").entries())
      check.compare(told("quantity.modulePower", { pattern }), modulePowers[pattern] ?? null, most, POWER);
    const found = array.maxima();
    const maxima = out.list("local_maxima").map((each) => each.items().map((figure) => figure.asNumber()));
    for (const [index, [, most = 0]] of maxima.entries())
      check.compare(told("quantity.localMaximum", { number: index + 1 }), found[index]?.power ?? null, most, POWER);
    const rivals = maxima.filter(([, most = 0]) => most > RIVAL * out.number("p_global_w"));
    if (rivals.length < 2)
      check.compare(told("quantity.voltageOfMost"), one.voltage, out.number("v_global_v"), VOLTAGE);
  };

/** Table n: strings in partial shade, by the equations of its cells. */
export function stringsInShadeTable(files: ReferenceFiles): Outcome {
  const table = readJson(files, "n_strings_in_shade.json");
  const check = new Check(told("check.stringsInShade"), told("tolerance.stringsInShade"));
  const run = stringsCase(table.field("modules"), table.text("level_alphabet"));
  return { checks: [runCases(table.list("cases"), check, run)], unchecked: [] };
}
