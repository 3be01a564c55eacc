import type { ComponentType } from "react";

/** The script of a page. */
export interface PageScript {
  readonly load: () => Promise<ComponentType>;
  /** What has been asked for, also where it could not be fetched: whoever draws the page asks for nothing twice. */
  readonly coming: () => Promise<ComponentType>;
  /** Null until it has come. */
  readonly loaded: () => ComponentType | null;
}

/** A page that is fetched when somebody goes there. */
export function page<Name extends string>(
  fetchModule: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
): PageScript {
  let coming: Promise<ComponentType> | null = null;
  let failed = false;
  let loaded: ComponentType | null = null;
  const fetched = async () => {
    try {
      const module = await fetchModule();
      return (loaded = module[name]);
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  const load = () => {
    // Whoever goes there again asks again.
    if (coming === null || failed) {
      failed = false;
      coming = fetched();
    }
    return coming;
  };
  return { load, coming: () => coming ?? load(), loaded: () => loaded };
}
