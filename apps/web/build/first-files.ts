import type { Plugin, Rolldown } from "vite";

/** Pages at addresses that a pattern matches, and the modules that their first picture is made of. */
export interface FirstPicture {
  /** Of the path, as the source of a regular expression. */
  readonly at: string;
  /** As their paths end. */
  readonly modules: readonly string[];
  /** Pictures at some of these addresses, which go on where this one ends. */
  readonly with?: readonly FirstPicture[];
}

/** A design and each page of its result, at a project's address and at that of the last one. */
const DESIGN = "/(calculator|projects/[\\w-]{36})";
/** Where people begin: a design, their projects, the marketplace and what somebody shared with them. */
export const PICTURES: readonly FirstPicture[] = [
  {
    at: "^/(?!(auth|try)$)",
    modules: ["/src/app/start.tsx"],
    with: [
      {
        at: `^(${DESIGN}(/results(/\\w+)?)?|/projects|/marketplace)$`,
        modules: ["/src/app/frame/frame.tsx"],
        with: [
          {
            at: `^${DESIGN}(/results(/\\w+)?)?$`,
            modules: ["/src/app/pages/design.tsx"],
            with: [
              {
                at: `^${DESIGN}/results(/\\w+)?$`,
                modules: ["/components/page/step-results.tsx"],
                with: [{ at: `^${DESIGN}/results(/summary)?$`, modules: ["/components/results/summary-page.tsx"] }],
              },
            ],
          },
          { at: "^/projects$", modules: ["/src/app/pages/projects.tsx"] },
          { at: "^/marketplace$", modules: ["/src/app/pages/marketplace.tsx"] },
        ],
      },
      { at: "^/shared/[\\w-]+$", modules: ["/src/app/pages/shared.tsx"] },
    ],
  },
];

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "imports"> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

export interface FilesAt {
  readonly at: string;
  readonly files: readonly string[];
}

/** The files of each picture, but for those that are asked for already: by every page, or by a picture it goes on with. */
export const filesOf = (
  pictures: readonly FirstPicture[],
  chunkOf: (moduleOrFile: string) => Chunk,
  begunWith: ReadonlySet<string>,
): readonly FilesAt[] =>
  pictures.flatMap(({ at, modules, with: further = [] }) => {
    const all = allFiles(modules, chunkOf);
    const files = all.filter((file) => !begunWith.has(file));
    return [{ at, files }, ...filesOf(further, chunkOf, new Set([...begunWith, ...files]))];
  });

/** Styles first. */
function allFiles(modules: readonly string[], chunkOf: (moduleOrFile: string) => Chunk): readonly string[] {
  const found = new Map<string, Chunk>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk.fileName)) return;
    found.set(chunk.fileName, chunk);
    for (const file of chunk.imports) visit(chunkOf(file));
  };
  for (const module of modules) visit(chunkOf(module));
  const styles = [...found.values()].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...styles, ...found.keys()])];
}

/** The chunk with a file's name, or with the module at whose path's end it stands. */
export function chunksOf(bundle: Rolldown.OutputBundle): (moduleOrFile: string) => Rolldown.OutputChunk {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  return (name) => {
    const chunk = chunks.find((each) => each.fileName === name || each.facadeModuleId?.endsWith(name));
    if (chunk === undefined) throw new Error(`${name} has no file of its own`);
    return chunk;
  };
}

/** What the page itself begins with: files that its HTML names. */
export const namedIn = (html: string) =>
  new Set(Array.from(html.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g), ([, file = ""]) => file));

/**
 * Which files an address needs is known before any script of the application runs: they stand in the HTML, and the script
 * in its head (`public/theme.js`) asks for those of its address at once. Else each would be asked for by the one before.
 */
export function firstFiles(): Plugin {
  return {
    name: "first-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        // The first one says in which order the layers of all go.
        if (html.split('rel="stylesheet"').length !== 2)
          throw new Error("index.html names other styles than the first");
        const listed = filesOf(PICTURES, chunksOf(bundle), namedIn(html)).map(({ at, files }) =>
          [at, ...files].join(" "),
        );
        return html.replace(
          '<script src="/theme.js">',
          () => `<script src="/theme.js" data-first="${listed.join(";")}">`,
        );
      },
    },
  };
}
