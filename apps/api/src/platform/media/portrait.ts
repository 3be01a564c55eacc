import encodeJpeg from "@jsquash/jpeg/encode.js";
import encodePng from "@jsquash/png/encode.js";
import encodeWebp from "@jsquash/webp/encode.js";
import { PICTURE_BYTES_MAX, PICTURE_SIDE_MAX } from "@sunwright/contract/limits";
import { decode } from "./codecs";
import { dimensionsOf } from "./dimensions";
import type { PictureType } from "./signature";
import type { Picture } from "./task";

/** Tried in this order until the picture is small enough. The browser's own resize begins with the first. */
const QUALITIES = [86, 72, 58, 45] as const;

/**
 * The same picture read and written again: where it was taken, by whom and with what, and whatever else a file can
 * carry, stays behind. In its own format while that is small enough, else as WebP. Null for what is no picture.
 */
export async function rewritePicture({ mediaType, bytes }: Picture): Promise<Picture | null> {
  const size = dimensionsOf(mediaType, bytes);
  if (!size || !isTaken(size.width) || !isTaken(size.height)) return null;
  const pixels = await decode(mediaType, bytes);
  return pixels && ((await inOwnFormat(mediaType, pixels)) ?? (await inWebp(pixels)));
}

const isTaken = (side: number) => side >= 1 && side <= PICTURE_SIDE_MAX;
const fits = (bytes: ArrayBuffer) => bytes.byteLength <= PICTURE_BYTES_MAX;

async function inOwnFormat(mediaType: PictureType, pixels: ImageData): Promise<Picture | null> {
  if (mediaType === "image/webp") return null;
  const written =
    mediaType === "image/png" ? await encodePng(pixels) : await smallest((quality) => encodeJpeg(pixels, { quality }));
  return written && fits(written) ? { mediaType, bytes: new Uint8Array(written) } : null;
}

async function inWebp(pixels: ImageData): Promise<Picture | null> {
  const written = await smallest((quality) => encodeWebp(pixels, { quality }));
  return written && { mediaType: "image/webp", bytes: new Uint8Array(written) };
}

async function smallest(encode: (quality: number) => Promise<ArrayBuffer>): Promise<ArrayBuffer | null> {
  for (const quality of QUALITIES) {
    const written = await encode(quality);
    if (fits(written)) return written;
  }
  return null;
}
