import type { DeSotoModule } from "./de-soto";

/** A module of PVWatts version 8: a real one stands for each type. */
export interface PvwattsModule extends DeSotoModule {
  /** Power at reference conditions. [W] */
  readonly power: number;
  /** Efficiency at reference conditions, 0 to 1. */
  readonly efficiency: number;
}

interface DatasheetEntry {
  readonly area: number;
  readonly voltage: number;
  readonly current: number;
  readonly currentPerKelvin: number;
  /** Share by which the temperature coefficient of the current is lowered to meet that of the power. [%] */
  readonly adjust: number;
  readonly diode: Pick<
    DeSotoModule,
    "photocurrent" | "saturationCurrent" | "seriesResistance" | "shuntResistance" | "idealityVoltage"
  >;
}

const moduleOf = (entry: DatasheetEntry): PvwattsModule => ({
  ...entry.diode,
  currentPerKelvin: entry.currentPerKelvin * (1 - entry.adjust / 100),
  energyGap: 1.12,
  power: entry.voltage * entry.current,
  efficiency: (entry.voltage * entry.current) / (1000 * entry.area),
});

/** Source: NREL's SAM simulation core 308, PVWatts version 8 (parameters fitted by SAM 2020.2.29). */
export const PVWATTS_MODULES = {
  /** Canadian Solar CS1H-320MS. */
  standard: moduleOf({
    area: 1.6864,
    voltage: 35.8,
    current: 9.01,
    currentPerKelvin: 0.004755,
    adjust: 5.79586,
    diode: {
      photocurrent: 9.51393,
      saturationCurrent: 4.37813e-11,
      seriesResistance: 0.269953,
      shuntResistance: 654.059,
      idealityVoltage: 1.65916,
    },
  }),
  /** SunPower SPR-E20-327. */
  premium: moduleOf({
    area: 1.6297,
    voltage: 54.7,
    current: 5.98,
    currentPerKelvin: 0.0026,
    adjust: 9.56482,
    diode: {
      photocurrent: 6.4704,
      saturationCurrent: 2.01784e-11,
      seriesResistance: 0.421231,
      shuntResistance: 261.723,
      idealityVoltage: 2.45326,
    },
  }),
  /** First Solar FS-6435A. */
  thinFilm: moduleOf({
    area: 2.4751,
    voltage: 183.6,
    current: 2.37,
    currentPerKelvin: 0.00102,
    adjust: -2.49865,
    diode: {
      photocurrent: 2.55475,
      saturationCurrent: 2.69243e-12,
      seriesResistance: 4.60991,
      shuntResistance: 2476.95,
      idealityVoltage: 7.97293,
    },
  }),
} as const;
