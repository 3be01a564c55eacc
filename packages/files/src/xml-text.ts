const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Source: XML 1.0, production 2: no other character may stand in a document, not even as a reference. */
function isWritable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

/** A text as it stands in a document, between elements or quotes. */
export const escaped = (text: string): string =>
  Array.from(text)
    .filter(isWritable)
    .map((character) => SIGNS[character] ?? character)
    .join("");
