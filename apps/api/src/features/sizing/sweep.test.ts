// Of the rest: every corner of the bounds, through HTTP.
import { isDeepStrictEqual } from "node:util";
import { DEFAULT_PARAMETERS, type Parameters } from "@sunwright/contract/projects";
import { SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type Person, type TestApi } from "../projects/testing/api";
import { calculate, type Calculated, designOf, DIRECT } from "../projects/testing/calculations";

// On the embedded database alone: these sweep the rules of sizing through its call. What a database keeps of a
// calculation is in routes.test.ts.

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  // What is swept are rules, however busy the machine is.
  api = await openTestApi({ environment: { CALCULATION_SECONDS: "600" } });
  ada = await api.person();
});
afterAll(() => api.close());

/** Another value for each parameter, inside its bounds. */
const OTHER: Omit<Parameters, "currency"> = {
  sunlightHours: 4.4,
  sunlightSource: "site",
  backupDays: 5,
  backupHours: 30,
  backupRule: "autonomy",
  reliabilityTarget: 95,
  designAge: "end",
  dailyVariation: 30,
  hourlyVariation: 40,
  busVoltage: 24,
  systemType: "hybrid",
  voltageFrequency: "380V/50Hz Three Phase",
  outageHours: 8,
  outageStart: 6,
  outagesPerYear: 40,
  outageMeanHours: 6,
  hybridGoal: "least-grid",
  generator: "diesel",
  installationLocation: "pole-mount",
  batteryPlace: "outdoors",
  panelAzimuth: 0,
  panelTilt: 45,
  inverterSize: 4_000,
  panelSpace: 12,
  connectionPower: 4,
  buildBudget: 900_000,
  rowPitch: 1.4,
  rowDepth: 3.4,
  panelToInverterDistance: 90,
  inverterToLoadDistance: 90,
  inverterToGeneratorDistance: 90,
  inverterToGridDistance: 90,
  ambientTemperature: 44,
  humidity: 95,
  altitude: 3_000,
  soilingRate: 0.4,
  dryMonths: 8,
  dryFrom: "March",
  cleaningInterval: 14,
  town: "2335727 10.526 7.439 626 Kaduna",
  monthSun: "5 5 5 5 5 5 5 5 5 5 5 5",
  horizonProfile: "0 10, 90 25, 180 30, 270 25",
  roofShade: Array<string>(12).fill("8 60 60 60 60 60 60 60 60").join("; "),
  shadeObjects: "building 3 180 20 12",
  country: "Ghana",
  region: "Northern",
  city: "ng-kano",
};

// That none is decorative is the engine's to hold, for every system type: packages/engine/src/sizing/advice/parameter-use.test.ts.
// Here each is saved, reaches the calculation as it was saved, and the design that comes of it is the one that is kept.
it("makes the design of every parameter as it was saved, and keeps it", async () => {
  const start = { ...DEFAULT_PARAMETERS, systemType: "off-grid" } as const;
  const { id } = await ada.project(start);
  const before = (await calculate(ada, id, DIRECT)).body.design;
  for (const [parameter, value] of Object.entries(OTHER)) {
    const saved = await ada.put(`/api/projects/${id}`, { [parameter]: value });
    expect(saved.body, parameter).toMatchObject({ [parameter]: value, designIsCurrent: false });
    await ada.put(`/api/projects/${id}`, start);
  }
  // A city lies in its country.
  const [inNigeria, inGhana] = [
    { ...OTHER, country: "Nigeria" },
    { country: "Ghana", region: null, city: null, sunlightSource: "typed" },
  ];
  const sizedOf = async (saved: object) => {
    expect((await ada.put(`/api/projects/${id}`, saved)).body).toMatchObject(saved);
    const { design } = (await calculate(ada, id)).body;
    expect((await designOf(ada, id)).body.design).toEqual(design);
    return design;
  };
  const after = await sizedOf(inNigeria);
  // The hours that are typed count where the site's do not.
  const { sunlightHours: typedHours, ...asSaved } = inNigeria;
  expect(after.basis.parameters).toMatchObject(asSaved);
  expect(isDeepStrictEqual(figuresOf(after), figuresOf(before))).toBe(false);
  expect(after.parameterUse.map(({ parameter }) => parameter).sort()).toEqual(
    [...Object.keys(OTHER), "currency"].sort(),
  );
  const there = await sizedOf(inGhana);
  expect(there.basis.parameters).toMatchObject({ ...asSaved, ...inGhana, sunlightHours: typedHours });
});

it("lets the start of an outage and the generator matter once the grid of a hybrid system goes away", async () => {
  const start = { ...DEFAULT_PARAMETERS, systemType: "hybrid", outageHours: 12 } as const;
  const { id } = await ada.project(start);
  const before = (await calculate(ada, id, DIRECT)).body.design;
  for (const change of [{ outageStart: 6 }, { generator: "diesel" }] as const) {
    await ada.put(`/api/projects/${id}`, { ...start, ...change });
    const after = (await calculate(ada, id)).body.design;
    expect(isDeepStrictEqual(figuresOf(after), figuresOf(before)), JSON.stringify(change)).toBe(false);
  }
});

/** What a user sees of a design but the list of what each parameter did, and not what it was asked for. */
const figuresOf = ({ parameterUse: _use, basis: _asked, ...figures }: Calculated["design"]) => figures;

it("sizes at every corner of the bounds without an error and without a figure that is none", async () => {
  const far = (distance: number) => ({
    panelToInverterDistance: distance,
    inverterToLoadDistance: distance,
    inverterToGeneratorDistance: distance,
    inverterToGridDistance: distance,
  });
  // Dull, cold and near; bright, hot and far. The engine sizes between them by property.
  const corners = [
    { sunlightHours: 1, backupDays: 10, backupHours: 72, ambientTemperature: -40, humidity: 0, altitude: 0, ...far(1) },
    {
      sunlightHours: 12,
      backupDays: 1,
      backupHours: 1,
      ambientTemperature: 60,
      humidity: 100,
      altitude: 6_000,
      ...far(10_000),
    },
  ];
  const loads = [
    { directDailyConsumption: 1, directPeakPower: 1_000_000 },
    { directDailyConsumption: 1, directPeakPower: 0 },
    { directDailyConsumption: 24_000_000, directPeakPower: 1_000_000 },
  ];
  for (const systemType of SYSTEM_TYPES) {
    for (const corner of corners) {
      const { id } = await ada.project({ systemType, ...corner });
      for (const load of loads) {
        const { status } = await calculate(ada, id, load);
        expect(status, JSON.stringify({ systemType, ...corner, ...load })).toBe(200);
      }
    }
  }
});
