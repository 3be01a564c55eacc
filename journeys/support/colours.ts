/** Of a computed colour, "rgb(20, 83, 205)", each from 0 to 1. */
const channelsOf = (rgb: string) => (rgb.match(/[\d.]+/g) ?? []).slice(0, 3).map((text) => Number(text) / 255);

/** Where on the colour wheel everybody calls it so. [°] */
const NAMES = { red: [345, 15], orange: [20, 45], yellow: [45, 65], green: [90, 175], blue: [200, 260] } as const;

/** What a computed colour is called; null for greys and for what has no plain name. */
export function nameOf(rgb: string): keyof typeof NAMES | null {
  const channels = channelsOf(rgb);
  const [red = 0, green = 0, blue = 0] = channels;
  const most = Math.max(...channels);
  const spread = most - Math.min(...channels);
  if (most === 0 || spread / most < 0.05) return null;
  const sixth =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  const hue = (60 * sixth + 360) % 360;
  const names = ["red", "orange", "yellow", "green", "blue"] as const;
  return (
    names.find((name) => {
      const [from, to] = NAMES[name];
      return from < to ? hue >= from && hue < to : hue >= from || hue < to;
    }) ?? null
  );
}

/** Relative luminance by WCAG 2.2. */
function luminance(rgb: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(rgb).map((one) =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio by WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
