// Of the rest: a design beside every change of its world.
import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { ownWeather } from "../climate/files/own-weather";
import { epwText } from "../climate/testing/weather-writers";
import { netPresentValue } from "../economics/cash-flow";
import { moneyAssumptions, NO_OWN_FIGURES } from "../money/assumptions";
import { moneyInputOf } from "../money/money-input";
import { moneyOf } from "../money/money-of";
import type { Design, DesignInput } from "../sizing/inputs/design";
import type { SiteWeather } from "../sizing/inputs/own-weather";
import { designedYear } from "../sizing/choice/designed-year";
import { sizeSystem } from "../sizing/size-system";
import { priceOfDesign } from "../sizing/choice/system-price";
import { house } from "../sizing/testing/house";
import { weatherAt } from "../validation/testing/reference";
import type { Factor } from "./change";
import { designUnderWeakerSun, type Sensitivity, sensitivityOf, underWeakerSun } from "./sensitivity";
import { buildTornado, energyTornados, type Tornado, yearlyCostTornado } from "./tornado";

const NIGERIA = moneyAssumptions("Nigeria", NO_OWN_FIGURES);

function asked(input: DesignInput, weather: SiteWeather | null = null) {
  const design = sizeSystem(input, weather);
  const { panels, battery } = design;
  const found = sensitivityOf(
    { basis: input, panels: panels.capacity.value, battery: battery.capacity.value },
    weather,
  );
  if (found === null) throw new Error("There is a load");
  return { design, found };
}

/** In dollars at the naira of 29 September 2026. */
const NAIRA = 1_326.1644;
const builtFor = (design: Design) => priceOfDesign(design).middle / NAIRA;
/** Without frames, cables and labour, which cost the same whatever the parts do. */
const partsOf = (design: Design) =>
  priceOfDesign(design)
    .lines.filter(({ kind }) => ["panels", "battery", "inverter"].includes(kind))
    .reduce((sum, { middle }) => sum + middle, 0) / NAIRA;

const KANO = asked(house({ city: "ng-kano" }));
const WITH_GENERATOR = asked(house({ city: "ng-kano", generator: "petrol" }));
const ON_GRID = asked(house({ city: "ng-kano", systemType: "on-grid" }));

const rowOf = (tornado: Tornado | null, factor: Factor) => {
  const row = tornado?.rows.find((one) => one.factor === factor);
  const [less, more] = row?.bars ?? [];
  if (less === undefined || more === undefined) throw new Error(`There is no row of ${factor}`);
  return { less, more };
};
const servedIf = ({ effects }: Sensitivity, factor: Factor) =>
  effects.filter((effect) => effect.factor === factor).map(({ standing }) => standing.hoursServed);

it("begins at the figures of the design", () => {
  for (const { design, found } of [KANO, WITH_GENERATOR, ON_GRID]) {
    expect(found.standing.hoursServed).toBeCloseTo(design.simulation?.hoursServed.value ?? 0, 9);
    expect(found.built).toMatchObject({
      panels: design.panels.capacity.value,
      battery: design.battery.capacity.value,
    });
    expect(found.built.cost.buildCost).toBeCloseTo(builtFor(design), 6);
  }
});

it("serves no more with more load, less sun or an older battery, and no less the other way", () => {
  const { found } = KANO;
  const designed = found.standing.hoursServed;
  const [lessLoad = 0, moreLoad = 0] = servedIf(found, "load");
  expect([lessLoad >= designed, moreLoad <= designed]).toEqual([true, true]);
  const [lessSun = 0, moreSun = 0] = servedIf(found, "sun");
  expect([lessSun <= designed, moreSun >= designed]).toEqual([true, true]);
  const [old = 0, fresh = 0] = servedIf(found, "batteryAge");
  expect([old < designed, fresh >= designed]).toEqual([true, true]);
  // A price changes nothing that happens in the hours.
  expect(servedIf(found, "partPrice")).toEqual([designed, designed]);
});

it("asks what a design has: fuel with a generator, the grid's price with a grid, an age with a battery", () => {
  const factors = ({ effects }: Sensitivity) => [...new Set(effects.map(({ factor }) => factor))];
  expect(factors(KANO.found)).toEqual(["load", "sun", "batteryAge", "partPrice"]);
  expect(factors(WITH_GENERATOR.found)).toEqual(["load", "sun", "batteryAge", "partPrice", "fuelPrice"]);
  expect(factors(ON_GRID.found)).toEqual(["load", "sun", "partPrice", "gridPrice"]);
});

it("builds the same for a fifth more where all parts cost a fifth more", () => {
  const { less, more } = rowOf(buildTornado(KANO.found, NIGERIA, "USD"), "partPrice");
  const parts = partsOf(KANO.design);
  expect(less.change).toBeCloseTo(-0.2 * parts, 6);
  expect(more.change).toBeCloseTo(0.2 * parts, 6);
  const load = rowOf(buildTornado(KANO.found, NIGERIA, "USD"), "load");
  expect([load.less.change < 0, load.more.change > 0]).toEqual([true, true]);
});

it("spreads the net present cost evenly: the years' payments are worth it again", () => {
  const tornado = yearlyCostTornado(KANO.found, NIGERIA, "USD");
  const money = moneyOf(KANO.found.standing.money, NIGERIA, "USD");
  const yearly = Array.from({ length: money?.years ?? 0 }, () => tornado?.value ?? 0);
  const worth = netPresentValue([0, ...yearly], (money?.realRate.value ?? 0) / 100);
  expect(worth).toBeCloseTo(money?.solar.netPresentCost.value ?? 0, 6);
});

