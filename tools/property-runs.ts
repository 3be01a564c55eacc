import * as actual from "fast-check";

/** In place of fast-check in every test (vitest.config.ts): the first tier tries a quarter of the cases, the rest all. */
export * from "fast-check";

const share = () => (process.env["PROPERTY_RUNS"] === "quarter" ? 1 / 4 : 1);
/** Of fast-check, where a test names no number. */
const USUAL = 100;

export function assert<Ts>(property: actual.IRawProperty<Ts>, parameters: actual.Parameters<Ts> = {}) {
  return actual.assert(property, { ...parameters, numRuns: Math.ceil((parameters.numRuns ?? USUAL) * share()) });
}

export default { ...actual.default, assert };
