import { hybridYears } from "@sunwright/engine/simulation/hybrid-years";
import type { House, HouseYear } from "@sunwright/engine/simulation/plant";
import { hoursAway } from "@sunwright/engine/simulation/random-outages";
import { generatorYear } from "@sunwright/engine/simulation/with-generator";
import type { ParametersInput } from "@sunwright/engine/sizing/inputs/design";
import { figuresOf } from "@sunwright/engine/sizing/choice/figures";
import { strongEnough } from "@sunwright/engine/sizing/choice/house-of";
import { randomProjects } from "@sunwright/engine/sizing/testing/random-projects";
import { unseenYearsOf } from "@sunwright/engine/sizing/choice/unseen-years";
import { HOURS_OF_YEAR } from "@sunwright/engine/units/year";
import { type Persona, PERSONAS } from "../field/personas";

/* Households that do not live by the average, in the twenty years no search saw: hybrids, and houses beside a set. */

export const figureNames = ["hybrids", "generators"];

const RANDOM = 14;
const SEED = 77;
const FORTNIGHT = 14 * 24;

type Change = (house: House) => House;
const eachYear = (house: House, changed: (year: HouseYear, index: number) => HouseYear): House => ({
  ...house,
  years: house.years.map(changed),
});

/** The darkest fortnight of each year at a quarter of its sun. */
const dull: Change = (house) =>
  eachYear(house, (year) => {
    const from = darkestFortnight(year.sun);
    const sun = year.sun.map((power, hour) => (hour >= from && hour < from + FORTNIGHT ? power / 4 : power));
    return { ...year, sun };
  });

function darkestFortnight(sun: Float64Array): number {
  const sum = (from: number) => sun.subarray(from, from + FORTNIGHT).reduce((total, power) => total + power, 0);
  const starts = Array.from({ length: (HOURS_OF_YEAR - FORTNIGHT) / 24 + 1 }, (_, day) => 24 * day);
  return starts.reduce((darkest, start) => (sum(start) < sum(darkest) ? start : darkest), 0);
}

const moreLoad: Change = (house) => ({
  ...eachYear(house, (year) => ({
    ...year,
    load: year.load.map((power) => 1.1 * power),
    essential: year.essential.map((power) => 1.1 * power),
  })),
  inverter: { ...house.inverter, ratedKw: 1.1 * house.inverter.ratedKw },
});

const longOutages: Change = (house) => {
  const { grid } = house;
  if (grid === null) return house;
  const chance = grid.chance ? { ...grid.chance, meanHours: 2 * grid.chance.meanHours } : null;
  const away = (_year: HouseYear, index: number) => chance && hoursAway(chance, `twice as long, year ${index}`);
  return {
    ...eachYear(house, (year, index) => ({ ...year, away: away(year, index) })),
    grid: { ...grid, chance, outageHours: Math.min(23, 2 * grid.outageHours) },
  };
};

const CHANGES: Readonly<Record<string, Change>> = {
  "as designed": (house) => house,
  "battery -10%": (house) => ({ ...house, battery: { ...house.battery, left: 0.9 * house.battery.left } }),
  "load +10%": moreLoad,
  "dull fortnight": dull,
  "outages twice as long": longOutages,
};

const changed = ({ name, input }: Persona, change: Partial<ParametersInput>): Persona => ({
  name,
  input: { ...input, parameters: { ...input.parameters, ...change } },
});
const random = randomProjects(RANDOM, SEED).map((input, index): Persona => ({ name: `random ${index}`, input }));

/** The hybrids of the field without and with a petrol set, and random ones, every second with a set. */
function hybrids(): readonly Persona[] {
  const ofField = PERSONAS.filter(({ input }) => input.parameters.systemType === "hybrid");
  const besideSet = ofField.map((persona) => {
    const named = { ...persona, name: `${persona.name}, petrol` };
    const { outagesPerYear } = persona.input.parameters;
    return changed(named, {
      generator: "petrol",
      ...(outagesPerYear === 0 && { outagesPerYear: 30, outageMeanHours: 6 }),
    });
  });
  const drawn = random.map((persona, index) =>
    changed(persona, {
      systemType: "hybrid",
      generator: index % 2 === 0 ? "none" : "petrol",
      outagesPerYear: 10 + 9 * index,
      outageMeanHours: 1 + (index % 5),
      sunlightHours: Math.max(3, persona.input.parameters.sunlightHours),
    }),
  );
  return [...ofField, ...besideSet, ...drawn];
}

function hybridLine({ name, input }: Persona): string {
  const figures = figuresOf(input);
  const { choice } = figures;
  if (choice === null || choice.hybrid === null) return `${name}: nothing serves its outages`;
  const { size, reserveKwh, set, panels } = choice.hybrid.point;
  const house = strongEnough(unseenYearsOf({ ...figures, choice }).house);
  const served = (dark: number) => `${(100 * (1 - dark)).toFixed(2)}%`;
  const found = Object.entries(CHANGES).map(([change, of]) => {
    const { meanYear, darkByChance } = hybridYears(of(house));
    const year = meanYear(size, reserveKwh, { set });
    const window = year.windowHours > 0 ? [`window ${served(year.windowDark / year.windowHours)}`] : [];
    const chance = house.grid?.chance ? [`chance ${served(darkByChance(size, reserveKwh, { set }))}`] : [];
    const runs = set === null ? [] : [`set ${year.generatorHours.toFixed(0)} h`];
    return `${change}: ${[...window, ...chance, ...runs].join(", ")}`;
  });
  return `${name}, ${panels} panels, ${size.batteryKwh.toFixed(1)} kWh; ${found.join("; ")}`;
}

function generatorLine({ name, input }: Persona): string {
  const figures = figuresOf(input);
  const { choice } = figures;
  if (choice === null) return `${name}: nothing to carry`;
  const { house } = unseenYearsOf({ ...figures, choice });
  const { target, size } = choice;
  const found = Object.entries(CHANGES).flatMap(([change, of]) => {
    if (of === longOutages) return [];
    const { darkHours, hours } = generatorYear(of(house), size);
    const share = 100 * (1 - darkHours / house.years.length / HOURS_OF_YEAR);
    return [`${change}: served ${share.toFixed(2)}%, set ${hours.toFixed(0)} h`];
  });
  return `${name}, asks for ${target.kind === "hours" ? (100 * target.share).toFixed(2) : ""}%; ${found.join("; ")}`;
}

export function measure(asked: readonly string[]): Promise<string[]> {
  const wants = (name: string) => asked.length === 0 || asked.includes(name);
  const offGrid = [...PERSONAS.filter(({ input }) => input.parameters.systemType === "off-grid"), ...random].map(
    (persona, index) => changed(persona, { systemType: "off-grid", generator: index % 3 === 2 ? "diesel" : "petrol" }),
  );
  return Promise.resolve([
    ...(wants("hybrids") ? hybrids().map(hybridLine) : []),
    ...(wants("generators") ? offGrid.map(generatorLine) : []),
  ]);
}
