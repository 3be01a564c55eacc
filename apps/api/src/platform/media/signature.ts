import type { PICTURE_TYPES } from "@sunwright/contract/account";

export type PictureType = (typeof PICTURE_TYPES)[number];

/** First bytes by format; null stands for any byte. Sources: RFC 2083 section 3.1, ITU-T T.81 B.1.1.3, RFC 9649 2.4. */
const SIGNATURES: readonly (readonly [PictureType, readonly (number | null)[]])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/webp", [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
];

/** The type a picture has by its bytes, whatever anybody calls it; null for what we do not take. */
export function typeOfPicture(bytes: Uint8Array): PictureType | null {
  const found = SIGNATURES.find(([, signature]) =>
    signature.every((expected, index) => index < bytes.length && (expected === null || bytes[index] === expected)),
  );
  return found?.[0] ?? null;
}
