import { batteryPromise } from "@sunwright/engine/sizing/rule/battery-promise";
import { busVoltageOf } from "@sunwright/engine/sizing/rule/bus-voltage";
import type { GeneratorDesign } from "@sunwright/engine/sizing/inputs/electrical-types";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { GridDesign } from "@sunwright/engine/sizing/inputs/design-beside-grid";
import { priceOfProject } from "@sunwright/engine/sizing/explain/price-ladder";
import { reserveHoursOf } from "@sunwright/engine/sizing/inputs/reserve-hours";
import { RUN_NAMES } from "@sunwright/engine/sizing/electrical/runs";
import { say } from "@sunwright/words/cli";
import { tell } from "@sunwright/words/engine";
import { commandLine } from "./arguments";
import { designed, HOUSE_OPTIONS } from "./designed";
import { labelled } from "./columns";
import type { Command } from "./command";
import { writeText } from "./output-file";
import { stageLines, stagesOf } from "./stages";
import { tornadoLines, tornadosOf } from "./tornados";

function summary(design: Design): string {
  const { load, site, cost, grid, warnings, recommendations } = design;
  return [
    say("design.load", { place: site.name, daily: load.dailyConsumption.value, peak: load.peakPower.value }),
    ...labelled([
      ...partRows(design),
      ...townRows(design),
      ...servedRows(design),
      [say("design.price"), priceText(design)],
      [say("design.cost"), say("design.costIs", { dollars: cost.total.value })],
      ...(grid === null ? [] : gridRows(grid)),
      ...warnings.map(({ text }) => [say("design.note"), tell(text)] as const),
      ...recommendations.map(({ text }) => [say("design.advice"), tell(text)] as const),
    ]),
    "",
    say("design.json"),
  ].join("\n");
}

/** The local price with its range, its day, and where it comes from. */
function priceText(design: Design): string {
  const { rung, amount: middle, range, currency, day } = priceOfProject(design);
  if (rung === "estimate") return say("design.priceUnknown");
  const { low, high } = range ?? { low: middle, high: middle };
  return say("design.priceIs", { low, middle, high, currency, day });
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
  ...parts
    .filter(({ count }) => count > 0)
    .map(({ count, name }): Row => [say("design.buy"), say("design.buyPart", { pieces: count, part: tell(name) })]),
  ...cables
    .filter(({ run, used }) => used && !(run === "inverter-generator" && basis.parameters.generator === "none"))
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

/** How far the town is from the place of its climate. */
function townRows({ site: { town } }: Design): readonly Row[] {
  if (town === undefined) return [];
  const { row, kilometres, metres } = town;
  const height = Math.round(Math.abs(metres ?? 0));
  const high = height === 0 ? "level" : (metres ?? 0) > 0 ? "above" : "below";
  return [[say("design.town"), say("design.townIs", { row, kilometres, height, high })]];
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
function gridRows(grid: GridDesign) {
  const { bought, sold, selfUsed, selfUsedShare, lost, ratio, worth, payback, battery, range, tariff } = grid;
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
  if (tariff !== undefined)
    rows.push([say("design.tariff"), say("design.tariffIs", { ...tariff, name: tell(tariff.name) })]);
  if (range !== undefined) rows.push(...rangeRows(range));
  if (battery !== null && battery.capacity.value > 0)
    rows.push(["", say("design.batteryBeside", { energy: battery.capacity.value, dollars: battery.worth.value })]);
  return rows;
}

/** The same under the least and the most sun, where that of the place is not sure. */
function rangeRows({ place, least, most, atLeast, atMost }: NonNullable<GridDesign["range"]>): readonly Row[] {
  const under = [
    { sun: "least", at: atLeast },
    { sun: "most", at: atMost },
  ] as const;
  return [
    ["", say("design.sunIsNotSure", { place, least, most })],
    ...under.flatMap(({ sun, at: { bought, sold, selfUsed, selfUsedShare: percent, lost, worth, payback } }): Row[] => [
      ["", say("design.gridUnder", { sun, bought, sold, selfUsed, percent, lost })],
      ["", say("design.valueIs", { dollars: worth, paid: payback === null ? "never" : "once", years: payback ?? 0 })],
    ]),
  ];
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
export const design: Command = async (args, write, complain) => {
  const options = {
    json: { type: "boolean" },
    ...HOUSE_OPTIONS,
    system: { type: "string" },
    sensitivity: { type: "boolean" },
    stages: { type: "string" },
  } as const;
  const { path, values } = commandLine(args, options, "FILE");
  const { described, design: result, weather, technology } = await designed(path, values, complain);
  if (values.system !== undefined) writeText(values.system, systemFile(described, result));
  const sensitivity = values.sensitivity ? tornadosOf(result, weather, technology) : null;
  const stages = values.stages === undefined ? null : stagesOf(result, weather, values.stages);
  const whole = { ...result, ...(sensitivity !== null && { sensitivity }), ...(stages !== null && { stages }) };
  const lines = [summary(result), ...tornadoLines(sensitivity), ...(stages === null ? [] : stageLines(stages))];
  write(values.json ? JSON.stringify(whole, null, 1) : lines.join("\n"));
  return 0;
};
