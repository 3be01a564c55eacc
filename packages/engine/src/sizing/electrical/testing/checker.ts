import tables from "../../../validation/truth/h_examples.json" with { type: "json" };
import type { House, Sheet, SheetCircuit, SheetDevice } from "./sheet";

/**
 * The rules of `docs/engineering/electrical.md`, written a second time from their text and from the printed tables of
 * the reference examples. It shares no code and no list with the design it checks.
 *
 * @returns one sentence for each rule broken; none for a design that may be built or is refused as it should be.
 */
export function violations(sheet: Sheet): readonly string[] {
  const broken = refusalFaults(sheet);
  // Air this hot is refused as a whole: no table of cables goes on.
  if (sheet.house.hottestDay > 60) return broken;
  return [
    ...broken,
    ...presenceFaults(sheet),
    ...stringFaults(sheet),
    ...sheet.circuits.flatMap((circuit) => circuitFaults(sheet, circuit)),
    ...earthingFaults(sheet),
    ...generatorFaults(sheet),
  ];
}

/* Lists of what is made. */

const MINIATURE = [6, 10, 13, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125];
const IEC_BREAKERS = [...MINIATURE, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150];
const NEC_BREAKERS = [
  15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600,
  700, 800, 1000, 1200, 1600, 2000, 2500, 3000,
];
const SWITCHES = [
  16, 20, 25, 32, 40, 63, 80, 100, 125, 160, 200, 250, 400, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150,
];
const PANEL_FUSES = [2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 25, 30, 32];
/** gG fuse and the current that blows it within 5 s, IEC 60269-1. */
const GG: readonly (readonly [number, number])[] = [
  [16, 65],
  [20, 85],
  [25, 110],
  [32, 150],
  [40, 190],
  [50, 250],
  [63, 320],
  [80, 425],
  [100, 580],
  [125, 715],
  [160, 950],
  [200, 1250],
  [250, 1650],
  [315, 2200],
  [400, 2840],
];
const IEC_FUSES = GG.map(([rating]) => rating);
const NEC_FUSES = NEC_BREAKERS.filter((rating) => rating <= 400);
const SWITCHGEAR_VOLTS = [600, 1000, 1500];
const DC_SURGE_VOLTS = [150, 300, 600, 1000, 1500];
const AC_SURGE_VOLTS = [150, 275, 320, 385, 440];
const SIZES = [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120];
const ALL_SIZES = [...SIZES, 150, 185, 240, 300];
const PETROL = [1, 2, 2.8, 3.5, 5, 6, 7, 8.5, 10].map((kilowatts) => kilowatts * 1000);
const DIESEL = [
  5, 7.5, 10, 12.5, 15, 20, 25, 30, 40, 50, 60, 80, 100, 125, 150, 200, 250, 300, 400, 500, 630, 800, 1000,
].map((kva) => kva * 800);
/** What suppliers take on one phase. [VA] */
const ONE_PHASE: Readonly<Record<House["country"], number>> = {
  Nigeria: 13_800,
  Ghana: 13_800,
  Kenya: 8_000,
  "South Africa": 13_800,
  USA: 48_000,
  UK: 23_000,
  Germany: 4_600,
  Australia: 10_000,
  India: 5_000,
};
/** Panel inputs: largest voltage, tracker from, tracker to. */
const INPUTS = [
  [500, 110, 425],
  [250, 55, 212.5],
  [150, 33, 127.5],
] as const;
/** NEC 250.122, mm² of the AWG size by the device's rating. */
const NEC_EARTH: readonly (readonly [number, number])[] = [
  [15, 2.08],
  [20, 3.31],
  [60, 5.26],
  [100, 8.37],
  [200, 13.3],
  [300, 21.2],
  [400, 26.7],
  [500, 33.6],
  [600, 42.4],
  [800, 53.5],
  [1000, 67.4],
  [1200, 85],
  [1600, 107],
  [2000, 127],
  [2500, 177],
  [3000, 203],
  [4000, 253],
];

/* A module of 400 W. */
const I_SC = 12.28;
const V_OC = 41.2;
const V_MP = 34.2;
const SERIES_FUSE = 20;

/* Small tools. */

