/** Colours by what they mean, named as the design system names them; `surplus-hatch` and `unmet-hatch` are hatched. */
export type Ink =
  | "text"
  | "text-2"
  | "text-3"
  | "text-inv"
  | "on-band"
  | "ink-900"
  | "line"
  | "line-strong"
  | "control"
  | "sheet"
  | "sunken"
  | "select"
  | "bad"
  | "sun"
  | "sun-400"
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
  /** 1 where it is left out. */
  readonly strokeWidth?: number;
  /** Lengths of dash and gap. */
  readonly dash?: string;
  /** Ends and corners of the stroke are round. */
  readonly round?: true;
  /** 0 to 1; 1 where it is left out. */
  readonly opacity?: number;
}

export interface PathShape extends Painted {
  readonly kind: "path";
  readonly d: string;
  readonly transform?: string;
  /** Edges are not smoothed: neighbouring cells must not shine through each other. */
  readonly crisp?: true;
}
export interface RectShape extends Painted {
  readonly kind: "rect";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rounded?: number;
  /** What it is, for a page that looks for it. */
  readonly part?: string;
}
export interface CircleShape extends Painted {
  readonly kind: "circle";
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** What a text is: on an axis, beside a part, or a figure in a band. A screen gives each its face. */
export type TextRole = "axis" | "note" | "band";
export interface TextShape {
  readonly kind: "text";
  readonly role: TextRole;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Goes on in a lighter weight. */
  readonly detail?: string;
  readonly size: number;
  readonly weight: 500 | 600 | 700;
  readonly anchor: "start" | "middle" | "end";
  readonly fill: Ink;
  /** Read from the foot up. */
  readonly upright?: true;
  /** Kept apart from lines it stands on. */
  readonly halo?: true;
}
/** Shapes that move together. */
export interface GroupShape {
  readonly kind: "group";
  readonly name: string;
  readonly transform?: string;
  readonly shapes: readonly Shape[];
}
export type Shape = PathShape | RectShape | CircleShape | TextShape | GroupShape;

/** A drawing of screens and paper: shapes in the order they are laid down, in pixels of a screen. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What it shows, for who cannot see it. */
  readonly label: string;
  readonly shapes: readonly Shape[];
}

export const path = (d: string, paint: Omit<PathShape, "kind" | "d">): PathShape => ({ kind: "path", d, ...paint });
export const rect = (
  box: Pick<RectShape, "x" | "y" | "width" | "height">,
  paint: Omit<RectShape, "kind" | "x" | "y" | "width" | "height">,
): RectShape => ({ kind: "rect", x: box.x, y: box.y, width: box.width, height: box.height, ...paint });
export const circle = (x: number, y: number, radius: number, paint: Painted): CircleShape => ({
  kind: "circle",
  x,
  y,
  radius,
  ...paint,
});
export const group = (name: string, shapes: readonly Shape[], transform?: string): GroupShape => ({
  kind: "group",
  name,
  shapes,
  ...(transform !== undefined && { transform }),
});

type Look = Omit<TextShape, "kind" | "role" | "x" | "y" | "text">;
type Wording = Partial<Look>;
const text = (role: TextRole, x: number, y: number, content: string, look: Look): TextShape => ({
  kind: "text",
  role,
  x,
  y,
  text: content,
  ...look,
});

/** Words on an axis. */
export const axisText = (x: number, y: number, content: string, look: Wording = {}): TextShape =>
  text("axis", x, y, content, { size: 12, weight: 500, anchor: "middle", fill: "text-3", ...look });

/** Words beside a part of the drawing. */
export const noteText = (x: number, y: number, content: string, look: Wording = {}): TextShape =>
  text("note", x, y, content, { size: 13, weight: 500, anchor: "start", fill: "text-3", ...look });

/** Words that name what the drawing is about. */
export const strongNote = (x: number, y: number, content: string, look: Wording = {}): TextShape =>
  noteText(x, y, content, { weight: 600, fill: "text", ...look });

/** A figure in a band of energy. */
export const bandText = (x: number, y: number, content: string, look: Wording = {}): TextShape =>
  text("band", x, y, content, { size: 14, weight: 600, anchor: "start", fill: "ink-900", ...look });
