import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { designed } from "@sunwright/cli/designed";
import { figuresOf } from "@sunwright/engine/sizing/choice/figures";
import type { DesignInput } from "@sunwright/engine/sizing/inputs/design";
import { sheetOf } from "@sunwright/engine/sizing/electrical/testing/sheet";
import { violations } from "@sunwright/engine/sizing/electrical/testing/checker/violations";
import { designWithoutAdvice } from "@sunwright/engine/sizing/size-system";
import { randomProjects } from "@sunwright/engine/sizing/testing/random-projects";
import { RATES, RULE_NAMES, unsigned } from "../signed/engineer";

const DESIGNS = 500;
const SEED = 41;
const WIRING = "wiring by the printed tables";

interface Fault {
  readonly rule: string;
  readonly of: string;
  readonly why: string;
}

/** Random projects of every system type, their parameters as people give them. */
function randomFaults(count: number): readonly Fault[] {
  return randomProjects(count, SEED).flatMap((drawn, index) => {
    const of = `random ${index}`;
    const input = withLimits(drawn, index);
    const figures = figuresOf(input);
    const faults = unsigned({ ...designWithoutAdvice(figures), recommendations: [], parameterUse: [] });
    // A set that was searched beside its battery is not that of the rule, which the checker knows alone.
    const searched = figures.standby?.charge === 0;
    const wiring = violations(sheetOf(figures))
      .filter((why) => !(searched && why.startsWith("generator:")))
      .map((why) => ({ rule: WIRING, why }));
    return [...faults, ...wiring].map((fault) => ({ ...fault, of }));
  });
}

/** Two of three projects have a limit or several, small ones among them. */
function withLimits(input: DesignInput, index: number): DesignInput {
  const at = <Value>(values: readonly Value[], by: number) => values[(index * by) % values.length] ?? null;
  const limits = {
    panelSpace: at([null, 2, 8, 20, 45, 120, null], 5),
    connectionPower: at([null, null, 0.4, 2, 5, 12], 7),
    buildBudget: at([null, null, null, 500, 4_000, 12_000, 60_000], 3),
  };
  if (index % 3 === 0) return input;
  const { buildBudget } = limits;
  const money = RATES[input.parameters.country] ?? 1;
  return {
    ...input,
    parameters: { ...input.parameters, ...limits, buildBudget: buildBudget === null ? null : buildBudget * money },
  };
}

/** Every house of a folder; what is no house, as inputs of `simulate`, is named. */
async function caseFaults(
  folder: string,
): Promise<{ faults: readonly Fault[]; designs: number; others: readonly string[] }> {
  const before = process.cwd();
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const faults: Fault[] = [];
  const others: string[] = [];
  process.chdir(folder);
  try {
    for (const file of files) {
      if (isSimulation(join(folder, file))) {
        others.push(file);
        continue;
      }
      const { design } = await designed(file, {}, () => {});
      faults.push(...unsigned(design).map((fault) => ({ ...fault, of: file })));
    }
  } finally {
    process.chdir(before);
  }
  return { faults, designs: files.length - others.length, others };
}

/** Its panels are given, not sized. */
function isSimulation(file: string): boolean {
  const read: unknown = JSON.parse(readFileSync(file, "utf8"));
  return typeof read === "object" && read !== null && "panels" in read;
}

function told(name: string, designs: number, faults: readonly Fault[]): string[] {
  if (faults.length > 0) process.exitCode = 1;
  const broken = new Set(faults.map(({ of }) => of)).size;
  return [
    `${name}: ${designs} designs, ${broken} that no engineer signs`,
    ...[...RULE_NAMES, WIRING].flatMap((rule) => {
      const of = faults.filter((fault) => fault.rule === rule);
      return of.length === 0
        ? []
        : [
            `  ${rule}: ${of.length}; ${of
              .slice(0, 5)
              .map((fault) => `${fault.of}: ${fault.why}`)
              .join("; ")}`,
          ];
    }),
  ];
}

/**
 * Random designs and, with `--cases FOLDER`, every house of a folder held to the rules as an engineer states them, a second
 * statement of them. Ends in failure where one is broken. `signed 100` tries so many.
 */
export async function measure(asked: readonly string[]): Promise<string[]> {
  const count = Number(asked.find((name) => Number(name) > 0) ?? DESIGNS);
  const at = process.argv.indexOf("--cases");
  const folder = at < 0 ? undefined : process.argv[at + 1];
  const lines = told("random", count, randomFaults(count));
  if (folder === undefined) return lines;
  const { faults, designs, others } = await caseFaults(folder);
  return [
    ...lines,
    ...told(folder, designs, faults),
    ...(others.length > 0 ? [`not designs: ${others.join(", ")}`] : []),
  ];
}
export const figureNames = ["20", "100", "500"];
