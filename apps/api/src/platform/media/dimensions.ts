import type { PictureType } from "./signature";

export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/**
 * The size that a picture's header says, so that a small file of a huge picture is refused before anything is unpacked.
 * Null where there is no such header. Sources: RFC 2083 section 4.1.1, ITU-T T.81 B.2.2, RFC 9649 section 2.
 */
export function dimensionsOf(mediaType: PictureType, bytes: Uint8Array): Dimensions | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (mediaType === "image/png") return { width: view.getUint32(16), height: view.getUint32(20) };
    return mediaType === "image/jpeg" ? ofJpeg(view) : ofWebp(view);
  } catch (error) {
    // The file ends before its header does.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Start-of-frame markers are C0 to CF but for the tables C4 and CC and the reserved C8. */
const startsFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Walks the segments to the frame; each says how long it is. */
function ofJpeg(view: DataView): Dimensions | null {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (startsFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Bytes that fill up to the next marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function ofWebp(view: DataView): Dimensions | null {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  if (chunk === "VP8X") return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
  if (chunk === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
