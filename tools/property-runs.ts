import * as actual from "fast-check";

/**
 * In place of fast-check in every test (vitest.config.ts): the first tier tries a quarter of the cases, another one each
 * day; the rest tries all. A quarter of the same cases, not new ones, so that a change fails for what it changed.
 */
export * from "fast-check";

export const QUARTERS = 4;
/** Of fast-check, where a test names no number. */
const USUAL = 100;

/** Runs one case in four until one fails; from then on everything, which is how fast-check looks for a smaller one. */
function quarterOf<Ts>(property: actual.IRawProperty<Ts>, turn: number, cases: number): actual.IRawProperty<Ts> {
  const every = Math.min(QUARTERS, cases);
  let [index, failed] = [0, false];
  const noticed = <Result>(result: Result) => {
    failed ||= result !== null;
    return result;
  };
  const run = (value: Ts) => {
    const isIts = failed || index++ % every === turn % every;
    if (!isIts) return property.isAsync() ? Promise.resolve(null) : null;
    const result = property.run(value);
    return result instanceof Promise ? result.then(noticed) : noticed(result);
  };
  return new Proxy(property, {
    get: (target, key): unknown => (key === "run" ? run : Reflect.get(target, key)),
  });
}

export function assert<Ts>(property: actual.IRawProperty<Ts>, parameters: actual.Parameters<Ts> = {}) {
  const turn = process.env["PROPERTY_QUARTER"];
  if (turn === undefined) return actual.assert(property, parameters);
  return actual.assert(quarterOf(property, Number(turn), parameters.numRuns ?? USUAL), parameters);
}

export default { ...actual.default, assert };
