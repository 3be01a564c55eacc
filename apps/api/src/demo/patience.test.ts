import { expect, it } from "vitest";
import { untilServed } from "./patience";

const BUSY = { statusCode: 503, headers: { "retry-after": "2" } };

interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers one after the other, the last of them from then on. */
function answering(first: Answer, ...others: readonly Answer[]) {
  const waits: number[] = [];
  const left = [first, ...others];
  const ask = () => Promise.resolve((left.length > 1 ? left.shift() : undefined) ?? left[0] ?? first);
  const wait = (ms: number) => Promise.resolve(waits.push(ms));
  return { ask, wait, waits };
}

it("asks again after what a busy product says, until it is served", async () => {
  const { ask, wait, waits } = answering(BUSY, BUSY, { statusCode: 200, headers: {} });
  expect(await untilServed(ask, { wait })).toMatchObject({ statusCode: 200 });
  expect(waits).toEqual([2_000, 2_000]);
});

it("takes every other refusal at once", async () => {
  const { ask, wait, waits } = answering({ statusCode: 409, headers: {} });
  expect(await untilServed(ask, { wait })).toMatchObject({ statusCode: 409 });
  expect(waits).toEqual([]);
});

it("gives up in the end, with what the product says", async () => {
  const { ask, wait, waits } = answering(BUSY);
  expect(await untilServed(ask, { wait, patience: 5_000 })).toMatchObject({ statusCode: 503 });
  expect(waits).toEqual([2_000, 2_000, 2_000]);
});
