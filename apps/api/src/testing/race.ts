import type { Trade } from "../features/quotes/testing/trade";

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}
/** Two acts at once, and what came of them. */
export interface Race {
  readonly acts: readonly [() => Promise<Reply>, () => Promise<Reply>];
  /** What cannot both be true afterwards; null where all is well. */
  readonly contradiction: (one: Reply, other: Reply) => Promise<string | null>;
}
export type Rivals = (trade: Trade, round: number) => Promise<Race>;

export const done = ({ status }: Reply) => status >= 200 && status < 300;

/** Runs a pair at once, now the one and now the other a little earlier; answers what went wrong, or null. */
export async function race(trade: Trade, rivals: Rivals, round: number): Promise<string | null> {
  const { acts, contradiction } = await rivals(trade, round);
  const [first, second] = acts;
  const late = (act: () => Promise<Reply>, by: number) => new Promise((resume) => setTimeout(resume, by)).then(act);
  const wait = round % 7;
  const [one, other] = await Promise.all(
    round % 2 === 0 ? [first(), late(second, wait)] : [late(first, wait), second()],
  );
  for (const { status, body } of [one, other]) if (status >= 500) return `${status} ${JSON.stringify(body)}`;
  if (!done(one) && !done(other)) return `both refused: ${one.status}, ${other.status}`;
  return contradiction(one, other);
}
