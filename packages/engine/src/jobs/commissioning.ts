/** What is measured before a system is handed over; null for what this system does not have. */
export interface Readings {
  /** Open circuit, of the string that was measured. [V] */
  readonly stringVolts: number | null;
  /** Panels in series in it. */
  readonly stringPanels: number | null;
  /** Of the cells meanwhile. [°C] */
  readonly cellCelsius: number | null;
  /** Of the array against earth. [MΩ] */
  readonly insulationMegohms: number | null;
  /** Of the earth electrode. [Ω] */
  readonly earthOhms: number | null;
  /** Of the bank at rest. [V] */
  readonly batteryVolts: number | null;
  /** At the board, the inverter running. [V], [Hz] */
  readonly acVolts: number | null;
  readonly acHertz: number | null;
  /** Time in which the residual current device trips at its rated current. [ms] */
  readonly rcdMilliseconds: number | null;
  /** Of the array, and the sun on its plane at the same moment. [W], [W/m²] */
  readonly arrayWatts: number | null;
  readonly irradiance: number | null;
}
export const READINGS = [
  "stringVolts",
  "stringPanels",
  "cellCelsius",
  "insulationMegohms",
  "earthOhms",
  "batteryVolts",
  "acVolts",
  "acHertz",
  "rcdMilliseconds",
  "arrayWatts",
  "irradiance",
] as const satisfies readonly (keyof Readings)[];
export type Reading = (typeof READINGS)[number];

/** Outside of these a value was mistyped: no house has it. */
export const READING_BOUNDS: Readonly<Record<Reading, { readonly min: number; readonly max: number }>> = {
  stringVolts: { min: 0, max: 1_500 },
  stringPanels: { min: 1, max: 60 },
  cellCelsius: { min: -40, max: 100 },
  insulationMegohms: { min: 0, max: 10_000 },
  earthOhms: { min: 0, max: 10_000 },
  batteryVolts: { min: 0, max: 1_500 },
  acVolts: { min: 0, max: 1_000 },
  acHertz: { min: 0, max: 100 },
  rcdMilliseconds: { min: 0, max: 10_000 },
  arrayWatts: { min: 0, max: 10_000_000 },
  irradiance: { min: 0, max: 1_500 },
};

/** What the design says, and what there is of it. Null for what nobody stated. */
export interface Designed {
  readonly panels: {
    readonly count: number;
    readonly watts: number | null;
    readonly voc: number | null;
    readonly vocPercentPerK: number | null;
  } | null;
  readonly battery: { readonly volts: number | null } | null;
  readonly inverter: boolean;
  readonly earthing: boolean;
  readonly rcd: boolean;
  /** What appliances of the country are made for, one phase; null where the country is not known. [V], [Hz] */
  readonly grid: { readonly volts: readonly number[]; readonly hertz: number | null } | null;
}

export const COMMISSION_CHECKS = [
  "string",
  "insulation",
  "earth",
  "battery",
  "voltage",
  "frequency",
  "rcd",
  "power",
] as const;
export type CommissionCheck = (typeof COMMISSION_CHECKS)[number];

export interface CommissionFinding {
  readonly check: CommissionCheck;
  readonly measured: number | null;
  /** What it may be; null for no bound on this side. */
  readonly least: number | null;
  readonly most: number | null;
  /** False where nobody stated what it should be: then any value above nothing passes, and it is said. */
  readonly stated: boolean;
  /** Null until it is measured. */
  readonly passed: boolean | null;
  /** A system that fails it is not handed over. */
  readonly needed: boolean;
}

const STANDARD_CELLS = 25;
/** Of its panel's voltage, where the data sheet says none: crystalline silicon. [%/K] Source: IEC 61215 data sheets, usual. */
const USUAL_VOC_PERCENT = -0.29;
/** A string's voltage against what is expected of it. Source: IEC 62446-1:2016, 6.4.2: 5 % */
const STRING_TOLERANCE = 0.05;
/** Source: IEC 62446-1:2016, table 2: 0.5 MΩ below 120 V, 1 MΩ above. [MΩ] */
const leastInsulation = (volts: number) => (volts < 120 ? 0.5 : 1);
/** Source: NEC 2023, 250.53(A)(2): one electrode of no more than 25 Ω. [Ω] */
const MOST_EARTH = 25;
/** A bank at rest between empty and full. Source: lead 1.75 to 2.15 V and LFP 2.8 to 3.65 V a cell of 2.0 and 3.2 V. */
const BATTERY_SHARE = { least: 0.875, most: 1.14 };
/** Source: EN 50160:2010, 4.2.2.1: within 10 %; 4.2.1: an island's frequency within 2 %. */
const GRID_VOLTS = 0.1;
const GRID_HERTZ = 0.02;
/** Source: IEC 60364-6:2016, 6.4.3.7, and IEC 61008-1, table 1: 300 ms at the rated residual current. [ms] */
const MOST_RCD = 300;
/** Of its name plate at the sun of the moment: dirt, heat and wires take no more. Source: IEC 62446-1:2016, annex D, usual range. */
const POWER_SHARE = { least: 0.7, most: 1.1 };
/** Too little sun to judge by. [W/m²] Source: IEC 62446-1:2016, 7.2: 400 W/m² */
const LEAST_SUN = 400;

