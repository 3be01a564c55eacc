import { hash } from "@node-rs/argon2";
import { createPasswords } from "../../apps/api/src/platform/passwords";

/** OWASP's first choice for argon2id, the yardstick. Source: OWASP Password Storage Cheat Sheet. */
const OWASP = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const ROUNDS = 15;

/** Processor time of one piece of work, the middle of several: what else the machine does is not in it. [ms] */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
}

/** What one guess costs a processor, beside OWASP's first choice in the same run. */
export async function measure(): Promise<string[]> {
  const passwords = createPasswords();
  await passwords.warm();
  const stored = await passwords.hash("seven solar roofs");
  const yardstick = await cost(() => hash("seven solar roofs", OWASP));
  const figures: [string, number][] = [
    ["a new hash", await cost(() => passwords.hash("seven solar roofs"))],
    ["a wrong password", await cost(() => passwords.verify(stored, "wrong"))],
    ["an unknown account", await cost(() => passwords.verify(null, "wrong"))],
  ];
  return figures.map(
    ([name, time]) =>
      `${name}: ${time.toFixed(1)} ms of a core, ${(time / yardstick).toFixed(2)} of OWASP's first choice`,
  );
}
