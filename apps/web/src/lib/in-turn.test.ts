import { expect, it } from "vitest";
import { inTurn } from "./in-turn";

/** Until none waits. */
const task = () => new Promise<void>((resolve) => void setTimeout(resolve, 5));

it("begins the first at once and the others in later tasks, in the order they were asked for", async () => {
  await task();
  const begun: number[] = [];
  const answers = [1, 2, 3].map((name) => inTurn(async () => begun.push(name)));
  expect(begun).toEqual([1]);
  // All that the task which asked has still to do.
  for (let steps = 0; steps < 100; steps++) await Promise.resolve();
  expect(begun).toEqual([1]);
  await Promise.all(answers);
  expect(begun).toEqual([1, 2, 3]);
  await task();
});

it("goes on after one that fails, and begins at once again when all have begun", async () => {
  const failing = async () => {
    throw new Error("no network");
  };
  const first = inTurn(failing);
  const second = inTurn(failing);
  const third = inTurn(async () => "third");
  await expect(first).rejects.toThrow("no network");
  await expect(second).rejects.toThrow("no network");
  expect(await third).toBe("third");
  await task();
  let begun = false;
  void inTurn(async () => (begun = true));
  expect(begun).toBe(true);
  await task();
});
