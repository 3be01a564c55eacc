import { say } from "@sunwright/words/designer";

/** What colours the panels. */
export const HEAT_MODES = ["none", "day", "year"] as const;
export type HeatMode = (typeof HEAT_MODES)[number];

/** Share of its sun that a panel keeps, by panel. 0 to 1 */
export type Access = ReadonlyMap<string, number>;

export type Colour = readonly [red: number, green: number, blue: number];

/** From all of the sun to half of it or less: the panel's blue by way of the shaded panel's yellow to red. sRGB 0 to 1. */
const SCALE: readonly (readonly [access: number, colour: Colour])[] = [
  [0.5, [0.65, 0.09, 0.09]],
  [0.75, [0.9, 0.45, 0.1]],
  [0.9, [1, 0.88, 0.29]],
  [0.97, [0.45, 0.68, 0.95]],
  [1, [0.08, 0.33, 0.8]],
];

export function heatColour(access: number): Colour {
  const [first, last] = [SCALE[0], SCALE.at(-1)];
  if (!first || !last) return [0, 0, 0];
  if (access <= first[0]) return first[1];
  for (let index = 1; index < SCALE.length; index++) {
    const [low, high] = [SCALE[index - 1], SCALE[index]];
    if (!low || !high || access > high[0]) continue;
    const share = (access - low[0]) / (high[0] - low[0]);
    const mix = (one: number, other: number) => one + (other - one) * share;
    return [mix(low[1][0], high[1][0]), mix(low[1][1], high[1][1]), mix(low[1][2], high[1][2])];
  }
  return last[1];
}

export const cssColour = ([red, green, blue]: Colour) =>
  `rgb(${Math.round(red * 255)} ${Math.round(green * 255)} ${Math.round(blue * 255)})`;

/** Ends and middles of the scale, for its key. */
export const HEAT_KEY = SCALE.map(([access, colour]) => ({ access, colour: cssColour(colour) }));

/** One sentence that says what the colours show. */
export function heatSentence(mode: Exclude<HeatMode, "none">, access: Access, day: string): string {
  const values = [...access.values()];
  if (values.length === 0) return say("shade.noPanels");
  const least = Math.min(...values);
  const shaded = values.filter((value) => value < 0.995).length;
  if (shaded === 0) return mode === "day" ? say("shade.noneOnDay", { day }) : say("shade.noneInYear");
  const counts = { shaded, panels: values.length, least };
  return mode === "day" ? say("shade.lostOnDay", { ...counts, day }) : say("shade.lostInYear", counts);
}
