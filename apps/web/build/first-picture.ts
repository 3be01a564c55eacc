import { createServer, type Plugin, type Rolldown } from "vite";
import { chunksOf, filesOf, namedIn } from "./first-files.ts";

interface FirstPictureOptions {
  /** Where the sources are. */
  readonly root: string;
  /** Draws it: exports `PICTURE`. */
  readonly module: string;
  /** What replaces it, as the path of a module of the application ends. */
  readonly replacedBy: string;
}

const PRELOADED = /\s*<link rel="modulepreload"[^>]*>/g;
/** What the heading of the picture is set in. */
const DISPLAY_FONT = /archivo-basic.*\.woff2$/;

/** As index.html has it. */
const EMPTY = '<div id="root"></div>';

/**
 * Writes `auth.html`: the page with the picture of its first visit in it, which stands before any script has run, and the
 * styles and scripts of what replaces it. The server answers with it where nobody is signed in.
 */
export function firstPicture({ root, module, replacedBy }: FirstPictureOptions): Plugin {
  return {
    name: "first-picture",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") return this.error("The build has no index.html.");
        const html = String(page.source);
        if (!html.includes(EMPTY)) return this.error("index.html has no empty #root.");
        const picture = await drawn(root, module);
        const source = withLinks(html, bundle, replacedBy).replace(EMPTY, () => `<div id="root">${picture}</div>`);
        this.emitFile({ type: "asset", fileName: "auth.html", source });
        return undefined;
      },
    },
  };
}

/** The sources themselves, run here. */
async function drawn(root: string, module: string): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { PICTURE }: Record<string, unknown> = await server.ssrLoadModule(module);
    if (typeof PICTURE !== "string") throw new Error(`${module} draws no picture`);
    if (/<[^>]* style=/.test(PICTURE)) throw new Error("The content security policy forbids styles in the markup");
    return PICTURE;
  } finally {
    await server.close();
  }
}

/** The styles and letters of the picture at once, and all scripts when it stands: `public/theme.js` asks for them then. */
function withLinks(html: string, bundle: Rolldown.OutputBundle, replacedBy: string): string {
  const files = filesOf([{ at: "", modules: [replacedBy] }], chunksOf(bundle), new Set()).flatMap((one) => one.files);
  const styles = files.filter((file) => file.endsWith(".css") && !namedIn(html).has(file));
  const scripts = files.filter((file) => file.endsWith(".js"));
  const font = Object.keys(bundle).find((file) => DISPLAY_FONT.test(file));
  if (font === undefined) throw new Error("The display font has another name");
  const links = [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return html
    .replaceAll(PRELOADED, "")
    .replace('data-first="', () => `data-when="painted" data-first="^/ ${scripts.join(" ")};`)
    .replace("</head>", () => `${links.join("")}</head>`);
}
