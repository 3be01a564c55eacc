import { setTimeout as after } from "node:timers/promises";

/** A calculation is tried again for so long; on a busy machine a queue is full for minutes. [ms] */
const PATIENCE = 900_000;

interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Asks again while the product is busy (503), each time after what `Retry-After` says; in the end it answers that it is busy. */
export async function untilServed<A extends Answer>(
  ask: () => Promise<A>,
  { wait = (ms: number): Promise<unknown> => after(ms), patience = PATIENCE } = {},
): Promise<A> {
  for (let waited = 0; ;) {
    const answer = await ask();
    if (answer.statusCode !== 503 || waited >= patience) return answer;
    const pause = 1_000 * Number(answer.headers["retry-after"] ?? 1);
    await wait(pause);
    waited += pause;
  }
}
