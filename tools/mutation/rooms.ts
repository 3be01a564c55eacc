/** The files that are mutated, and the test files of which one must notice. */
export interface Room {
  readonly mutated: RegExp;
  readonly tests: RegExp;
  /** Tests load its files by their names, too. */
  readonly byName?: true;
}

/** What puts a whole design together or says it in words: held by tables and tests that size hundreds of systems. */
const WHOLE_DESIGNS = [
  "advice",
  "choice",
  "design",
  "explain.*",
  "house-of",
  "load-advice",
  "make-trace",
  "parameter-use",
  "recommendations",
  "reliability-curve",
  "remedies",
  "simulated",
  "size-system",
  "supply-parameter-use",
  "warnings",
  "waterfall",
  "wiring-advice",
  "yield-range",
].join("|");
const SLOW_TESTS = "advice|assembly|parameter-use|recommendations|size-system|warnings";

const RULES_OF_ACCESS = [
  "packages/contract/src/access",
  "apps/api/src/features/projects/(access|require-project|refusals)",
  "apps/api/src/features/(sharing|comments)/rules",
].join("|");

export const ROOMS: Readonly<Record<string, Room>> = {
  access: {
    mutated: new RegExp(`^(${RULES_OF_ACCESS})\\.ts$`),
    tests: new RegExp(`^(${RULES_OF_ACCESS}|apps/api/src/features/sharing/open)\\.test\\.ts$`),
  },
  contract: {
    mutated: /^packages\/contract\/src\/[^/]+\.ts$/,
    tests: /^packages\/contract\/src\/[^/]+\.test\.ts$/,
    byName: true,
  },
  money: {
    mutated: /^packages\/engine\/src\/(money|economics)\/[^/]+\.ts$/,
    tests: /^packages\/engine\/src\/(money|economics)\/[^/]+\.test\.ts$/,
  },
  sizing: {
    mutated: new RegExp(
      `^packages/engine/src/sizing/(electrical/[^/]+|(?:\\w+/)?(?!(${WHOLE_DESIGNS})\\.ts)[^/]+)\\.ts$`,
    ),
    tests: new RegExp(`^packages/engine/src/sizing/(?!(?:\\w+/)?(${SLOW_TESTS})\\.test\\.ts).+\\.test\\.ts$`),
  },
};
