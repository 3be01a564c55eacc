/*
 * A browser speaks one language and fetches of it what it says. The build puts `worded` around each import that fetches
 * modules later (`apps/web/build/languages.ts`): what they say is there before they run.
 */

let bring: ((module: string) => Promise<unknown>) | null = null;

/** From now on the texts of modules are brought like this, before the modules are read. In English nobody says so. */
export function bringWordsWith(bringing: (module: string) => Promise<unknown>): void {
  bring = bringing;
}

/** Without its texts, for want of a connection, a module speaks English. */
export const worded = <Module>(module: string, load: () => Promise<Module>): Promise<Module> =>
  bring === null ? load() : bring(module).then(load, load);
