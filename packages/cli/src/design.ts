import { readHorizon } from "@sunwright/engine/climate/files/read-horizon";
import { WeatherError } from "@sunwright/engine/climate/files/weather-error";
import { BUS_VOLTAGES } from "@sunwright/engine/parameters/options";
import { batteryPromise } from "@sunwright/engine/sizing/battery-promise";
import { busVoltageOf } from "@sunwright/engine/sizing/bus-voltage";
import type { GeneratorDesign } from "@sunwright/engine/sizing/electrical/types";
import type { Design, GridDesign, ParametersInput } from "@sunwright/engine/sizing/design";
import { reserveHoursOf } from "@sunwright/engine/sizing/reserve-hours";
import { behind } from "@sunwright/engine/sizing/shade";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { RUN_NAMES } from "@sunwright/engine/sizing/electrical/runs";
import { say } from "@sunwright/words/cli";
import { tell } from "@sunwright/words/engine";
import { PART_OPTIONS, withParts } from "./chosen-parts";
import { commandLine } from "./arguments";
import { askedHouse, House } from "./house";
import { labelled } from "./columns";
import { parsed, readJson, readText } from "./input-file";
import type { Command } from "./command";
import { writeText } from "./output-file";
import { Problem } from "./problem";
import { tornadoLines, tornadosOf } from "./tornados";

function summary(design: Design): string {
  const { load, site, cost, grid, warnings, recommendations } = design;
  return [
    say("design.load", { place: site.name, daily: load.dailyConsumption.value, peak: load.peakPower.value }),
    ...labelled([
      ...partRows(design),
      ...servedRows(design),
      [say("design.cost"), say("design.costIs", { dollars: cost.total.value })],
      ...(grid === null ? [] : gridRows(grid)),
      ...warnings.map(({ text }) => [say("design.note"), tell(text)] as const),
      ...recommendations.map(({ text }) => [say("design.advice"), tell(text)] as const),
    ]),
    "",
    say("design.json"),
  ].join("\n");
}

type Row = readonly [name: string, text: string];

const partRows = ({ panels, battery, inverter, parts, cables, basis }: Design): readonly Row[] => [
  [say("design.panels"), say("design.panelsAre", { power: panels.capacity.value, panels: panels.count.value })],
  [
    say("design.battery"),
    say("design.batteryIs", {
      energy: battery.capacity.value,
      ampHours: battery.ampHours.value,
      volts: busVoltageOf(basis.parameters),
    }),
  ],
  [say("design.inverter"), say("design.inverterIs", { power: inverter.capacity.value })],
  ...parts.map(({ count, name }): Row => [
    say("design.buy"),
    say("design.buyPart", { pieces: count, part: tell(name) }),
  ]),
  ...cables
    .filter(({ used }) => used)
    .map(({ run, size, length }): Row => {
      const cable = { run: tell(RUN_NAMES[run]), area: size.value, length };
      return [say("design.cable"), say("design.cableIs", cable)];
    }),
];

/** What the battery alone bridges, where that is less than the days asked. */
function backupRows(design: Design): readonly Row[] {
  const promise = batteryPromise(design);
  if (!promise?.short) return [];
  const { days, alone, served, withGenerator } = promise;
  const said = { days, hours: alone.value, percent: served.value, generator: withGenerator ? "yes" : "no" } as const;
  return [[say("design.backup"), say("design.batteryAlone", said)]];
}

function servedRows(design: Design): readonly Row[] {
  const { simulation } = design;
  if (simulation === null) return [];
  const { hoursServed, unmetHours, weather, nineOfTen, ages } = simulation;
  const served = { percent: hoursServed.value, hours: unmetHours.value, weather: tell(weather) };
  return [
    [say("design.served"), say("design.servedIs", served)],
    ["", say("design.nineOfTen", { percent: nineOfTen.value })],
    ...backupRows(design),
    ...ages.map(({ age, year, hoursServed: percent, chosen }): Row => {
      const then = { age, years: year, percent, target: chosen ? "holds" : "none" };
      return [say("design.atAge"), say("design.atAgeIs", then)];
    }),
  ];
}

