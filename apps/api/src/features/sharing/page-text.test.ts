import { DEFAULT_PARAMETERS } from "@sunwright/engine/parameters/parameters";
import type { OpenedShare } from "@sunwright/contract/shares";
import { methodChange } from "@sunwright/report/outdated";
import { expect, it } from "vitest";
import { textOf } from "./page-text";

const OPENED: OpenedShare = {
  projectShare: { permission: "view", isPublic: true, expiresAt: "2027-01-31T12:00:00.000Z" },
  project: {
    ...DEFAULT_PARAMETERS,
    id: "p",
    name: "Bello Residence",
    site: "Kano, Nigeria",
    designedBy: "Ada Example",
    consumptionSource: "appliances",
    directDailyConsumption: null,
    directPeakPower: null,
    recommendedPanelCapacity: 2_800,
    recommendedBatteryCapacity: 10_240,
    recommendedInverterCapacity: 3_744,
    estimatedCost: 10_910.4,
    price: {
      rung: "local",
      amount: 4_612_345,
      currency: "NGN",
      day: "2026-11-29",
      includes: ["parts", "labour", "tax"],
    },
    designIsOutdated: false,
    updatedAt: "2026-11-23T12:00:00.000Z",
  },
  design: null,
  roof: null,
  appliances: [
    { applianceId: null, customName: "Kiln", customPower: 500, quantity: 2, hoursPerDay: 3, dailyConsumption: 3_000 },
  ],
};

it("says the shared view as text", () => {
  expect(textOf(OPENED)).toMatchObject({
    title: "Bello Residence",
    lines: ["Kano, Nigeria. Designed by Ada Example.", expect.stringContaining("Expires")],
    note: "You are viewing this project with view access. This share is public: anyone with the link can open it.",
    warning: null,
    table: { rows: [["Kiln", "500 W", "2", "3 h", "3,000 Wh a day"]] },
  });
  expect(new Map(textOf(OPENED).figures)).toEqual(
    new Map([
      ["System Type", "Off-grid"],
      ["Solar Panels", "2.8 kW"],
      ["Battery Bank", "10.24 kWh"],
      ["Inverter", "3.74 kW"],
      ["Estimated Cost", "$10,910.40"],
      ["Price", "₦4,612,345 (Local prices of Nov 29, 2026, parts and labour. Not a quote.)"],
    ]),
  );
});

it("says what an older method made", () => {
  const { warning } = textOf({ ...OPENED, project: { ...OPENED.project, designIsOutdated: true } });
  expect(warning).toBe(`Made by an older method. ${methodChange()}`);
});

it("says of a project that was not calculated that it was not", () => {
  const { project, ...shared } = OPENED;
  const text = textOf({
    ...shared,
    project: { ...project, recommendedPanelCapacity: null, estimatedCost: null, price: null },
    appliances: [],
  });
  expect(new Map(text.figures).get("Estimated Cost")).toBe("Not calculated");
  expect(new Map(text.figures).has("Solar Panels")).toBe(false);
  expect(text.table).toBeNull();
});
