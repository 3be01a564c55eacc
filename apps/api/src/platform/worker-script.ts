/** From source a worker needs the same loader as the tests. */
const LOADER = new URL("../testing/typescript-in-threads.mjs", import.meta.url).href;

/**
 * The script of a pool's workers: `worker.ts` beside the pool, or, built, the file that `tools/bundle.mjs` makes of it
 * beside the server.
 *
 * @param pool   `import.meta.url` of the pool.
 * @param built  Name of the built file.
 */
export function workerScript(pool: string, built: string) {
  const fromSource = pool.endsWith(".ts");
  return {
    script: new URL(fromSource ? "./worker.ts" : `./${built}`, pool),
    execArgv: fromSource ? ["--import", LOADER] : [],
    // Reading the source and warming up takes seconds of a processor, which each file of tests would pay again.
    handsOn: fromSource,
  };
}
