import { DEFAULT_PARAMETERS } from "@sunwright/contract/projects";
import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import {
  changesToward,
  isChange,
  isNothing,
  type KeptAppliance,
  type ProjectState,
  stateBefore,
  toEntryChanges,
} from "./restore-rules";

const FAN = "019f0000-0000-7000-8000-000000000001";
const PUMP = "019f0000-0000-7000-8000-000000000002";
const appliance = (id: string, quantity: number, position: number): KeptAppliance => ({
  id,
  catalogueId: "ceiling-fan",
  customName: null,
  customPower: null,
  quantity,
  hoursPerDay: 6,
  hoursOfDay: [18, 19, 20],
  months: null,
  motor: true,
  essential: true,
  position,
});
const start: ProjectState = {
  parameters: {
    ...DEFAULT_PARAMETERS,
    name: "House",
    consumptionSource: "appliances",
    directDailyConsumption: null,
    directPeakPower: null,
  },
  money: {},
  appliances: [],
  parts: {},
};
const told = (changes: Record<string, unknown>, description = "Changed.") => ({
  action: "modified",
  description,
  changes,
});

const states = fc.record({
  sunlightHours: fc.constantFrom(4.5, 5, 6.5),
  place: fc.constantFrom(
    { country: "Nigeria", region: "Northern", city: "ng-kano" } as const,
    { country: "Ghana", region: null, city: null } as const,
  ),
  tariff: fc.constantFrom(null, 200, 250),
  fans: fc.integer({ min: 0, max: 3 }),
  pumps: fc.integer({ min: 0, max: 2 }),
  price: fc.constantFrom(null, 120, 198_000),
});
type Drawn = typeof states extends fc.Arbitrary<infer Value> ? Value : never;
const stateOf = ({ sunlightHours, place, tariff, fans, pumps, price }: Drawn): ProjectState => ({
  parameters: { ...start.parameters, sunlightHours, ...place },
  money: { [place.country]: { ...NO_OWN_FIGURES, tariff } },
  appliances: [...(fans > 0 ? [appliance(FAN, fans, 1)] : []), ...(pumps > 0 ? [appliance(PUMP, pumps, 2)] : [])],
  parts: price === null ? {} : { module: { equipmentId: "module-any", typed: {}, price, currency: "NGN" } },
});

it("leads back through any row of changes to where the project stood, as stored JSON too", () => {
  fc.assert(
    fc.property(fc.array(states, { minLength: 2, maxLength: 8 }), (row) => {
      const path = row.map(stateOf);
      const entries = path.slice(1).map((after, index) => {
        const changes = toEntryChanges(changesToward(path[index] ?? start, after));
        return told(z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(changes))));
      });
      const { state, stays } = stateBefore(path.at(-1) ?? start, entries.toReversed());
      expect(stays).toEqual([]);
      expect(isNothing(changesToward(state, path[0] ?? start))).toBe(true);
    }),
  );
});

it("brings back a removed appliance whole and in its place, and takes away one that was added", () => {
  const fan = appliance(FAN, 3, 1);
  const pump = appliance(PUMP, 1, 2);
  const now = { ...start, appliances: [pump] };
  const entries = [
    told({ appliances: [{ before: fan, after: null }] }),
    told({ appliances: [{ before: null, after: pump }] }),
  ];
  expect(stateBefore(now, entries).state.appliances).toEqual([fan]);
});

it("says of what cannot be brought back that it stays, once each", () => {
  const roof = told({ roofWidth: { before: 12, after: 10 } }, "Roof laid out: 24 panels.");
  const { state, stays } = stateBefore(start, [roof, told({ altitude: { before: 10, after: 200 } }), roof]);
  expect(stays).toEqual(["Roof laid out: 24 panels."]);
  expect(state.parameters.altitude).toBe(10);
});

it("takes no value that is no longer within its bounds, and says that the change stays", () => {
  const { state, stays } = stateBefore(start, [
    told({ altitude: { before: 90_000, after: 200 } }, "Changed altitude."),
  ]);
  expect(state.parameters.altitude).toBe(DEFAULT_PARAMETERS.altitude);
  expect(stays).toEqual(["Changed altitude."]);
});

it("leaves results, the archive and what only tells something out", () => {
  const calculated = {
    action: "calculated",
    description: "Calculated.",
    changes: { recommendedPanelCapacity: { before: 1, after: 2 }, directPeakPower: { before: 900, after: 1_000 } },
  };
  const { state, stays } = stateBefore(start, [calculated, { ...told({ format: "csv" }), action: "exported" }]);
  expect([state.parameters.directPeakPower, stays]).toEqual([900, []]);
  expect(isChange(calculated)).toBe(true);
  expect(isChange(told({ archivedAt: { before: null, after: "2026-01-01T00:00:00Z" } }))).toBe(false);
  expect(isChange({ ...told({ altitude: { before: 1, after: 2 } }), action: "commented" })).toBe(false);
});
