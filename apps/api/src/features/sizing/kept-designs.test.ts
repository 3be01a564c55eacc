import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { house } from "@sunwright/engine/sizing/testing/house";
import { describe, expect, it, vi } from "vitest";
import { keepDesigns, type MakeDesign } from "./kept-designs";
import type { DesignTask } from "./task";

const HOUSE: DesignTask = { kind: "design", input: house({ systemType: "on-grid" }), weather: null };
const DESIGN = sizeSystem(HOUSE.input);
const OTHER: DesignTask = { ...HOUSE, input: house({ systemType: "on-grid", humidity: 71 }) };
const signal = new AbortController().signal;
const asked = (input: DesignTask, owner = "ada") => ({ input, owner, signal });

function kept(bytes?: number) {
  const make = vi.fn<MakeDesign>(() => Promise.resolve(structuredClone(DESIGN)));
  return { make, design: keepDesigns(make, bytes) };
}

describe("the same input", () => {
  it("is made into a design once, whoever asks, and each has a copy of their own", async () => {
    const { make, design } = kept();
    const [first, second] = [await design(asked(HOUSE)), await design(asked(structuredClone(HOUSE), "bola"))];
    expect(make).toHaveBeenCalledTimes(1);
    expect(second).toEqual(first);
    expect(second).not.toBe(first);
    expect(await design(asked(HOUSE))).not.toBe(second);
  });

  it("is everything a design is made from: a parameter and the hours of the weather, too", async () => {
    const { make, design } = kept();
    const hours = new Uint8Array(8);
    for (const input of [
      HOUSE,
      OTHER,
      { ...HOUSE, weather: { name: "kano.epw", hours } },
      { ...HOUSE, weather: { name: "lagos.epw", hours } },
      { ...HOUSE, weather: { name: "kano.epw", hours: hours.map((_, index) => index) } },
    ])
      await design(asked(input));
    expect(make).toHaveBeenCalledTimes(5);
  });
});

it("keeps no failure, and is cancelled like any other work", async () => {
  const make = vi.fn<MakeDesign>().mockRejectedValueOnce(new Error("busy")).mockResolvedValue(DESIGN);
  const design = keepDesigns(make);
  await expect(design(asked(HOUSE))).rejects.toThrow("busy");
  await design(asked(HOUSE));
  expect(make).toHaveBeenCalledTimes(2);
  await design({ ...asked(HOUSE), signal: AbortSignal.abort() });
  // The pool says so: it was asked.
  expect(make).toHaveBeenCalledTimes(3);
});

it("holds so many bytes: what was asked for last stays", async () => {
  const { make, design } = kept(1_000_000);
  const houses = Array.from({ length: 30 }, (_, index) => house({ systemType: "on-grid", humidity: 30 + index }));
  const tasks = houses.map((input): DesignTask => ({ ...HOUSE, input }));
  for (const task of tasks) await design(asked(task));
  const before = make.mock.calls.length;
  await design(asked(tasks.at(-1) ?? HOUSE));
  expect(make).toHaveBeenCalledTimes(before);
  await design(asked(HOUSE));
  expect(make).toHaveBeenCalledTimes(before + 1);
});
