import decodeJpeg, { init as initJpegDecoder } from "@jsquash/jpeg/decode.js";
import encodeJpeg, { init as initJpegEncoder } from "@jsquash/jpeg/encode.js";
import decodePng, { init as initPngDecoder } from "@jsquash/png/decode.js";
import encodePng, { init as initPngEncoder } from "@jsquash/png/encode.js";
import decodeWebp, { init as initWebpDecoder } from "@jsquash/webp/decode.js";
import encodeWebp, { init as initWebpEncoder } from "@jsquash/webp/encode.js";
import { PICTURE_BYTES_MAX, PICTURE_SIDE_MAX } from "@sunwright/contract/limits";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { PictureType } from "../rules";
import { dimensionsOf } from "./dimensions";
import type { Picture, PictureTask } from "./task";

/** Tried in this order until the picture is small enough. The browser's own resize begins with the first. */
const QUALITIES = [86, 72, 58, 45] as const;

/** The decoders make one of each picture; browsers have it, Node has not. */
class Pixels {
  readonly colorSpace = "srgb";
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

const { resolve } = createRequire(import.meta.url);
/** The codecs run as WebAssembly: a broken file can reach nothing but the memory of its own codec. */
const codec = async (file: string) => WebAssembly.compile(await readFile(resolve(`@jsquash/${file}`)));

async function loadCodecs() {
  Object.assign(globalThis, { ImageData: Pixels });
  const png = await codec("png/codec/pkg/squoosh_png_bg.wasm");
  await Promise.all([initPngDecoder(png), initPngEncoder(png)]);
  await initJpegDecoder(await codec("jpeg/codec/dec/mozjpeg_dec.wasm"));
  await initJpegEncoder(await codec("jpeg/codec/enc/mozjpeg_enc.wasm"));
  await initWebpDecoder(await codec("webp/codec/dec/webp_dec.wasm"));
  await initWebpEncoder(await codec("webp/codec/enc/webp_enc_simd.wasm"));
}
let loaded: Promise<void> | undefined;

const decoders: Readonly<Record<PictureType, (bytes: ArrayBuffer) => Promise<ImageData>>> = {
  "image/png": (bytes) => decodePng(bytes),
  // Turned as its metadata says, because they do not come along.
  "image/jpeg": (bytes) => decodeJpeg(bytes, { preserveOrientation: true }),
  "image/webp": (bytes) => decodeWebp(bytes),
};

/**
 * The same picture read and written again: where it was taken, by whom and with what, and whatever else a file can
 * carry, stays behind. In its own format while that is small enough, else as WebP. Null for what is no picture.
 */
export async function rewritePicture({ mediaType, bytes }: PictureTask): Promise<Picture | null> {
  const size = dimensionsOf(mediaType, bytes);
  if (!size || !isTaken(size.width) || !isTaken(size.height)) return null;
  await (loaded ??= loadCodecs());
  const pixels = await decode(mediaType, bytes);
  return pixels && ((await inOwnFormat(mediaType, pixels)) ?? (await inWebp(pixels)));
}

const isTaken = (side: number) => side >= 1 && side <= PICTURE_SIDE_MAX;

async function decode(mediaType: PictureType, bytes: Uint8Array): Promise<ImageData | null> {
  try {
    // A copy: a codec may look at the whole buffer that a view stands in.
    return await decoders[mediaType](new Uint8Array(bytes).buffer);
  } catch {
    // The codecs tell nothing of what is wrong, and whatever it is, this is no picture.
    return null;
  }
}

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
