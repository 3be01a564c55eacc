import { KeptComparison } from "@sunwright/contract/comparison";
import { expect, it } from "vitest";
import { isKept, keptOf, wizardFrom } from "./kept";
import { advance, FIRST, type Wizard } from "./wizard";

const EDITED = [
  { kind: "edit", index: 0, change: { batteryType: "gel", warranty: "7" } },
  { kind: "terms", terms: { loanTerm: "24" } },
  { kind: "prefer", priority: "carbon" },
] as const;
const edited = EDITED.reduce<Wizard>(advance, FIRST);

it("keeps what is compared, by what, and how far it came; the contract takes it", () => {
  const kept = keptOf(edited);
  expect(KeptComparison.parse(kept)).toEqual(kept);
  expect(kept).toMatchObject({ terms: { loanTerm: 24 }, priority: "carbon", compared: false });
  expect(kept?.configurations[0]).toMatchObject({ name: "Budget Solution", batteryType: "gel", warranty: 7 });
  expect(keptOf(advance(edited, { kind: "generate", inputs: null }))).toMatchObject({ compared: true });
});

it("opens as it was left, on its first step until its results are found again", () => {
  expect(wizardFrom(keptOf(edited))).toEqual(edited);
  expect(wizardFrom(keptOf(advance(edited, { kind: "generate", inputs: null })))).toEqual(edited);
  expect(wizardFrom(null)).toBe(FIRST);
});

it("keeps nothing while a box holds what cannot be sent", () => {
  expect(keptOf(advance(edited, { kind: "edit", index: 1, change: { warranty: "40" } }))).toBeNull();
});

it("knows again what a database gives back in another order", () => {
  const kept = keptOf(edited);
  if (kept === null) throw new Error("It can be sent");
  const turned = {
    ...kept,
    configurations: kept.configurations.map((each) => Object.fromEntries(Object.entries(each).toReversed())),
  };
  expect(isKept(kept, KeptComparison.parse(turned))).toBe(true);
  expect(isKept(kept, keptOf(FIRST))).toBe(false);
  expect(isKept(kept, null)).toBe(false);
});

it("begins with the defaults where columns could not be told apart", () => {
  const kept = keptOf(edited);
  if (kept === null) throw new Error("It can be sent");
  expect(wizardFrom({ ...kept, configurations: kept.configurations.map((each) => ({ ...each, name: "Same" })) })).toBe(
    FIRST,
  );
});
