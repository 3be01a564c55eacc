import { COUNTRIES } from "@sunwright/engine/parameters/options";
import type { DesignInput } from "@sunwright/engine/sizing/inputs/design";
import { figuresOf } from "@sunwright/engine/sizing/choice/figures";
import { onGridTask } from "@sunwright/engine/sizing/choice/on-grid-choice";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { representativeCity } from "@sunwright/engine/climate/cities";
import { house } from "@sunwright/engine/sizing/testing/house";
import { ON_GRID_PERSONAS, type Persona } from "../field/personas";

/* What systems on the grid come to, how long their search takes, and how near it is to the best of all. Bars: issue 15. */

export const figureNames = ["houses", "search"];

const MOST_MILLISECONDS = 300;
const MOST_SHORT = 0.005;
const PROJECTS = 50;

function lineOf({ name, input }: Persona): string {
  sizeSystem(input);
  const before = performance.now();
  figuresOf({ ...input, load: { ...input.load } });
  const milliseconds = performance.now() - before;
  const { panels, inverter, cost, grid } = sizeSystem(input);
  if (grid === null) throw new Error(`${name} is not on the grid`);
  const whole = (value: number) => value.toFixed(0);
  if (milliseconds > MOST_MILLISECONDS) process.exitCode = 1;
  return [
    `${name}: ${panels.count.value} panels, ${whole(inverter.capacity.value)} W, $${whole(cost.total.value)}`,
    `lost ${whole(grid.lost.value)}, bought ${whole(grid.bought.value)}, sold ${whole(grid.sold.value)} kWh a year`,
    `payback ${grid.payback?.value.toFixed(1) ?? "none"} years, worth $${whole(grid.worth.value)}`,
    `battery ${whole(grid.battery?.capacity.value ?? 0)} Wh, search ${whole(milliseconds)} ms`,
  ].join("; ");
}

/** So many projects across the countries, small and large in turn, against every number of panels and inverter. */
function nearest(): string {
  let [worst, slowest] = [0, 0];
  for (let index = 0; index < PROJECTS; index += 1) {
    const country = COUNTRIES[index % COUNTRIES.length] ?? "Germany";
    const { parameters } = house({
      country,
      city: representativeCity(country, null).id,
      systemType: "on-grid",
      sunlightSource: "site",
    });
    const dailyConsumption = 2_000 * 20 ** (index / PROJECTS);
    const input: DesignInput = {
      load: { kind: "direct", dailyConsumption, peakPower: dailyConsumption / 4 },
      parameters,
    };
    figuresOf(input);
    const before = performance.now();
    const figures = figuresOf(input);
    slowest = Math.max(slowest, performance.now() - before);
    const { choice } = figures;
    if (choice?.onGrid == null) continue;
    const { counts, invertersFor, worth } = onGridTask(figures, choice.house, choice.onGrid.most);
    const best = Math.max(0, ...counts.flatMap((panels) => invertersFor(panels).map((rated) => worth(panels, rated))));
    const found = choice.onGrid.pays ? worth(choice.panels, choice.onGrid.inverterKw) : 0;
    worst = Math.max(worst, best === 0 ? 0 : 1 - found / best);
  }
  if (worst > MOST_SHORT) process.exitCode = 1;
  return `${PROJECTS} projects: at most ${(100 * worst).toFixed(2)}% below the best of all, slowest search ${slowest.toFixed(0)} ms`;
}

export function measure(asked: readonly string[]): Promise<string[]> {
  const wants = (name: string) => asked.length === 0 || asked.includes(name);
  return Promise.resolve([
    ...(wants("houses") ? ON_GRID_PERSONAS.map(lineOf) : []),
    ...(wants("search") ? [nearest()] : []),
  ]);
}