const next = (needed: number, list: readonly number[]) => list.find((one) => one >= needed - 1e-9) ?? Math.max(...list);
const fault = (broken: boolean, text: string) => (broken ? [text] : []);
const differs = (one: number, other: number) => Math.abs(one - other) > 1e-6 * Math.max(1, Math.abs(other));
const deviceOf = ({ devices }: SheetCircuit, kind: SheetDevice["kind"]) =>
  devices.find((device) => device.kind === kind);
const circuitNamed = ({ circuits }: Sheet, run: SheetCircuit["run"]) => circuits.find((circuit) => circuit.run === run);
const printed = (values: Readonly<Record<string, number>>, size: number) => values[String(size)] ?? 0;

/** The smallest standard device, or several equal ones beyond the largest. */
function ratingFaults(what: string, device: SheetDevice | undefined, needed: number, list: readonly number[]) {
  if (device === undefined) return [`${what} is missing`];
  const ways = Math.max(1, Math.ceil(needed / Math.max(...list)));
  return [
    ...fault(!list.includes(device.rating), `${what}: nobody makes ${device.rating}`),
    ...fault(device.quantity !== ways, `${what}: ${device.quantity} pieces and not ${ways}`),
    ...fault(
      device.rating !== next(needed / ways, list),
      `${what}: ${device.rating} is not the next size above ${needed / ways}`,
    ),
  ];
}

function voltageFaults(what: string, voltage: number | null, needed: number, list: readonly number[]) {
  return fault(
    voltage === null || voltage < needed || voltage !== next(needed, list),
    `${what}: ${voltage} V is not the next class above ${needed} V`,
  );
}

const fitted = ({ generator, systemType, outageHours }: House) =>
  generator !== "none" && systemType !== "on-grid" && (systemType === "off-grid" || outageHours > 0);

/** What an outage leaves on: its largest hour, its hardest start, and what runs at once at full power. [W] */
function carried({ systemType, typed, appliances }: House) {
  if (systemType === "on-grid") return { hour: 0, start: 0, atOnce: 0 };
  if (typed !== null) {
    const most = Math.max(typed.peak, typed.largestHour);
    return { hour: typed.largestHour, start: most, atOnce: most };
  }
  const on = appliances.filter(({ essential }) => essential || systemType === "off-grid");
  const mean = ({ power, hoursPerDay, hoursOfDay }: House["appliances"][number], hour: number) => {
    const own = new Set(hoursOfDay.length === 0 ? Array.from({ length: 24 }, (_, time) => time) : hoursOfDay);
    const rest = Math.max(0, hoursPerDay - own.size);
    return power * (own.has(hour) ? Math.min(1, hoursPerDay / own.size) : rest / (24 - own.size || 1));
  };
  const hours = Array.from({ length: 24 }, (_, hour) =>
    on.reduce((total, one) => total + one.quantity * mean(one, hour), 0),
  );
  const hour = Math.max(...hours);
  const peak = hours.indexOf(hour);
  const start = Math.max(hour, ...on.map((one) => hour - mean(one, peak) + one.power * one.startFactor));
  const pieces = hours.flatMap((total, time) =>
    on.filter((one) => mean(one, time) > 0).map((one) => total - mean(one, time) + one.power),
  );
  return { hour, start, atOnce: Math.max(0, ...pieces) };
}
const running = (house: House) => carried(house).atOnce;
const lineCurrent = ({ mains }: House, power: number) =>
  power / ((mains.phases === 3 ? Math.sqrt(3) : 1) * mains.voltage * 0.9);

/* Battery. */

/** U I − R I² = P ÷ η at 44.8 V with the loss of 1% its cable may have, or the panels' current where that is more. */
function batteryCurrent({ inverter, panels }: House): number {
  const power = Math.min(inverter, 30_000) / 0.95;
  const loop = (0.01 * 48) / (power / 44.8);
  const drawn = (44.8 - Math.sqrt(44.8 ** 2 - 4 * loop * power)) / (2 * loop);
  return Math.max(drawn, (panels * 400) / 48);
}
const batteryWays = (house: House) => Math.max(1, Math.ceil((1.25 * batteryCurrent(house)) / 400));
const wantsBattery = ({ battery, inverter }: House) => battery > 0 && inverter > 0;
const buildsBattery = (house: House) => running(house) <= 30_000 && batteryWays(house) <= 4;

/* Which circuits and refusals there must be. */

