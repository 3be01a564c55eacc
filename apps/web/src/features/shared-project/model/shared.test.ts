import { say } from "@sunwright/words/shared-project";
import type { SharedProject } from "@sunwright/contract/shares";
import { expect, it } from "vitest";
import { readOpened } from "./opened";
import { sizedSystem } from "./shared-figures";
import { backupText, bannerOf, dailyLoad } from "./shared-words";

/** The system of the design workflow specification's rules of section 9, by hand. */
const PROJECT: SharedProject = {
  id: "p",
  name: "Bello Residence",
  systemType: "off-grid",
  voltageFrequency: "220V/50Hz Single Phase",
  sunlightHours: 6.5,
  backupDays: 1,
  backupHours: 24,
  busVoltage: 48,
  country: "Nigeria",
  city: "ng-kano",
  currency: "NGN",
  consumptionSource: "appliances",
  directDailyConsumption: null,
  directPeakPower: null,
  recommendedPanelCapacity: 2_550,
  recommendedBatteryCapacity: 11_280,
  recommendedInverterCapacity: 5_720,
  designIsOutdated: false,
  estimatedCost: 12_504.6,
  price: { rung: "local", amount: 4_600_000, currency: "NGN", day: "2026-11-29", includes: ["parts", "labour", "tax"] },
  updatedAt: "2026-11-21T12:00:00Z",
  site: "Kano, Nigeria",
  designedBy: "Amina Bello",
};

it("gives kW and daily kWh of the panels, kWh and Ah at 48 V of the battery, kW of the inverter", () => {
  const system = sizedSystem(PROJECT);
  expect(system?.panels, "S-310").toMatchObject({ kilowatts: 2.55, production: 16.575 });
  expect(system?.battery, "S-311").toMatchObject({ kilowattHours: 11.28, ampHours: 235 });
  expect(system?.inverter, "S-312").toMatchObject({ kilowatts: 5.72 });
  // 11,280 Wh ÷ 24 V.
  expect(sizedSystem({ ...PROJECT, busVoltage: 24 })?.battery).toMatchObject({ voltage: 24, ampHours: 470 });
});

it("has no system to show before a calculation, or without panels", () => {
  expect(sizedSystem({ ...PROJECT, recommendedPanelCapacity: null })).toBeNull();
  expect(sizedSystem({ ...PROJECT, recommendedPanelCapacity: 0 }), "S-310 S-311 S-312 above 0 alone").toBeNull();
});

it("names the backup", () => {
  expect(backupText(PROJECT)).toBe("1 backup day");
  expect(backupText({ backupDays: 3 })).toBe("3 backup days");
});

it("says what the link permits, and whether it is public or private", () => {
  const banner = (isPublic: boolean) =>
    say
      .parts("banner", {
        ...bannerOf({ permission: "edit", isPublic, expiresAt: null }),
        b: (inside) => inside.join(""),
      })
      .join("");
  expect(banner(true)).toBe(
    "You are viewing this project with edit access. This share is public: anyone with the link can open it.",
  );
  expect(banner(false)).toBe(
    "You are viewing this project with edit access. This share is private: it opens for the person it was sent to.",
  );
});

it("sums the load, or takes the direct figure", () => {
  const row = {
    applianceId: null,
    customName: "Fan",
    customPower: 75,
    quantity: 4,
    hoursPerDay: 9,
    dailyConsumption: 2_700,
  };
  expect(dailyLoad(PROJECT, [row, row])).toBe(5_400);
  expect(dailyLoad({ consumptionSource: "direct", directDailyConsumption: 10_000 }, [row])).toBe(10_000);
});

const place = { x: 0, y: 0, width: 1.8, height: 1.1 };
const ROOF = {
  roofWidth: 12,
  roofHeight: 8,
  roofOrientation: "south",
  mounting: { kind: "flush" },
  shadingObstructions: [{ ...place, type: "chimney" }],
  optimizedLayout: [{ ...place, shaded: false }],
};
const DESIGN = {
  parameters: { systemType: "off-grid", backupHours: 24 },
  sourcedPlace: "Kano",
  monthlySunHours: Array.from({ length: 12 }, () => 5.6),
  panels: 7,
  array: 2_800,
  battery: 11_280,
  hasBattery: true,
  inverter: 5_720,
  dailyConsumption: 10_166,
  servedAtSourcedSun: 1,
  cables: [{ run: "panel-inverter", used: true, length: 10, note: "" }],
  points: null,
  simulation: null,
};

const OPENED = {
  projectShare: { permission: "view", isPublic: true, expiresAt: null },
  project: PROJECT,
  design: DESIGN,
  roof: ROOF,
  appliances: [
    { applianceId: null, customName: "Fan", customPower: 75, quantity: 4, hoursPerDay: 9, dailyConsumption: 2_700 },
  ],
};

it("shows nothing of an answer that is empty or of another shape, whatever its status", () => {
  expect(readOpened(OPENED)).toEqual(OPENED);
  for (const answer of [undefined, null, "", 0, [], {}, { message: "ok" }, "<!doctype html>"])
    expect(readOpened(answer), JSON.stringify(answer)).toBeNull();
  const parts: [keyof typeof OPENED, object][] = [
    ["projectShare", OPENED.projectShare],
    ["design", DESIGN],
    ["roof", ROOF],
    ["project", OPENED.project],
  ];
  for (const [part, whole] of parts)
    for (const field of Object.keys(whole))
      for (const wrong of [undefined, {}, Number.NaN])
        expect(readOpened({ ...OPENED, [part]: { ...whole, [field]: wrong } }), `${part}.${field}`).toBeNull();
  for (const appliances of [undefined, {}, [null], [{}], [{ ...OPENED.appliances[0], quantity: "4" }]])
    expect(readOpened({ ...OPENED, appliances })).toBeNull();
});
