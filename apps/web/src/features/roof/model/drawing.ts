import type { RoofScale } from "@sunwright/report/drawings/roof";

/** Units of the drawing for one metre of roof. Source: design workflow specification, section 9. */
export const UNITS_PER_METRE = 20;

/** Room around the roof for its dimensions. [px] */
const MARGIN = { left: 46, right: 10, top: 40, bottom: 30 } as const;

export interface DrawingScale extends RoofScale {
  readonly pixelsPerUnit: number;
  readonly pixelsPerMetre: number;
  /** Size of the drawing on the screen. [px] */
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

/** The tallest a roof is drawn before zooming. [px] */
const HEIGHT_MAX = 640;

/** Fits a roof into a width; the units stay 20 to the metre, only the window onto them changes. */
export function drawingScale(roof: { width: number; height: number }, available: number, zoom: number): DrawingScale {
  const [wide, high] = [Math.max(roof.width, 0.1) * UNITS_PER_METRE, Math.max(roof.height, 0.1) * UNITS_PER_METRE];
  const across = (Math.max(available, 200) - MARGIN.left - MARGIN.right) / wide;
  const down = (HEIGHT_MAX - MARGIN.top - MARGIN.bottom) / high;
  const pixelsPerUnit = Math.min(across, down) * zoom;
  const unit = (pixels: number) => pixels / pixelsPerUnit;
  const box = [
    -unit(MARGIN.left),
    -unit(MARGIN.top),
    wide + unit(MARGIN.left + MARGIN.right),
    high + unit(MARGIN.top + MARGIN.bottom),
  ];
  return {
    metre: UNITS_PER_METRE,
    pixel: unit(1),
    pixelsPerUnit,
    pixelsPerMetre: pixelsPerUnit * UNITS_PER_METRE,
    width: wide * pixelsPerUnit + MARGIN.left + MARGIN.right,
    height: high * pixelsPerUnit + MARGIN.top + MARGIN.bottom,
    viewBox: box.map((value) => Number(value.toFixed(3))).join(" "),
  };
}