/** Each check that a system of this kind has, with what was measured and what it may be. */
export function commissioned(designed: Designed, readings: Readings): readonly CommissionFinding[] {
  const { panels, battery, grid } = designed;
  const finding = (
    check: CommissionCheck,
    measured: number | null,
    { least = null, most = null }: { readonly least?: number | null; readonly most?: number | null },
    needed = true,
  ): CommissionFinding => ({
    check,
    measured,
    least,
    most,
    stated: true,
    needed,
    passed: measured === null ? null : (least === null || measured >= least) && (most === null || measured <= most),
  });
  const unstated = (check: CommissionCheck, measured: number | null): CommissionFinding => ({
    ...finding(check, measured, {}),
    stated: false,
    passed: measured === null ? null : measured > 0,
  });
  const around = (value: number, share: number) => ({ least: value * (1 - share), most: value * (1 + share) });
  /** Of panels whose voltage is stated it waits for the number in the string. */
  function stringFinding(): CommissionFinding {
    const { stringVolts } = readings;
    const expected = panels === null ? null : stringVoltage(panels, readings);
    if (expected !== null) return finding("string", stringVolts, around(expected, STRING_TOLERANCE));
    return { ...unstated("string", stringVolts), stated: panels?.voc != null };
  }
  const found: CommissionFinding[] = [];
  if (panels !== null) {
    found.push(stringFinding());
    found.push(
      finding("insulation", readings.insulationMegohms, { least: leastInsulation(readings.stringVolts ?? 120) }),
    );
  }
  if (designed.earthing) found.push(finding("earth", readings.earthOhms, { most: MOST_EARTH }));
  if (battery !== null) {
    const { volts } = battery;
    found.push(
      volts === null
        ? unstated("battery", readings.batteryVolts)
        : finding("battery", readings.batteryVolts, {
            least: volts * BATTERY_SHARE.least,
            most: volts * BATTERY_SHARE.most,
          }),
    );
  }
  if (designed.inverter) {
    const nearest = nearestOf(grid?.volts ?? [], readings.acVolts);
    found.push(
      nearest === null
        ? unstated("voltage", readings.acVolts)
        : finding("voltage", readings.acVolts, around(nearest, GRID_VOLTS)),
    );
    found.push(
      grid === null || grid.hertz === null
        ? unstated("frequency", readings.acHertz)
        : finding("frequency", readings.acHertz, around(grid.hertz, GRID_HERTZ)),
    );
  }
  if (designed.rcd) found.push(finding("rcd", readings.rcdMilliseconds, { most: MOST_RCD }));
  const { arrayWatts, irradiance } = readings;
  if (panels?.watts != null) {
    const sunny = irradiance !== null && irradiance >= LEAST_SUN;
    const plate = sunny ? panels.count * panels.watts * (irradiance / 1_000) : null;
    const within = plate === null ? {} : { least: plate * POWER_SHARE.least, most: plate * POWER_SHARE.most };
    found.push(finding("power", sunny ? arrayWatts : null, within, false));
  }
  return found;
}

/** What is needed, and missing or wrong: the system does not count as running before. */
export const openFindings = (findings: readonly CommissionFinding[]): readonly CommissionFinding[] =>
  findings.filter(({ needed, passed }) => needed && passed !== true);

/** The one of these that a value is nearest to, the first where there is no value. */
const nearestOf = (nominals: readonly number[], value: number | null): number | null =>
  value === null
    ? (nominals[0] ?? null)
    : (nominals.toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value))[0] ?? null);

/** Of a string of these panels at the temperature of its cells. [V] Null where it cannot be told. */
function stringVoltage(
  { voc, vocPercentPerK }: NonNullable<Designed["panels"]>,
  { stringPanels, cellCelsius }: Readings,
): number | null {
  if (voc === null || stringPanels === null) return null;
  const warmer = (cellCelsius ?? STANDARD_CELLS) - STANDARD_CELLS;
  return stringPanels * voc * (1 + ((vocPercentPerK ?? USUAL_VOC_PERCENT) / 100) * warmer);
}
