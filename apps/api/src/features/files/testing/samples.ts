import { crc32, deflateSync } from "node:zlib";

/** A PDF of so many bytes that holds nothing. Source: ISO 32000-1, 7.5. */
export function pdfOf(bytes: number, mark = ""): Buffer {
  const head = `%PDF-1.7\n%${mark}\n`;
  const end = "\nstartxref\n0\n%%EOF\n";
  return Buffer.from(head + " ".repeat(Math.max(0, bytes - head.length - end.length)) + end, "latin1");
}

/** A chunk of a PNG. Source: RFC 2083 section 3.2. */
function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A PNG of 8 bits and four channels, unfiltered. */
export function pngOf(width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const row = width * 4 + 1;
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set(colourAt(x, y), y * row + 1 + x * 4);
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = [chunk("IHDR", head), chunk("IDAT", deflateSync(pixels)), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([signature, ...body]);
}

/** One colour, a different one each time. */
let shade = 0;
export function picture(width = 8, height = 6): Buffer {
  shade++;
  const colour = [(shade * 67) & 255, (shade * 29) & 255, 90, 255] as const;
  return pngOf(width, height, () => colour);
}
