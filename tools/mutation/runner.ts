import { join } from "node:path";
import { createVitest } from "vitest/node";
import { root } from "../source";
import { type Mutant, mutated } from "./mutants";

/** Runs a test file on one fault after another, which stands in memory alone: no file of the project is written. */
export interface Trial {
  readonly mutant: Mutant | null;
  readonly test: string;
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

function put(mutant: Mutant | null): void {
  for (const file of [current?.file, mutant?.file]) if (file !== undefined) vitest.invalidateFile(join(root, file));
  current = mutant;
}

/** Whether a test file fails. What fails to load or to start fails, too. */
async function fails({ mutant, test }: Trial): Promise<boolean> {
  put(mutant);
  const specifications = vitest.projects.map((project) => project.createSpecification(join(root, test)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Results of files that ran before are still among them.
  const own = testModules.filter(({ moduleId }) => moduleId === join(root, test));
  return own.length === 0 || unhandledErrors.length > 0 || !own.every((module) => module.ok());
}

process.on("message", (trial: Trial) => {
  void fails(trial).then((failed) => process.send?.({ failed }));
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
