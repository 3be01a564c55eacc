import { crc32, deflateSync, inflateSync } from "node:zlib";
import { PICTURE_BYTES_MAX, PICTURE_SIDE_MAX } from "@sunwright/contract/limits";
import { describe, expect, it } from "vitest";
import { dimensionsOf } from "./dimensions";
import { rewritePicture } from "./portrait";
import { typeOfPicture } from "./signature";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a PNG. Source: RFC 2083 section 3.2. */
function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A PNG of 8 bits and four channels, unfiltered, with chunks before its pixels. */
function png(width: number, height: number, colourAt: (x: number, y: number) => Colour, ...more: Buffer[]) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_row, y) => [
    0,
    ...Array.from({ length: width }, (_pixel, x) => colourAt(x, y)).flat(),
  ]);
  const pixels = deflateSync(Buffer.from(rows.flat()));
  const end = chunk("IEND", Buffer.alloc(0));
  return Buffer.concat([SIGNATURE, chunk("IHDR", head), ...more, chunk("IDAT", pixels), end]);
}

const SUN: Colour = [250, 190, 40, 255];
const oneColour = (width: number, height: number, ...more: Buffer[]) => png(width, height, () => SUN, ...more);
/** Colours that no codec makes small. */
const noise = (x: number, y: number): Colour => {
  const mixed = Math.imul(x + 1, 73_856_093) ^ Math.imul(y + 1, 19_349_663);
  const spread = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return [spread & 255, (spread >>> 8) & 255, (spread >>> 16) & 255, 255];
};

const rewritten = async (bytes: Uint8Array) => {
  const mediaType = typeOfPicture(bytes);
  if (mediaType === null) throw new Error("The test's picture is none");
  return rewritePicture({ mediaType, bytes });
};

/** A PNG of more bytes than are taken, as one that grows by being written again. */
const fromNoise = () => rewritePicture({ mediaType: "image/png", bytes: png(200, 200, noise) });

/** A JPEG made by the codec under test from a PNG of ours, to be spoilt by the tests. */
async function jpeg(width: number, height: number): Promise<Buffer> {
  const { default: encode } = await import("@jsquash/jpeg/encode.js");
  await rewritten(oneColour(1, 1));
  const data = new Uint8ClampedArray(Array.from({ length: width * height }, () => SUN).flat());
  return Buffer.from(await encode({ data, width, height, colorSpace: "srgb" }));
}

/** Exif with an orientation and a text. Source: CIPA DC-008 (Exif 2.32) sections 4.5 and 4.6. */
function exif(orientation: number, words: string): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, Buffer.from(words)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
const withSegment = (file: Buffer, segment: Buffer) => Buffer.concat([file.subarray(0, 2), segment, file.subarray(2)]);

const sizeOf = (picture: Awaited<ReturnType<typeof rewritten>>) =>
  picture && dimensionsOf(picture.mediaType, picture.bytes);

describe("a picture written again", () => {
  it("keeps its pixels, to the last of a PNG", async () => {
    const written = await rewritten(oneColour(1, 1));
    const bytes = Buffer.from(written?.bytes ?? []);
    const at = bytes.indexOf("IDAT");
    const data = bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4));
    expect([...inflateSync(data)].slice(1)).toEqual([...SUN].slice(0, inflateSync(data).length - 1));
    expect(written?.mediaType).toBe("image/png");
  });

  it("loses the texts of a PNG and what stands behind its end", async () => {
    const text = chunk("tEXt", Buffer.from("Comment\0taken at 12.04, 8.52 by Ada"));
    const file = Buffer.concat([oneColour(3, 2, text), Buffer.from("<script>")]);
    const written = await rewritten(file);
    expect(sizeOf(written)).toEqual({ width: 3, height: 2 });
    for (const words of ["tEXt", "Ada", "script"])
      expect(Buffer.from(written?.bytes ?? []).includes(words)).toBe(false);
  });

  it("loses the Exif of a JPEG, and is turned as that said", async () => {
    const file = withSegment(await jpeg(16, 8), exif(6, "12.04 N 8.52 E"));
    const written = await rewritten(file);
    expect(written?.mediaType).toBe("image/jpeg");
    expect(sizeOf(written)).toEqual({ width: 8, height: 16 });
    for (const words of ["Exif", "8.52"]) expect(Buffer.from(written?.bytes ?? []).includes(words)).toBe(false);
  });

  it("becomes WebP where its own format would be too large, and never larger than is taken", async () => {
    const written = await fromNoise();
    expect(written?.mediaType).toBe("image/webp");
    expect(written?.bytes.length).toBeLessThanOrEqual(PICTURE_BYTES_MAX);
    expect(sizeOf(written)).toEqual({ width: 200, height: 200 });
    expect(sizeOf(await rewritten(Buffer.from(written?.bytes ?? [])))).toEqual({ width: 200, height: 200 });
  });
});

describe("what is no picture", () => {
  it("is refused by the size its header says, before anything is unpacked", async () => {
    const side = PICTURE_SIDE_MAX;
    expect(sizeOf(await rewritten(oneColour(side, 1)))).toEqual({ width: side, height: 1 });
    const huge = oneColour(1, 1);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    for (const file of [oneColour(side + 1, 1), oneColour(1, side + 1), huge]) expect(await rewritten(file)).toBeNull();
    const tall = await jpeg(8, 8);
    tall.writeUInt16BE(65_000, tall.indexOf(Buffer.from([0xff, 0xc2])) + 5);
    expect(await rewritten(tall)).toBeNull();
  });

  it("is refused when its pixels are broken, cut off or missing, and the next is read all the same", async () => {
    const whole = oneColour(40, 40);
    const spoilt = Buffer.from(whole);
    spoilt.fill(0xa5, whole.indexOf("IDAT") + 6, whole.indexOf("IDAT") + 20);
    const photo = await jpeg(64, 64);
    const webp = Buffer.from((await fromNoise())?.bytes ?? []);
    const files = [
      spoilt,
      whole.subarray(0, whole.indexOf("IDAT") + 12),
      whole.subarray(0, 30),
      whole.subarray(0, 10),
      photo.subarray(0, 20),
      photo.subarray(0, 3),
      webp.subarray(0, 40),
      webp.subarray(0, 12),
    ];
    for (const file of files) expect(await rewritten(file), file.subarray(0, 12).toString("hex")).toBeNull();
    expect(sizeOf(await rewritten(whole))).toEqual({ width: 40, height: 40 });
  });
});
