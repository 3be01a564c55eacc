import sax from "sax";

/** An element without its prefix. */
export interface XmlElement {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

export class XmlFault extends Error {
  override readonly name = "XmlFault";
  readonly line: number;
  readonly why: "defines" | "broken" | "deep" | "large";
  readonly reason: string;
  constructor(line: number, why: XmlFault["why"], reason = "") {
    super(`Line ${line}: ${why} ${reason}`);
    this.line = line;
    this.why = why;
    this.reason = reason;
  }
}

/** Beyond these a document is no invoice. */
const [DEPTH_MAX, ELEMENTS_MAX] = [40, 200_000];

interface Open {
  readonly name: string;
  readonly line: number;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** What the parser calls, as it has it. */
type Heard = Partial<Pick<sax.SAXParser, "onerror" | "onopentag" | "ontext" | "oncdata" | "onclosetag">>;

export const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Where a document defines types or entities of its own; null where it does not. */
export function definitionIn(text: string): number | null {
  const found = /<!(?:DOCTYPE|ENTITY)/i.exec(text);
  return found === null ? null : text.slice(0, found.index).split("\n").length;
}

/**
 * A document as a tree. One that defines types or entities is refused unread.
 *
 * @throws XmlFault with the line.
 */
export function readXml(text: string): XmlElement {
  const defined = definitionIn(text);
  if (defined !== null) throw new XmlFault(defined, "defines");
  const parser = new sax.SAXParser(true, { xmlns: false, position: true });
  const open: Open[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  const hear = (part: string) => {
    const inside = open.at(-1);
    if (inside !== undefined) inside.text += part;
  };
  Object.assign(parser, {
    onerror: ({ message }: Error) => {
      throw new XmlFault(parser.line + 1, "broken", message.split("\n")[0] ?? "");
    },
    onopentag: ({ name, attributes }) => {
      count += 1;
      if (open.length >= DEPTH_MAX) throw new XmlFault(parser.line + 1, "deep");
      if (count > ELEMENTS_MAX) throw new XmlFault(parser.line + 1, "large");
      const named: Record<string, string> = {};
      for (const [key, value] of Object.entries(attributes)) named[localName(key)] = String(value);
      open.push({ name: localName(name), line: parser.line + 1, attributes: named, children: [], text: "" });
    },
    ontext: hear,
    oncdata: hear,
    onclosetag: () => {
      const closed = open.pop();
      if (closed === undefined) return;
      const element = { ...closed, text: closed.text.trim() };
      const parent = open.at(-1);
      if (parent === undefined) root ??= element;
      else parent.children.push(element);
    },
  } satisfies Heard);
  parser.write(text).close();
  if (root === null) throw new XmlFault(1, "broken");
  return root;
}
