import compile from "icu-minify/compile";
import type { Plugin } from "vite";

/** Whole rooms in each language, and the part of one that first pictures say. */
const CATALOGUE = /\/packages\/words\/src\/(rooms|languages\/[a-z]+)\/[^/]+\.ts(\?first)?$/;
const COMPILER = "icu-minify/compile";
/** Messages are compiled already; a text without arguments compiles to itself. */
const IDENTITY = "export default (message) => message;";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Text extends Node {
  readonly value: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const isText = (node: Node): node is Text =>
  node.type === "Literal" && "value" in node && typeof node.value === "string";

/** The texts that stand behind a key, wherever they stand in the module. */
function* texts(node: Node): Generator<Text> {
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []) {
      if (node.type === "Property" && name === "value" && isText(child)) yield child;
      else yield* texts(child);
    }
  }
}

/** Compiles the texts of the catalogue while the product is built: the parser of messages stays out of the browser. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    apply: "build",
    enforce: "pre",
    resolveId: { filter: { id: /^icu-minify\/compile$/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: new RegExp(`^\0${COMPILER}$`) }, handler: () => IDENTITY },
    transform: {
      filter: { id: CATALOGUE },
      handler(code) {
        const program = this.parse(code, { lang: "ts" });
        let written = code;
        for (const { value, start, end } of [...texts(program)].toReversed())
          written = written.slice(0, start) + JSON.stringify(compile(String(value))) + written.slice(end);
        return { code: written, map: null };
      },
    },
  };
}
