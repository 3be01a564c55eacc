import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { house } from "@sunwright/engine/sizing/testing/house";
import { expect, it } from "vitest";
import { architectureWords } from "./architecture-words";
import { specifications } from "./result-text";

it.each([12, 24, 48] as const)("prints the battery's %s V and no other voltage of a battery", (busVoltage) => {
  const design = sizeSystem(house({ busVoltage }));
  const words = JSON.stringify([specifications(design), architectureWords(design, null, true)]);
  expect(words).toContain(`monocrystalline, ${busVoltage}V DC`);
  const named = [...words.matchAll(/(?<![\d.,])(12|24|48)V/g)].map(([, volts]) => Number(volts));
  expect([...new Set(named)]).toEqual([busVoltage]);
});
