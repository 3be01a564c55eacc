import { PICTURE_BYTES_MAX } from "@sunwright/contract/limits";

/** A square of this side, shown at 72 px at most, stays sharp on dense screens. [px] */
export const PICTURE_SIDE = 320;

/** Tried in this order until the picture is small enough; the last is 45 % of JPEG's scale and always is. */
export const QUALITIES = [0.86, 0.72, 0.58, 0.45] as const;

export const fitsServer = (bytes: number) => bytes <= PICTURE_BYTES_MAX;

/** The middle square of a picture. [px] */
export function middleSquare(width: number, height: number) {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** Base64 of a data URL. */
export const base64Of = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(",") + 1);

/** How many bytes a base64 text stands for. */
export const base64Bytes = (text: string) =>
  (text.length / 4) * 3 - (text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0);
