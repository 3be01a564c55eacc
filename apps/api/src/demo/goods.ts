import { type Goods, part } from "./part";
import { SMALL_PARTS } from "./small-parts";

interface Panel {
  readonly brand: string;
  readonly watts: number;
  readonly openVolts: number;
  readonly powerVolts: number;
  readonly shortAmperes: number;
  readonly area: number;
  readonly cost: number;
}
const panel = ({ brand, watts, openVolts, powerVolts, shortAmperes, area, cost }: Panel): Goods => ({
  category: "panel",
  name: `${brand} ${watts} Mono`,
  brand,
  spec: {
    powerWatts: watts,
    openVolts,
    powerVolts,
    shortCircuitAmperes: shortAmperes,
    powerAmperes: Math.round((watts / powerVolts) * 100) / 100,
    openVoltagePercentPerKelvin: -0.26,
    powerPercentPerKelvin: -0.33,
    areaSquareMetres: area,
    widthMetres: 1.134,
    seriesFuseAmperes: 25,
  },
  cost,
  pieces: 160,
  warrantyYears: 12,
});

const battery = (brand: string, ampereHours: number, cost: number, cycles = 6_000): Goods => ({
  category: "battery",
  name: `${brand} 48 V ${ampereHours} Ah`,
  brand,
  spec: {
    chemistry: "LFP",
    volts: 51.2,
    ampereHours,
    kilowattHours: Math.round(51.2 * ampereHours) / 1_000,
    usablePercent: 90,
    cycles,
    chargeAmperes: ampereHours / 2,
    dischargeAmperes: ampereHours,
  },
  cost,
  pieces: 24,
  warrantyYears: 10,
});

const inverter = (brand: string, watts: number, cost: number): Goods => ({
  category: "inverter",
  name: `${brand} ${watts / 1_000} kW hybrid`,
  brand,
  spec: {
    use: "hybrid",
    powerWatts: watts,
    surgeWatts: watts * 2,
    phases: 1,
    batteryVoltsMin: 40,
    batteryVoltsMax: 60,
    panelVoltsMax: 500,
    trackerVoltsMin: 60,
    trackerVoltsMax: 450,
    panelAmperesMax: 27,
    panelWattsMax: watts * 1.5,
    efficiencyPercent: 96.5,
    idleWatts: 45,
    parallelMax: 6,
  },
  cost,
  pieces: 18,
  warrantyYears: 5,
});

/** What every shop sells: the parts of a house of the demo, and a few that do not fit it. */
export const STAPLES: readonly Goods[] = [
  panel({ brand: "Heliora", watts: 400, openVolts: 37.1, powerVolts: 31, shortAmperes: 13.7, area: 1.92, cost: 55 }),
  panel({ brand: "Savanna", watts: 450, openVolts: 41.2, powerVolts: 34.4, shortAmperes: 13.9, area: 2.1, cost: 61 }),
  panel({ brand: "Kora", watts: 550, openVolts: 49.8, powerVolts: 41.9, shortAmperes: 13.9, area: 2.58, cost: 74 }),
  battery("Atlas", 100, 690),
  battery("Atlas", 200, 1_290),
  battery("Zuma", 280, 1_720, 8_000),
  inverter("Duna", 3_600, 310),
  inverter("Duna", 5_800, 480),
  inverter("Kora", 8_000, 680),
  part("mounting", "Rail 4.4 m", { piece: "rail", lengthMetres: 4.4 }, { cost: 8.1 }),
  part("mounting", "End clamp 35 mm", { piece: "end-clamp" }, { cost: 0.81, pieces: 900 }),
  part("mounting", "Mid clamp 35 mm", { piece: "mid-clamp" }, { cost: 0.74, pieces: 900 }),
  part("mounting", "Roof hook", { piece: "roof-hook" }, { cost: 3.1, pieces: 600 }),
  part(
    "cable",
    "Solar cable 6 mm², 100 m",
    { use: "panel", areaSquareMillimetres: 6, cores: 1, volts: 1_500, lengthMetres: 100 },
    { cost: 46, pieces: 60 },
  ),
  part("connector", "Connector pair, 1,500 V", { volts: 1_500, ratingAmperes: 30 }, { cost: 1, pieces: 700 }),
  part("fuse", "String fuse 20 A", { use: "panel", ratingAmperes: 20, volts: 1_000 }, { cost: 2.1 }),
  part("isolator", "DC isolator 32 A", { ratingAmperes: 32, volts: 1_000 }, { cost: 14.1, pieces: 80 }),
  part("breaker", "AC breaker 32 A", { ratingAmperes: 32, poles: 2 }, { cost: 5.9 }),
  part(
    "surge-protection",
    "DC surge arrester",
    { current: "direct", volts: 1_000, poles: 2 },
    { cost: 17, pieces: 70 },
  ),
  part("earthing", "Earth rod 1.5 m", { piece: "rod", lengthMetres: 1.5 }, { cost: 6.7 }),
];

/** In this order shops list them; what is bought in the demo is named by its place among the staples. */
export const GOODS: readonly Goods[] = [...STAPLES, inverter("Duna", 2_400, 215), ...SMALL_PARTS];
