import encodeWebp from "@jsquash/webp/encode.js";
import { FILE_PICTURE, PICTURE_BYTES, PICTURE_SIZES, PICTURE_WIDTHS } from "@sunwright/contract/files";
import { createHash } from "node:crypto";
import { AppError } from "../errors";
import type { Stopped } from "../worker-tasks";
import { decode } from "./codecs";
import { dimensionsOf } from "./dimensions";
import { isPdf } from "./pdf";
import { type Raster, shrink } from "./shrink";
import { type PictureType, typeOfPicture } from "./signature";
import type { MediaContent, PictureInWidth } from "./task";

/** Of WebP's 100: nothing is seen to be missing on a product's picture, and a bank's slip stays readable. */
const QUALITY = 80;
/** Half the time of the codec's own choice for files 5 % larger. */
const EFFORT = 2;

/**
 * A file by what it holds: a picture, written again in three widths with nothing of the file but its pixels, or a PDF.
 * Throws file_refused for everything else.
 */
export async function readFile(bytes: Uint8Array, stopped: Stopped): Promise<MediaContent> {
  if (isPdf(bytes)) return { type: "pdf" };
  const mediaType = typeOfPicture(bytes);
  if (mediaType === null || bytes.length > PICTURE_BYTES) throw new AppError("file_refused");
  return { type: "picture", ...(await inWidths(mediaType, bytes, stopped)) };
}

async function inWidths(mediaType: PictureType, bytes: Uint8Array, stopped: Stopped) {
  const size = dimensionsOf(mediaType, bytes);
  // Before anything is unpacked.
  if (!size || !isTaken(size.width, size.height)) throw new AppError("file_refused");
  const whole = await decode(mediaType, bytes);
  if (whole === null || !isTaken(whole.width, whole.height)) throw new AppError("file_refused");
  let pixels: Raster = rasterOf(whole);
  const written: PictureInWidth[] = [];
  let largest = { width: 0, height: 0 };
  for (const name of PICTURE_SIZES.toReversed()) {
    if (stopped.aborted) throw new AppError("server_busy");
    const width = Math.min(pixels.width, PICTURE_WIDTHS[name]);
    const height = Math.max(1, Math.round((pixels.height * width) / pixels.width));
    if (width < pixels.width) pixels = shrink(pixels, width, height);
    if (largest.width === 0) largest = { width, height };
    const webp = new Uint8Array(await encodeWebp(asImage(pixels), { quality: QUALITY, method: EFFORT }));
    written.push({ size: name, bytes: webp, digest: createHash("sha256").update(webp).digest("hex") });
  }
  return { ...largest, inWidths: written };
}

const isTaken = (width: number, height: number) =>
  width >= 1 && height >= 1 && Math.max(width, height) <= FILE_PICTURE.side && width * height <= FILE_PICTURE.pixels;

const rasterOf = ({ data, width, height }: ImageData): Raster => ({
  data: Uint8ClampedArray.from(data),
  width,
  height,
});
const asImage = ({ data, width, height }: Raster): ImageData => new ImageData(data, width, height);
