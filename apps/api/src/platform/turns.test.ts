import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createTurns } from "./turns";

it("lets one call begin in each turn of the event loop, in the order they came", async () => {
  const turns = createTurns();
  const begun: number[] = [];
  const calls = Array.from({ length: 5 }, async (_, index) => {
    await turns();
    begun.push(index);
  });
  for (let passed = 1; passed <= 5; passed++) {
    await turn();
    expect(begun).toEqual([0, 1, 2, 3, 4].slice(0, passed));
  }
  await Promise.all(calls);
});

it("lets a call that comes later begin after those who wait", async () => {
  const turns = createTurns();
  const begun: string[] = [];
  const call = async (name: string) => {
    await turns();
    begun.push(name);
  };
  const first = call("first");
  const second = call("second");
  await first;
  const third = call("third");
  await Promise.all([second, third]);
  await call("fourth");
  expect(begun).toEqual(["first", "second", "third", "fourth"]);
});
