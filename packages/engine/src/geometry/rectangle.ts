/** An axis-aligned rectangle by its corner nearest the origin. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The same by its two corners, which is what most tests of position want. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxOf = ({ x, y, width, height }: Rectangle): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

export const rectangleOf = ({ left, top, right, bottom }: Box): Rectangle => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});

/** Moves every side outwards; a negative amount moves them inwards. */
export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** Whether two boxes share more than an edge. */
export const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** With x and y exchanged, so that rows become columns. */
export const transposedBox = ({ left, top, right, bottom }: Box): Box => ({
  left: top,
  top: left,
  right: bottom,
  bottom: right,
});
export const transposedRectangle = ({ x, y, width, height }: Rectangle): Rectangle => ({
  x: y,
  y: x,
  width: height,
  height: width,
});
