import { expect, type Locator } from "@playwright/test";

/** Hues of the CSS colours of these names. [°] Source: CSS Color Module Level 4, named colors. */
const HUES = { red: 0, orange: 38.8, yellow: 60, green: 120, blue: 240 } as const;
type ColourName = keyof typeof HUES;

/** Below this saturation (of HSL) a colour has no name but grey. */
const LEAST_SATURATION = 0.3;

/** The name whose hue is nearest to that of a computed colour such as "rgb(20, 83, 205)". */
export function colourName(computed: string): ColourName | "grey" {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.map((part) => Number(part) / 255) ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`No plain colour: ${computed}`);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  if (spread === 0 || spread / (1 - Math.abs(most + least - 1)) < LEAST_SATURATION) return "grey";
  const sextant =
    most === red ? (green - blue) / spread : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  const hue = (60 * sextant + 360) % 360;
  const away = (name: ColourName) => Math.min(Math.abs(hue - HUES[name]), 360 - Math.abs(hue - HUES[name]));
  const names: ColourName[] = ["red", "orange", "yellow", "green", "blue"];
  return names.toSorted((one, other) => away(one) - away(other))[0] ?? "grey";
}

type Painted = "color" | "fill" | "backgroundColor";

/** All of these are there, and painted in the colour of this name. The message names the row. */
export async function expectColour(of: Locator, message: string, painted: Painted, name: ColourName): Promise<void> {
  await expect(of.first(), message).toBeVisible();
  const computed = await of.evaluateAll(
    (all, property) => all.map((element) => getComputedStyle(element)[property]),
    painted,
  );
  expect([...new Set(computed.map(colourName))], message).toEqual([name]);
}
