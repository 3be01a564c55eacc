/** Colours by what they mean, named as the design system names them; `surplus-hatch` and `unmet-hatch` are hatched. */
export type Ink =
  | "text"
  | "text-2"
  | "text-3"
  | "text-inv"
  | "line"
  | "line-strong"
  | "control"
  | "sheet"
  | "bad"
  | "sun"
  | "sun-edge"
  | "sun-soft"
  | "load"
  | "battery"
  | "battery-edge"
  | "battery-soft"
  | "grid"
  | "unmet"
  | "unmet-soft"
  | "surplus"
  | "gen"
  | "panel"
  | "panel-cell"
  | "panel-frame"
  | "shaded"
  | "shaded-edge"
  | "obstruction"
  | "obstruction-edge"
  | "roof"
  | "roof-line"
  | "surplus-hatch"
  | "unmet-hatch";

interface Painted {
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly strokeWidth?: number;
  /** Lengths of dash and gap. */
  readonly dash?: string;
}

export interface PathShape extends Painted {
  readonly kind: "path";
  readonly d: string;
  readonly transform?: string;
}
export interface RectShape extends Painted {
  readonly kind: "rect";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rounded?: number;
}
export interface CircleShape extends Painted {
  readonly kind: "circle";
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}
export interface TextShape {
  readonly kind: "text";
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly anchor: "start" | "middle" | "end";
  readonly fill: Ink;
}
export type Shape = PathShape | RectShape | CircleShape | TextShape;

/** A drawing on paper: shapes in the order they are laid down, in units of a 1/96 inch. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What it shows, for who cannot see it. */
  readonly label: string;
  readonly shapes: readonly Shape[];
}

export const path = (d: string, paint: Painted): PathShape => ({ kind: "path", d, ...paint });
export const rect = (
  box: Pick<RectShape, "x" | "y" | "width" | "height">,
  paint: Painted & { readonly rounded?: number },
): RectShape => ({ kind: "rect", x: box.x, y: box.y, width: box.width, height: box.height, ...paint });
export const circle = (x: number, y: number, radius: number, paint: Painted): CircleShape => ({
  kind: "circle",
  x,
  y,
  radius,
  ...paint,
});

interface Wording {
  readonly anchor?: TextShape["anchor"];
  readonly bold?: boolean;
  readonly fill?: Ink;
  readonly size?: number;
}
export const words = (
  x: number,
  y: number,
  text: string,
  { anchor = "start", bold = false, fill = "text-3", size = 11 }: Wording = {},
): TextShape => ({ kind: "text", x, y, text, size, bold, anchor, fill });
