import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const FROM_ALL = /^import \{([^}]*)\} from "lucide-react";$/gm;
const IN_LIST = /^export \{ (.+) \} from '\.\/icons\/([\w-]+)\.mjs';$/gm;

/**
 * Imports each icon from the file it stands in. Through the list of all it is the same icon, but the graph of modules says
 * nothing of who needs it, and every page loads what any two pages have: 6 kB of icons before a first picture with ten.
 */
export function ownIcons(): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: "own-icons",
    apply: "build",
    enforce: "pre",
    buildStart() {
      const list = resolve(dirname(createRequire(import.meta.url).resolve("lucide-react")), "../esm/lucide-react.mjs");
      files = filesIn(readFileSync(list, "utf8"));
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /"lucide-react"/ },
      handler: (code) => ({ code: fromOwnFiles(code, files), map: null }),
    },
  };
}

/** In which file an icon stands, by each of its names. */
export function filesIn(list: string): ReadonlyMap<string, string> {
  const named = (names: string) => names.matchAll(/default as (\w+)/g);
  return new Map(
    [...list.matchAll(IN_LIST)].flatMap(([, names = "", file = ""]) =>
      [...named(names)].map(([, name = ""]): [string, string] => [name, file]),
    ),
  );
}

/** Types stay with the list, which is gone once they are. */
export function fromOwnFiles(source: string, files: ReadonlyMap<string, string>): string {
  return source.replaceAll(FROM_ALL, (_, names: string) =>
    names
      .split(",")
      .map((written) => written.trim())
      .filter((written) => written !== "")
      .map((written) => {
        const [name = "", local = name] = written.split(" as ");
        const file = files.get(name);
        return file === undefined
          ? `import { ${written} } from "lucide-react";`
          : `import ${local} from "lucide-react/icons/${file}";`;
      })
      .join(" "),
  );
}