function presenceFaults(sheet: Sheet): readonly string[] {
  const { house, strings } = sheet;
  const wanted = {
    "panel-inverter": strings !== null,
    "battery-inverter": wantsBattery(house) && buildsBattery(house),
    "inverter-load": house.inverter > 0,
    "inverter-generator": house.inverter > 0 && fitted(house),
    "inverter-grid": house.inverter > 0 && house.systemType !== "off-grid",
  };
  return Object.entries(wanted).flatMap(([run, is]) =>
    fault(sheet.circuits.some((circuit) => circuit.run === run) !== is, `${run} is ${is ? "missing" : "not wanted"}`),
  );
}

function refusalFaults(sheet: Sheet): readonly string[] {
  const { house, circuits, refusals } = sheet;
  const refused = (id: string) => refusals.find((refusal) => refusal.id === id);
  const bus = refused("bus-current");
  const wanted = wantsBattery(house);
  const heavy = wanted && (running(house) > 15_000 || !buildsBattery(house));
  const onePhase =
    house.mains.phases !== 3 && house.systemType !== "off-grid" && house.inverter > ONE_PHASE[house.country];
  const manyCables = circuits.some(({ run, parallel }) => run !== "battery-inverter" && parallel > 4);
  return [
    ...fault((bus !== undefined) !== heavy, `48 V: ${heavy ? "not refused" : "refused"} at ${running(house)} W`),
    ...fault(bus !== undefined && bus.overridable !== buildsBattery(house), "48 V: the wrong kind of refusal"),
    ...fault(
      (refused("single-phase-limit") !== undefined) !== onePhase,
      `one phase: ${house.inverter} W in ${house.country}`,
    ),
    ...fault(manyCables && refused("long-run") === undefined, "more than four cables side by side are not refused"),
    ...fault((refused("too-hot") !== undefined) !== house.hottestDay > 60, "air above 60 °C"),
  ];
}

/* Strings. */

function stringFaults({ house, rules, strings }: Sheet): readonly string[] {
  if (strings === null) return [];
  const { inSeries, parallel, inputVoltage, cold, hot, cable } = strings;
  const low = house.coldestNight - 10;
  const trueCold = inSeries * V_OC * (1 - 0.0025 * (low - 25));
  const powerCold = inSeries * V_MP * (1 - 0.0035 * (low - 25));
  const trueHot = inSeries * V_MP * (1 - 0.0035 * (house.hottestDay + house.cellRise - 25));
  const input = INPUTS.find(([largest]) => largest === inputVoltage);
  const spare = inSeries * parallel - house.panels;
  const carries = 0.92 * printed(tables.tables.en50618_pv_cable_60c_amp.values.single_free_air, cable);
  const sun = needsFuses(parallel, rules) ? SERIES_FUSE : (rules === "NEC" ? 1.5625 : 1.25) * I_SC;
  return [
    ...fault(differs(cold, trueCold), `string: ${trueCold} V in the cold and not ${cold} V`),
    ...fault(differs(hot, trueHot), `string: ${trueHot} V in the heat and not ${hot} V`),
    ...fault(
      input === undefined || trueCold > input[0] || powerCold > input[2],
      `string: ${trueCold} V break the input of ${inputVoltage} V`,
    ),
    ...fault(
      input === undefined || trueHot < input[1],
      `string: ${trueHot} V wake no tracker of the ${inputVoltage} V input`,
    ),
    ...fault(spare < 0 || spare >= parallel, `string: ${parallel} of ${inSeries} for ${house.panels} panels`),
    ...fault(cable < 4 || carries < sun, `string: ${cable} mm² for ${sun} A`),
  ];
}

const needsFuses = (parallel: number, rules: Sheet["rules"]) =>
  (parallel - 1) * I_SC * (rules === "NEC" ? 1.25 : 1) > SERIES_FUSE;

/* Circuits. */

function circuitFaults(sheet: Sheet, circuit: SheetCircuit): readonly string[] {
  const { run, parallel, area, earth } = circuit;
  const own = {
    "panel-inverter": panelFaults,
    "battery-inverter": batteryFaults,
    "inverter-load": loadFaults,
    "inverter-generator": generatorRunFaults,
    "inverter-grid": gridFaults,
  }[run](sheet, circuit);
  const standard = fault(
    !SIZES.includes(area) || !Number.isInteger(parallel) || parallel < 1,
    `${run}: ${parallel} × ${area} mm² is not made`,
  );
  return [
    ...standard,
    ...own,
    ...fault(
      earth < leastEarth(sheet, circuit) || !ALL_SIZES.includes(earth),
      `${run}: ${earth} mm² to earth beside ${area} mm²`,
    ),
  ].map((text) => text);
}

