import { readdirSync } from "node:fs";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { firstFiles } from "./build/first-files.ts";
import { firstPictures } from "./build/first-pictures.ts";
import { firstWords } from "./build/first-words.ts";
import { ownIcons } from "./build/own-icons.ts";
import { chunks, FRAMEWORK } from "./build/chunks.ts";
import { compiledMessages } from "./build/compiled-messages.ts";
import { languages } from "./build/languages.ts";
import { serviceWorker } from "./build/service-worker.ts";

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the development server sends API calls. */
const API_URL = process.env["API_URL"] ?? "http://localhost:4000";
const PORT = Number(process.env["WEB_PORT"] ?? 5173);

/**
 * Radix Select puts a <style> element around its list, which `style-src 'self'` forbids and the browser reports as an
 * error. Its rules live in src/ui/lists.css instead. The build stops when a new version looks different.
 */
function selectWithoutInlineStyle(): Plugin {
  const inlineStyle = /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML:[\s\S]*?nonce\s*\}\s*\),/;
  return {
    name: "select-without-inline-style",
    transform: {
      filter: { id: /@radix-ui\/react-select\/dist\/index\.mjs$/ },
      handler(code) {
        if (!inlineStyle.test(code)) this.error("Radix Select has changed: its inline style was not found.");
        return { code: code.replace(inlineStyle, ""), map: null };
      },
    },
  };
}

/** One 19 KB text font before the first paint; the display font may arrive later. */
function preloadTextFont(): Plugin {
  return {
    name: "preload-text-font",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /reddit-sans-basic.*\.woff2$/.test(file));
        if (font === undefined) return [];
        const attrs = { rel: "preload", href: `/${font}`, as: "font", type: "font/woff2", crossorigin: true };
        return [{ tag: "link", attrs, injectTo: "head-prepend" as const }];
      },
    },
  };
}

/**
 * The first script chooses the language and then asks for the application: what both starts of it share is on its way
 * by then, and by far the most of it.
 */
function preloadApplication(): Plugin {
  return {
    name: "preload-application",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const starts = STARTS.map((start) => chunksOf(start, bundle ?? {}));
        const [files = [], ...others] = starts;
        return files
          .filter((file) => others.every((other) => other.includes(file)))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "modulepreload", href: `/${file}`, crossorigin: true },
            injectTo: "head" as const,
          }));
      },
    },
  };
}
const STARTS = ["/src/app/start.tsx", "/src/app/start-auth.tsx"];

const PACKAGES = fromHere("../../packages");
/** What first pictures begin with. */
const FIRST_MODULES = [...STARTS, "/src/app/frame/frame.tsx", "/src/app/pages/design.tsx"].map((file) =>
  fromHere(`.${file}`),
);

/** The files that a module of the product loads at once. */
function chunksOf(module: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const chunk = Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId?.endsWith(module));
  if (chunk?.type !== "chunk") throw new Error(`${module} has no file of its own`);
  return [chunk.fileName, ...chunk.imports];
}

/** Pages, what is around them, and the first part of the longest. */
const FIRST_PICTURES = new Set([
  ...readdirSync(fromHere("./src/app/pages")).map((name) => name.replace(/\.tsx?$/, "")),
  "start",
  "start-auth",
  "frame",
  "step-results",
  "summary-page",
  "appliance-list",
]);
const isOfFirstPicture = (file: string) => FIRST_PICTURES.has(basename(file).replace(/-[\w-]{8}\.js$/, ""));

const compressible = /\.(html|js|css|svg|json|csv|webmanifest|txt)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes .br and .gz beside every text file, so that the server compresses nothing while it answers. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    // After a successful write; `closeBundle` also runs after a failed build and would hide its error.
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) this.error("The build has no output folder.");
        const entries = await readdir(dir, { recursive: true });
        const files = entries.filter((file) => compressible.test(file)).map((file) => join(dir, file));
        await Promise.all(files.map(writeCompressed));
      },
    },
  };
}

/** The best quality, 11, would take 2.5 times as long for 2% less. Measured on what a build writes. */
const QUALITY = 10;
/** Tables are large and seldom read: 9 would take three times as long for 1% less. */
const DATA_QUALITY = 6;

async function writeCompressed(file: string) {
  const text = await readFile(file);
  const level = /\.(json|csv)$/.test(file) ? DATA_QUALITY : QUALITY;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
  await Promise.all([
    brotli(text, quality).then((packed) => writeFile(`${file}.br`, packed)),
    gz(text, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

export default defineConfig({
  root: fromHere("."),
  plugins: [
    react(),
    tailwindcss(),
    selectWithoutInlineStyle(),
    firstWords({ starts: FIRST_MODULES, packages: PACKAGES }),
    languages({
      main: fromHere("./src/app/main.tsx"),
      starts: FIRST_MODULES,
      packages: PACKAGES,
      root: fromHere("../.."),
    }),
    compiledMessages(),
    ownIcons(),
    preloadTextFont(),
    preloadApplication(),
    firstFiles(),
    firstPictures({ root: fromHere("."), module: "/src/app/first-pictures.tsx" }),
    serviceWorker(fromHere("./service-worker/service-worker.ts")),
    precompress(),
  ],
  resolve: {
    alias: {
      // The original locks scrolling with a <style> element, which the content security policy forbids.
      "react-remove-scroll": fromHere("./src/ui/remove-scroll.tsx"),
      // Asked for by the reader of XML, which browsers have no streams for.
      stream: fromHere("./src/lib/no-streams.ts"),
    },
  },
  worker: { plugins: () => [compiledMessages()], rolldownOptions: { checks: { pluginTimings: false } } },
  server: { port: PORT, proxy: { "/api": API_URL } },
  preview: { port: PORT, proxy: { "/api": API_URL } },
  build: {
    outDir: fromHere("./dist"),
    emptyOutDir: true,
    assetsDir: "assets",
    // A data: URL would need its own permission in the policy, and fonts must stay separate files.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: {
      // Every browser we support preloads modules by itself.
      polyfill: false,
      // What is fetched ahead or when a person turns to it finds its files by itself: a link for each of them would keep the
      // page busy for longer than the files take.
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === "html" || isOfFirstPicture(file) ? dependencies : [],
    },
    target: "es2022",
    // The largest is three.js with the scenes, loaded with the first of them. [kB]
    chunkSizeWarningLimit: 650,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "framework", test: FRAMEWORK },
            { name: chunks(fromHere("./src")), debugName: "chunks", includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
