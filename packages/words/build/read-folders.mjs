// The languages where their folders can be read: under the tests, the tools and the development servers.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { offeredIn, roomsOf, WORDS } from "./language-modules.mjs";

export const offered = () => offeredIn();

const file = (code, name) => pathToFileURL(join(WORDS, "languages", code, `${name}.ts`)).href;

export async function read(code) {
  const { language } = await import(/* @vite-ignore */ file(code, "language"));
  const all = roomsOf(code).map((name) => [name, () => import(/* @vite-ignore */ file(code, name))]);
  return { language, all, saidBy: () => all };
}