/** IEC 60364-5-54, table 54.2; by the NEC also table 250.122. */
function leastEarth({ rules }: Sheet, circuit: SheetCircuit): number {
  const { area, run, current } = circuit;
  const byLine = next(area <= 16 ? area : area <= 35 ? 16 : area / 2, ALL_SIZES);
  if (rules === "IEC") return byLine;
  const guard = circuit.devices.find(({ kind }) => kind === "breaker" || kind === "battery-fuse");
  const rating =
    run === "panel-inverter"
      ? 1.5625 * current
      : run === "battery-inverter"
        ? (guard?.rating ?? 0)
        : (guard?.rating ?? 0) * (guard?.quantity ?? 1);
  const byDevice = NEC_EARTH.find(([most]) => most >= rating)?.[1] ?? 300;
  return Math.max(byLine, next(byDevice, ALL_SIZES));
}

interface Laid {
  readonly kind: "pvc" | "xlpe";
  readonly loaded: 2 | 3;
  readonly flexible: boolean;
  readonly air: number;
  readonly length: number;
  readonly volts: number;
  readonly mostDrop: number;
  /** What all cables together must carry. [A] */
  readonly carry: number;
}

/** Ampacity hot and grouped against what it must carry and what is printed, and the drop at the conductor's limit. */
function cableFaults({ run, current, area, parallel, ampacity }: SheetCircuit, laid: Laid): readonly string[] {
  const { kind, loaded, flexible, air, length, volts, mostDrop, carry } = laid;
  const { tables: printedTables } = tables;
  const byKind = (
    kind === "pvc" ? printedTables.iec60364_5_52_copper_pvc_30c_amp : printedTables.iec60364_5_52_copper_xlpe_30c_amp
  ).values;
  const limit = kind === "pvc" ? 70 : 90;
  const heat = Math.sqrt((limit - air) / (limit - 30));
  const each = printed(loaded === 2 ? byKind.C_2loaded : byKind.C_3loaded, area) * heat * grouping(parallel);
  const cold = printed(
    (flexible
      ? printedTables.iec60228_class5_copper_r20_ohm_per_km
      : printedTables.iec60228_class2_copper_r20_ohm_per_km
    ).values,
    area,
  );
  const perMetre = (cold / 1000) * (1 + 0.00393 * (limit - 20));
  const alternating = kind === "pvc";
  const along = alternating ? perMetre * 0.9 + 0.08e-3 * Math.sqrt(1 - 0.81) : perMetre;
  const drop = (100 * (loaded === 3 ? Math.sqrt(3) : 2) * length * (current / parallel) * along) / volts;
  return [
    ...fault(
      each * parallel < carry * (1 - 1e-9),
      `${run}: ${parallel} × ${area} mm² carry ${each * parallel} A of ${carry} A`,
    ),
    ...fault(differs(ampacity, each * parallel), `${run}: prints ${ampacity} A and carries ${each * parallel} A`),
    ...fault(drop > mostDrop + 1e-9, `${run}: drops ${drop}% of ${mostDrop}%`),
  ];
}

/** IEC 60364-5-52, table B.52.17: the more crowded entry between two, the last beyond it. */
function grouping(cables: number): number {
  const entries = Object.entries(tables.tables.grouping_factor_bunched.values).map(
    ([count, share]) => [Number(count), share] as const,
  );
  return entries.sort(([one], [other]) => one - other).find(([count]) => count >= cables)?.[1] ?? 0.38;
}