it("counts fuel and grid energy at the changed price", () => {
  const fuel = rowOf(yearlyCostTornado(WITH_GENERATOR.found, NIGERIA, "USD"), "fuelPrice");
  expect(fuel.more.change).toBeGreaterThan(0);
  expect(fuel.less.change).toBeCloseTo(-fuel.more.change, 6);
  const grid = rowOf(yearlyCostTornado(ON_GRID.found, NIGERIA, "NGN"), "gridPrice");
  // A bill that is the same every year is its own equivalent annual cost: a fifth of it, in the tariff's own currency. Each
  // of its twelve months is rounded to the kobo, at either price.
  const bill = ON_GRID.found.standing.money.gridImport * NIGERIA.figures.tariff.value;
  expect(Math.abs(grid.more.change - 0.2 * bill)).toBeLessThan(12 * 0.01);
});

it("decides the design beside a generator again where fuel costs otherwise, and leaves a hybrid's to its outage", () => {
  // A house whose battery is many modules, so that a fifth on the price of fuel moves it.
  const load = { kind: "direct", dailyConsumption: 100_000, peakPower: 12_000 } as const;
  const large = asked({ ...house({ city: "ng-kano", generator: "diesel" }), load });
  const { less, more } = rowOf(buildTornado(large.found, NIGERIA, "USD"), "fuelPrice");
  expect([less.change < 0, more.change > 0]).toEqual([true, true]);
  const { found } = asked(house({ city: "ng-kano", systemType: "hybrid", outageHours: 6, generator: "petrol" }));
  const fuel = found.effects.filter(({ factor }) => factor === "fuelPrice");
  expect(fuel.map(({ rebuilt }) => rebuilt)).toEqual([null, null]);
});

it("stands in the order of the effects, each bar with the trace of its value, and leaves out what changes nothing", () => {
  const tornados = [KANO, WITH_GENERATOR, ON_GRID].flatMap(({ found }) => [
    ...energyTornados(found),
    buildTornado(found, NIGERIA, "NGN"),
    yearlyCostTornado(found, NIGERIA, "NGN"),
  ]);
  for (const tornado of tornados) {
    const reaches = tornado?.rows.map(({ reach }) => reach) ?? [];
    expect(reaches.length).toBeGreaterThan(0);
    expect(reaches.every((reach, index) => index === 0 || reach <= (reaches[index - 1] ?? 0))).toBe(true);
    for (const { change, trace } of tornado?.rows.flatMap(({ bars }) => bars) ?? []) {
      expect(trace.value - (tornado?.value ?? 0)).toBeCloseTo(change, 9);
      expect(tell(trace.equation)).toContain("=");
    }
  }
  const [hours, ...others] = energyTornados(KANO.found);
  expect(hours).toMatchObject({ measure: "hoursServed", unit: "%" });
  expect(hours?.rows.map(({ factor }) => factor)).not.toContain("partPrice");
  expect(others).toEqual([]);
});

it("tells what grid or generator bring for it", () => {
  for (const { found } of [WITH_GENERATOR, ON_GRID]) {
    const broughtIn = energyTornados(found).find(({ measure }) => measure === "broughtIn") ?? null;
    expect(rowOf(broughtIn, "load").more.change).toBeGreaterThan(0);
    expect(rowOf(broughtIn, "sun").less.change).toBeGreaterThan(0);
  }
  expect(energyTornados(ON_GRID.found).map(({ measure }) => measure)).toEqual(["broughtIn"]);
});

it("dates the battery and tells its ages as the design does", () => {
  const { design, found } = KANO;
  const served = (age: string) => design.simulation?.ages.find((one) => one.age === age)?.hoursServed ?? 0;
  const [old = 0, fresh = 0] = servedIf(found, "batteryAge");
  expect(old).toBeCloseTo(served("end"), 9);
  expect(fresh).toBeCloseTo(served("new"), 9);
  const { batteryYears, gridImport, servedEnergy } = moneyInputOf(design) ?? found.standing.money;
  expect(found.standing.money.batteryYears).toBeCloseTo(batteryYears, 9);
  expect(found.standing.money.servedEnergy).toBeCloseTo(servedEnergy, 6);
  expect(found.standing.money.gridImport).toBeCloseTo(gridImport, 6);
});

it("dims and brightens a person's own year", () => {
  const { year, told } = ownWeather(epwText({ ...weatherAt("golden_co_tmy3"), timeZone: -7 }));
  const { found } = asked(house({ country: "USA" }), { name: told.place, year });
  const [lessSun = 0, moreSun = 0] = servedIf(found, "sun");
  expect(lessSun).toBeLessThan(found.standing.hoursServed);
  expect(moreSun).toBeGreaterThanOrEqual(found.standing.hoursServed);
});

it("tells the same of less sun without asking all else", () => {
  for (const { design, found } of [KANO, WITH_GENERATOR, ON_GRID]) {
    const alone = designUnderWeakerSun(designedYear(design, 0));
    const asked = underWeakerSun(found);
    expect(alone?.hoursServed).toBeCloseTo(asked?.hoursServed ?? NaN, 9);
    expect(alone?.money.gridImport).toBeCloseTo(asked?.money.gridImport ?? NaN, 6);
    expect(alone?.money.standby?.litres ?? 0).toBeCloseTo(asked?.money.standby?.litres ?? 0, 6);
    expect(alone?.money.batteryYears).toBeCloseTo(asked?.money.batteryYears ?? NaN, 9);
  }
});

it("has nothing to say of a house that uses nothing", () => {
  const input = { ...house(), load: { kind: "direct" as const, dailyConsumption: 0, peakPower: 0 } };
  expect(sensitivityOf({ basis: input, panels: 0, battery: 0 })).toBeNull();
});
