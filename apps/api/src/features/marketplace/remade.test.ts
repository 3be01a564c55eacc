import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { expect, it } from "vitest";
import { createRemadeMemory } from "./remade";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing of it is read
const design = (name: string) => ({ name }) as unknown as Design;

it("makes a design once for all that ask, and again for who comes after one that was given up", async () => {
  const remade = createRemadeMemory();
  let made = 0;
  const make = () => Promise.resolve(design(`${(made += 1)}`));
  const [one, two] = await Promise.all([remade("a", make), remade("a", make)]);
  expect([one, two, made]).toEqual([design("1"), design("1"), 1]);
  expect(await remade("b", make)).toEqual(design("2"));
  await expect(remade("c", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await remade("c", make)).toEqual(design("3"));
});

it("keeps so many, and lets the oldest go", async () => {
  const remade = createRemadeMemory();
  let made = 0;
  const make = () => Promise.resolve(design(`${(made += 1)}`));
  for (let each = 0; each < 51; each += 1) await remade(`${each}`, make);
  await remade("50", make);
  expect(made).toBe(51);
  await remade("0", make);
  expect(made).toBe(52);
});