function panelFaults({ house, rules, strings }: Sheet, circuit: SheetCircuit): readonly string[] {
  if (strings === null) return ["panel circuit without strings"];
  const { parallel, cold, hot } = strings;
  const current = parallel * I_SC;
  const length = house.lengths["panel-inverter"] + (house.location === "pole-mount" ? 4 : 0);
  const fuse = deviceOf(circuit, "string-fuse");
  const isolator = deviceOf(circuit, "dc-isolator");
  const surge = deviceOf(circuit, "dc-surge");
  const roof = house.location.startsWith("roof");
  const least = (rules === "NEC" ? 1.5625 : 1.5) * I_SC;
  return [
    ...fault(differs(circuit.current, current), `panels: ${circuit.current} A of ${parallel} strings`),
    ...cableFaults(circuit, {
      kind: "xlpe",
      loaded: 2,
      flexible: false,
      air: Math.min(85, house.hottestDay),
      length,
      volts: hot,
      mostDrop: 2,
      carry: (rules === "NEC" ? 1.5625 : 1.25) * current,
    }),
    ...ratingFaults("DC isolator", isolator, 1.25 * current, SWITCHES),
    ...voltageFaults("DC isolator", isolator?.voltage ?? null, cold, SWITCHGEAR_VOLTS),
    ...voltageFaults("DC surge protection", surge?.rating ?? null, cold, DC_SURGE_VOLTS),
    ...fault(surge?.quantity !== (length > 10 ? 2 : 1), "DC surge protection: the wrong number"),
    ...fault((fuse !== undefined) !== needsFuses(parallel, rules), `string fuses for ${parallel} strings`),
    ...(fuse === undefined
      ? []
      : [
          ...fault(
            !PANEL_FUSES.includes(fuse.rating) ||
              fuse.rating < least ||
              fuse.rating > Math.min(SERIES_FUSE, 2.4 * I_SC),
            `string fuse of ${fuse.rating} A`,
          ),
          ...fault(fuse.quantity !== 2 * parallel, `${fuse.quantity} string fuses`),
          ...voltageFaults("string fuse", fuse.voltage, cold, SWITCHGEAR_VOLTS),
        ]),
    ...fault((deviceOf(circuit, "rapid-shutdown") !== undefined) !== (rules === "NEC" && roof), "rapid shutdown"),
  ];
}

function batteryFaults({ house, rules }: Sheet, circuit: SheetCircuit): readonly string[] {
  const current = batteryCurrent(house);
  const fuse = deviceOf(circuit, "battery-fuse");
  const ways = batteryWays(house);
  const passed = GG.find(([rating]) => rating >= (fuse?.rating ?? 0))?.[1] ?? Infinity;
  const copper = 143 * circuit.area * (circuit.parallel / ways);
  return [
    ...fault(differs(circuit.current, current), `battery: ${circuit.current} A and not ${current} A`),
    ...ratingFaults("battery fuse", fuse, 1.25 * current, rules === "NEC" ? NEC_FUSES : IEC_FUSES),
    ...fault((fuse?.voltage ?? 0) < 16 * 3.65, `battery fuse for ${fuse?.voltage} V`),
    ...fault(circuit.parallel % ways !== 0, `battery: ${circuit.parallel} cables for ${ways} fuses`),
    ...fault(copper ** 2 < 5 * passed ** 2, `battery: ${circuit.area} mm² do not outlive a fuse of ${fuse?.rating} A`),
    ...cableFaults(circuit, {
      kind: "xlpe",
      loaded: 2,
      flexible: true,
      air: Math.min(85, house.hottestDay),
      length: 2,
      volts: 48,
      mostDrop: 1,
      carry: (fuse?.rating ?? 0) * ways,
    }),
  ];
}

function alternatingFaults(
  { house, rules }: Sheet,
  circuit: SheetCircuit,
  power: number,
  mostDrop: number,
): readonly string[] {
  const { run } = circuit;
  const current = lineCurrent(house, power);
  const breaker = deviceOf(circuit, "breaker");
  const length = run === "battery-inverter" ? 0 : house.lengths[run];
  return [
    ...fault(differs(circuit.current, current), `${run}: ${circuit.current} A and not ${current} A`),
    ...ratingFaults(`${run}: breaker`, breaker, 1.25 * current, rules === "NEC" ? NEC_BREAKERS : IEC_BREAKERS),
    ...cableFaults(circuit, {
      kind: "pvc",
      loaded: house.mains.phases === 3 ? 3 : 2,
      flexible: false,
      air: Math.min(60, house.hottestDay),
      length,
      volts: house.mains.voltage,
      mostDrop,
      carry: (breaker?.rating ?? 0) * (breaker?.quantity ?? 0),
    }),
  ];
}

