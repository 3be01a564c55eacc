import type { Plugin, Rolldown } from "vite";

/** Pages at addresses that a pattern matches, and the modules that their first picture is made of. */
export interface FirstPicture {
  /** Of the path, as the source of a regular expression. */
  readonly at: string;
  /** As their paths end. */
  readonly modules: readonly string[];
}

/** A design and each page of its result, at a project's address and at that of the last one. */
const DESIGN = "/(calculator|projects/[\\w-]{36})";
/** Each goes on where the one before it ends. */
export const PICTURES: readonly FirstPicture[] = [
  { at: "^/(?!auth$)", modules: ["/src/app/start.tsx"] },
  { at: `^${DESIGN}(/results(/\\w+)?)?$`, modules: ["/src/app/frame/frame.tsx", "/src/app/pages/design.tsx"] },
  { at: `^${DESIGN}/results(/\\w+)?$`, modules: ["/components/page/step-results.tsx"] },
  { at: `^${DESIGN}/results(/summary)?$`, modules: ["/components/results/summary-page.tsx"] },
];

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "imports"> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/**
 * The files of each first picture, but for those that are asked for already: by every page, or by a picture before it in
 * the list, which is of the same addresses and more.
 */
export function filesOf(
  pictures: readonly FirstPicture[],
  chunkOf: (moduleOrFile: string) => Chunk,
  begunWith: ReadonlySet<string>,
): readonly { readonly at: string; readonly files: readonly string[] }[] {
  const asked = new Set(begunWith);
  const take = (file: string): boolean => !asked.has(file) && Boolean(asked.add(file));
  return pictures.map(({ at, modules }) => {
    const found = new Map<string, Chunk>();
    const visit = (chunk: Chunk) => {
      if (found.has(chunk.fileName)) return;
      found.set(chunk.fileName, chunk);
      for (const file of chunk.imports) visit(chunkOf(file));
    };
    for (const module of modules) visit(chunkOf(module));
    const styles = [...found.values()].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    return { at, files: [...styles, ...found.keys()].filter(take) };
  });
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
