import type { Piece } from "./contact-hiding";

/** Shorter words are no names that anybody is found by. */
const SHORTEST_NAME = 2;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text without the names of a person, wherever they stand as words of their own. */
export function hideNames(pieces: readonly Piece[], names: readonly string[]): readonly Piece[] {
  const words = names.flatMap((name) => name.split(/\s+/)).filter((word) => word.length >= SHORTEST_NAME);
  if (words.length === 0) return pieces;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words.map(escaped).join("|")})(?![\p{L}\p{M}])`, "giu");
  return pieces.flatMap((piece): readonly Piece[] => {
    if (typeof piece !== "string") return [piece];
    const plain = piece.split(pattern);
    return plain.flatMap((part, at) => [
      ...(at > 0 ? [{ hidden: "name" } as const] : []),
      ...(part === "" ? [] : [part]),
    ]);
  });
}