const lineToEarth = ({ mains }: House) =>
  mains.phases === 3 ? mains.voltage / Math.sqrt(3) : mains.phases === 2 ? mains.voltage / 2 : mains.voltage;
const mainsSurgeFaults = ({ house }: Sheet, circuit: SheetCircuit) =>
  voltageFaults(
    "mains surge protection",
    deviceOf(circuit, "ac-surge")?.rating ?? null,
    1.1 * lineToEarth(house),
    AC_SURGE_VOLTS,
  );

function loadFaults(sheet: Sheet, circuit: SheetCircuit): readonly string[] {
  const { house, rules, strings } = sheet;
  const breaker = deviceOf(circuit, "breaker");
  const guard = deviceOf(circuit, "residual-current");
  const together = (breaker?.rating ?? 0) * (breaker?.quantity ?? 0);
  const trip = rules === "NEC" ? 6 : together <= 125 ? 30 : 300;
  const blind = (strings?.inputVoltage ?? 0) > 250;
  const type = rules === "NEC" ? "class A" : blind ? "type B" : "type A";
  const switches = house.systemType === "off-grid" ? fitted(house) : house.systemType === "hybrid" && !fitted(house);
  const either = Math.max(circuit.current, circuitNamed(sheet, "inverter-generator")?.current ?? 0);
  return [
    ...alternatingFaults(sheet, circuit, house.inverter, 3),
    ...fault(
      guard?.rating !== trip || !guard.name.endsWith(type),
      `residual-current device: ${guard?.name}, ${guard?.rating} mA`,
    ),
    ...mainsSurgeFaults(sheet, circuit),
    ...changeoverFaults(circuit, switches, either),
  ];
}

function changeoverFaults(circuit: SheetCircuit, wanted: boolean, current: number): readonly string[] {
  const device = deviceOf(circuit, "changeover");
  if (!wanted) return fault(device !== undefined, `${circuit.run}: a changeover switch too many`);
  return ratingFaults(`${circuit.run}: changeover switch`, device, 1.25 * current, SWITCHES);
}

/** Largest hour and a charge in ten hours, or the hardest start. [W] */
function generatorNeeds(house: House): number {
  const { hour, start } = carried(house);
  return Math.max(hour + 0.1 * house.battery, start);
}

function generatorRunFaults(sheet: Sheet, circuit: SheetCircuit): readonly string[] {
  const grid = circuitNamed(sheet, "inverter-grid")?.current ?? 0;
  return [
    ...alternatingFaults(sheet, circuit, generatorNeeds(sheet.house), 3),
    ...changeoverFaults(circuit, sheet.house.systemType === "hybrid", Math.max(circuit.current, grid)),
  ];
}

function gridFaults(sheet: Sheet, circuit: SheetCircuit): readonly string[] {
  return [
    ...alternatingFaults(sheet, circuit, sheet.house.inverter, 2),
    ...fault(deviceOf(circuit, "interface-protection")?.rating !== 2, "no protection against islanding within 2 s"),
    ...mainsSurgeFaults(sheet, circuit),
  ];
}

/* Earth and generator. */

function earthingFaults({ rules, earthing }: Sheet): readonly string[] {
  const most = rules === "NEC" ? 25 : 10;
  const rod = (100 / (2 * Math.PI * 3)) * (Math.log((8 * 3) / 0.016) - 1);
  return [
    ...fault(earthing.electrode > most, `electrode of ${earthing.electrode} Ω`),
    ...fault(earthing.rods !== Math.ceil(rod / most), `${earthing.rods} rods`),
    ...fault(earthing.frame < 6, `frames bonded with ${earthing.frame} mm²`),
  ];
}

function generatorFaults({ house, generator }: Sheet): readonly string[] {
  const needed = generatorNeeds(house);
  if (!fitted(house) || needed === 0) return fault(generator !== null, "a generator nobody asked for");
  if (generator === null) return ["no generator"];
  const thin = 1 - (0.035 * house.altitude) / 300;
  const warm = 1 - (0.02 * Math.max(0, house.hottestDay - 25)) / 5;
  const gives = Math.max(0.1, thin * warm);
  const list = house.generator === "petrol" ? PETROL : DIESEL;
  return ratingFaults(
    "generator",
    { kind: "breaker", name: "", voltage: null, rating: generator.rating, quantity: generator.sets },
    needed / gives,
    list,
  );
}
