import type { ChoosableRecord } from "@sunwright/engine/equipment/chosen-parts";
import { CHOSEN_PARTS, KINDS_OF_PART } from "@sunwright/engine/equipment/chosen-parts";
import type { Part } from "@sunwright/engine/equipment/answer";
import type { Design, DesignInput } from "@sunwright/engine/sizing/inputs/design";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { randomProjects } from "@sunwright/engine/sizing/testing/random-projects";
import { equipmentLibrary } from "@sunwright/equipment/library";
import { tell } from "@sunwright/words/engine";
import fc from "fast-check";

const CHOICES = 200;
const SEED = 15;

/**
 * Random parts of the library in random projects, designed and simulated: each goes together within its rows, is refused
 * with the figure that is out, or names the figure that must be known. Ends in failure where one does not.
 */
export function measure(): Promise<string[]> {
  const { records } = equipmentLibrary();
  const ofPart = (part: Part, kinds: readonly string[] = KINDS_OF_PART[part]) =>
    records.filter((row): row is ChoosableRecord => kinds.includes(row.kind));
  const projects = randomProjects(CHOICES, SEED);
  const picks = fc.sample(fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), { numRuns: CHOICES, seed: SEED });
  const faults: string[] = [];
  const counts = { designed: 0, refused: 0, asked: 0 };
  const codes = new Map<string, number>();
  const times: number[] = [];
  for (const [index, project] of projects.entries()) {
    const parts: Record<string, unknown> = {};
    for (const [place, part] of CHOSEN_PARTS.entries()) {
      const onGrid = project.parameters.systemType === "on-grid";
      const from = part === "inverter" ? ofPart(part, [onGrid ? "inverter" : "battery-inverter"]) : ofPart(part);
      parts[part] = { row: from[(picks[index]?.[place] ?? 0) % from.length], typed: {}, price: null };
    }
    const input: DesignInput = { ...project, parts };
    const began = performance.now();
    const design = sizeSystem(input);
    times.push(performance.now() - began);
    const { refusals = [], missing = [] } = design.chosen ?? {};
    for (const { part, code } of refusals) codes.set(`${part} ${code}`, (codes.get(`${part} ${code}`) ?? 0) + 1);
    counts[refusals.length > 0 ? "refused" : missing.length > 0 ? "asked" : "designed"] += 1;
    faults.push(...faultsOf(design).map((fault) => `${index}: ${fault}`));
  }
  for (const fault of faults.slice(0, 10)) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  const sorted = times.toSorted((one, other) => one - other);
  const line = {
    choices: CHOICES,
    ...counts,
    faults: faults.length,
    codes: Object.fromEntries(codes),
    medianMs: Math.round(sorted[CHOICES / 2] ?? 0),
    slowestMs: Math.round(sorted.at(-1) ?? 0),
  };
  return Promise.resolve([JSON.stringify(line)]);
}

/** Figures of a refusal that are below what is needed; battery voltages may be either. */
const BELOW = new Set(["hot-voltage", "no-panel-input"]);

function faultsOf(design: Design): readonly string[] {
  const { refusals = [], missing = [] } = design.chosen ?? {};
  const said = design.electrical.refusals.map(({ text }) => tell(text));
  const silent = refusals.filter(
    ({ code, found }) =>
      code !== "no-panel-input" &&
      !said.some((text) => [found - 0.5, found, found + 0.49].some((near) => text.includes(digitsOf(near)))),
  );
  const unjust = refusals.filter(
    ({ code, found, limit }) => code !== "battery-voltage" && (BELOW.has(code) ? found >= limit : found <= limit),
  );
  const { count, inSeries, strings } = design.panels;
  const wired = refusals.length > 0 || missing.length > 0 || inSeries.value * strings.value === count.value;
  return [
    ...silent.map(({ part, code, found }) => `${part} ${code}: ${found} is not said in ${said.join(" | ")}`),
    ...unjust.map(({ part, code, found, limit }) => `${part} ${code}: ${found} against ${limit}`),
    ...(wired ? [] : [`${count.value} panels, ${strings.value} strings of ${inSeries.value}`]),
    ...(Number.isFinite(design.cost.total.value) ? [] : ["no cost"]),
  ];
}

/** The last three digits before the point, however a text rounds. */
const digitsOf = (found: number) => `${Math.round(found) % 1_000}`;
