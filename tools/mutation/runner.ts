import { join } from "node:path";
import { createVitest } from "vitest/node";
import { root } from "../source";
import { type Mutant, mutated } from "./mutants";

/** Runs tests on one fault after another, which stands in memory alone: no file of the project is written. */
export interface Trial {
  readonly mutant: Mutant | null;
  readonly tests: readonly string[];
}

let current: Mutant | null = null;
const vitest = await createVitest(
  "test",
  {
    root,
    watch: false,
    bail: 1,
    isolate: true,
    pool: "threads",
    maxWorkers: 1,
    reporters: [{ onInit: () => undefined }],
    onConsoleLog: () => false,
  },
  {
    plugins: [
      {
        name: "mutate",
        enforce: "pre",
        transform: (code, id) => (current && id === join(root, current.file) ? mutated(current, code) : null),
      },
    ],
  },
);

/** The test file that notices, null where none does. What fails to load or to start notices, too. */
async function noticed({ mutant, tests }: Trial): Promise<string | null> {
  for (const file of [current?.file, mutant?.file]) if (file !== undefined) vitest.invalidateFile(join(root, file));
  current = mutant;
  for (const test of tests) {
    const specifications = vitest.projects.map((project) => project.createSpecification(join(root, test)));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    if (unhandledErrors.length > 0 || !testModules.every((module) => module.ok())) return test;
  }
  return null;
}

process.on("message", (trial: Trial) => {
  void noticed(trial).then((test) => process.send?.({ test }));
});
process.send?.("ready");