/** What a system on the grid exchanges in a mean year and is worth. */
function gridRows({ bought, sold, selfUsed, selfUsedShare, lost, ratio, worth, payback, battery }: GridDesign) {
  const exchanged = {
    bought: bought.value,
    sold: sold.value,
    selfUsed: selfUsed.value,
    percent: selfUsedShare.value,
    lost: lost.value,
    ratio: ratio.value,
  };
  const paid = payback === null ? "never" : "once";
  const value = { dollars: worth.value, paid, years: payback?.value ?? 0 };
  const rows: Row[] = [
    [say("design.grid"), say("design.gridIs", exchanged)],
    [say("design.value"), say("design.valueIs", value)],
  ];
  if (battery !== null && battery.capacity.value > 0)
    rows.push(["", say("design.batteryBeside", { energy: battery.capacity.value, dollars: battery.worth.value })]);
  return rows;
}

/** The house as it was described with the sizes found: `simulate` reads it. */
function systemFile(described: unknown, design: Design): string {
  const { panels, battery, inverter, electrical } = design;
  const reserveHours = reserveHoursOf(design);
  const sizes = {
    panels: panels.capacity.value,
    battery: battery.capacity.value,
    inverter: inverter.capacity.value,
    ...(reserveHours !== null && { reserveHours }),
    ...(electrical.generator && { generator: setOf(electrical.generator) }),
  };
  const house = Object.assign({ parameters: {} }, described, sizes);
  return `${JSON.stringify(house, null, 2)}\n`;
}

/** What it gives at the site, and its levels. */
const setOf = ({ rating, sets, derating, startCharge, stopCharge }: GeneratorDesign) => ({
  power: rating.value * sets * derating.value,
  startCharge: startCharge.value / 100,
  stopCharge: stopCharge.value / 100,
});

/** A house sized: panels, battery, inverter, cables, cost. */
export const design: Command = async (args, write) => {
  const options = {
    json: { type: "boolean" },
    weather: { type: "string" },
    horizon: { type: "string" },
    "bus-voltage": { type: "string" },
    system: { type: "string" },
    ...PART_OPTIONS,
    sensitivity: { type: "boolean" },
  } as const;
  const { path, values } = commandLine(args, options, "FILE");
  const placed = withHorizon(withWeather(readJson(path), values.weather), values.horizon);
  const described = withParts(withBusVoltage(placed, values["bus-voltage"]), values);
  const { input, weather, technology } = await askedHouse(parsed(House, described, path));
  const result = sizeSystem(input, weather, technology);
  if (values.system !== undefined) writeText(values.system, systemFile(described, result));
  const sensitivity = values.sensitivity ? tornadosOf(result, weather, technology) : null;
  const whole = sensitivity === null ? result : { ...result, sensitivity };
  write(values.json ? JSON.stringify(whole, null, 1) : [summary(result), ...tornadoLines(sensitivity)].join("\n"));
  return 0;
};

/** A weather file named on the command line stands in place of the one the house names. */
const withWeather = (described: unknown, weather: string | undefined): unknown =>
  weather === undefined || typeof described !== "object" ? described : { ...described, weather };

/** A horizon file of the command line stands in place of the house's horizon. */
const withHorizon = (described: unknown, path: string | undefined): unknown =>
  path === undefined ? described : withParameters(described, horizonIn(path));

function horizonIn(path: string): Partial<ParametersInput> {
  const text = readText(path);
  try {
    return behind(readHorizon(text));
  } catch (error) {
    if (error instanceof WeatherError) throw new Problem(`${path}: ${tell(error.text)}`);
    throw error;
  }
}

/** The battery's voltage of the command line stands in place of the file's. */
function withBusVoltage(described: unknown, asked: string | undefined): unknown {
  if (asked === undefined) return described;
  const busVoltage = BUS_VOLTAGES.find((voltage) => `${voltage}` === asked);
  if (busVoltage === undefined)
    throw new Problem(say("optionOneOf", { option: "bus-voltage", choices: BUS_VOLTAGES.join(", ") }));
  return withParameters(described, { busVoltage });
}

/** What is no description of a house, and what are no parameters, stays for the schema to refuse. */
function withParameters(described: unknown, change: Partial<ParametersInput>): unknown {
  if (typeof described !== "object" || described === null) return described;
  const stated: unknown = "parameters" in described ? described.parameters : {};
  return { ...described, parameters: typeof stated === "object" ? { ...stated, ...change } : stated };
}
