import { createServer, type Plugin, type Rolldown } from "vite";
import { chunksOf, filesOf, namedIn } from "./first-files.ts";

interface FirstPicturesOptions {
  /** Where the sources are. */
  readonly root: string;
  /** Draws them: exports `AUTH`, `TEXT` and `LOADING`. */
  readonly module: string;
}

const PRELOADED = /\s*<link rel="modulepreload"[^>]*>/g;
/** What the heading of the auth screen is set in. */
const DISPLAY_FONT = /archivo-first.*\.woff2$/;

/** As index.html has it. */
const EMPTY = '<div id="root"></div>';
/** What replaces a picture, as the paths of modules of the application end. */
const AUTH = ["/src/app/start-auth.tsx"];
const APPLICATION = ["/src/app/start.tsx"];

/**
 * What stands in the HTML before any script has run:
 *
 * - `auth.html`: the auth screen, with its styles. The server answers with it where nobody is signed in;
 * - `text.html`: what is above a text. The server puts that of a project into it (`apps/api/src/platform/page-head.ts`);
 * - `index.html`: the mark and the product's name, as every page begins.
 *
 * What replaces the first two is asked for when they have been painted.
 */
export function firstPictures({ root, module }: FirstPicturesOptions): Plugin {
  return {
    name: "first-pictures",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") return this.error("The build has no index.html.");
        const html = String(page.source);
        if (!html.includes(EMPTY)) return this.error("index.html has no empty #root.");
        const pictures = await drawn(root, module);
        const files = (modules: readonly string[]) =>
          filesOf([{ at: "", modules }], chunksOf(bundle), new Set()).flatMap((one) => one.files);
        const auth = withStyles(afterPaint(html, files(AUTH).filter(isScript)), files(AUTH).filter(isStyle), bundle);
        this.emitFile({ type: "asset", fileName: "auth.html", source: inRoot(auth, pictures.auth) });
        this.emitFile({
          type: "asset",
          fileName: "text.html",
          source: inRoot(afterPaint(html, files(APPLICATION)), pictures.text),
        });
        page.source = inRoot(html, pictures.loading);
        return undefined;
      },
    },
  };
}

const isScript = (file: string) => file.endsWith(".js");
const isStyle = (file: string) => file.endsWith(".css");
const inRoot = (html: string, picture: string) => html.replace(EMPTY, () => `<div id="root">${picture}</div>`);

/** The sources themselves, run here. */
async function drawn(root: string, path: string) {
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module: Record<string, unknown> = await server.ssrLoadModule(path);
    const picture = (name: string): string => {
      const found = module[name];
      if (typeof found !== "string") throw new Error(`${path} draws no ${name}`);
      if (/<[^>]* style=/.test(found)) throw new Error("The content security policy forbids styles in the markup");
      return found;
    };
    return { auth: picture("AUTH"), text: picture("TEXT"), loading: picture("LOADING") };
  } finally {
    await server.close();
  }
}

/** `public/theme.js` asks for the files when the picture stands. */
const afterPaint = (html: string, files: readonly string[]): string =>
  html
    .replaceAll(PRELOADED, "")
    .replace('data-first="', () => `data-when="painted" data-first="^/ ${files.filter(isNotIn(html)).join(" ")};`);
const isNotIn = (html: string) => {
  const styles = new Set([...namedIn(html)].filter(isStyle));
  return (file: string) => !styles.has(file);
};

/** The styles and letters of the picture at once. */
function withStyles(html: string, styles: readonly string[], bundle: Rolldown.OutputBundle): string {
  const font = Object.keys(bundle).find((file) => DISPLAY_FONT.test(file));
  if (font === undefined) throw new Error("The display font has another name");
  const links = [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
    ...styles.filter(isNotIn(html)).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return html.replace("</head>", () => `${links.join("")}</head>`);
}
