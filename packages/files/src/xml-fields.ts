import type { XmlElement } from "./xml";

/** Children of a name. */
export const all = (of: XmlElement | undefined, name: string): readonly XmlElement[] =>
  of?.children.filter((child) => child.name === name) ?? [];
/** The first at the end of a path. */
export const one = (of: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((at, name) => at?.children.find((child) => child.name === name), of);
/** Its text; null where there is none. */
export const textOf = (of: XmlElement | undefined, ...path: readonly string[]): string | null => {
  const text = one(of, ...path)?.text ?? "";
  return text === "" ? null : text;
};
