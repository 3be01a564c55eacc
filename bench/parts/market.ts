import { contact } from "../market/contact";
import { filling } from "../market/filling";
import { imports } from "../market/imports";
import { kills } from "../market/kills";
import { type Line, onBoth, type Place } from "../market/databases";
import { races } from "../market/races";
import { rivals } from "../market/rivals";
import { search } from "../market/search";
import { measure as measureMaterials } from "./materials";
import { measure as measureQuotes } from "./quotes";

/** `--repetitions 100` races and kills so often; a small number shows that they run. */
const REPETITIONS = 3;

const FIGURES: Readonly<Record<string, (place: Place, repetitions: number) => Promise<Line>>> = {
  races,
  rivals,
  search,
  import: imports,
  kill: kills,
  contact,
  filling,
};
/** Figures of the engine alone, the same on both databases; before those through HTTP that have the same name. */
const WITHOUT_DATABASE: Readonly<Record<string, () => Promise<string[]>>> = {
  filling: () => measureMaterials(["speed"]),
  quotes: measureQuotes,
};
export const figureNames = [...new Set([...Object.keys(FIGURES), ...Object.keys(WITHOUT_DATABASE)])];

/**
 * The marketplace's bars (marketplace design, section 14): two hundred buyers at once, search and import among ten thousand
 * products, a list filled from twenty shops, a server that is killed under orders and payments, contact in what firms are
 * answered, on both databases, and sets of quotes with known faults. Ends in failure where one is missed.
 */
export async function measure(figures: readonly string[]): Promise<string[]> {
  const asked = figures.length > 0 ? figures : figureNames;
  const lines: string[] = [];
  for (const name of asked) {
    const figure = FIGURES[name];
    lines.push(...((await WITHOUT_DATABASE[name]?.()) ?? []));
    if (figure === undefined) continue;
    for (const line of await onBoth((place) => figure(place, repetitions()))) {
      if (line.failed > 0) process.exitCode = 1;
      lines.push(JSON.stringify(line));
    }
  }
  return lines;
}

function repetitions(): number {
  const at = process.argv.indexOf("--repetitions");
  const asked = at < 0 ? REPETITIONS : Number(process.argv[at + 1]);
  if (!Number.isSafeInteger(asked) || asked < 1) throw new RangeError("--repetitions takes a whole number above 0");
  return asked;
}
