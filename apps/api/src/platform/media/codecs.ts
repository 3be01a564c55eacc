import decodeJpeg, { init as initJpegDecoder } from "@jsquash/jpeg/decode.js";
import { init as initJpegEncoder } from "@jsquash/jpeg/encode.js";
import decodePng, { init as initPngDecoder } from "@jsquash/png/decode.js";
import { init as initPngEncoder } from "@jsquash/png/encode.js";
import decodeWebp, { init as initWebpDecoder } from "@jsquash/webp/decode.js";
import { init as initWebpEncoder } from "@jsquash/webp/encode.js";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { PictureType } from "./signature";

/** The decoders make one of each picture; browsers have it, Node has not. */
export class Pixels {
  readonly colorSpace = "srgb";
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
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

/** The pixels of a picture; null for what is none. Encoders of all formats can be used from then on. */
export async function decode(mediaType: PictureType, bytes: Uint8Array): Promise<ImageData | null> {
  await (loaded ??= loadCodecs());
  try {
    // A copy: a codec may look at the whole buffer that a view stands in.
    return await decoders[mediaType](new Uint8Array(bytes).buffer);
  } catch {
    // The codecs tell nothing of what is wrong, and whatever it is, this is no picture.
    return null;
  }
}
