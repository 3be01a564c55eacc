import type { ComponentType } from "react";

/** The script of a page. */
export interface PageScript {
  readonly load: () => Promise<ComponentType>;
  /** Null until it has come. */
  readonly loaded: () => ComponentType | null;
}

/** A page that is fetched when somebody goes there. */
export function page<Name extends string>(
  fetchModule: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
): PageScript {
  let coming: Promise<ComponentType> | null = null;
  let loaded: ComponentType | null = null;
  const fetched = async () => {
    try {
      const module = await fetchModule();
      return (loaded = module[name]);
    } catch (error) {
      // Whoever goes there again asks again.
      coming = null;
      throw error;
    }
  };
  return { load: () => (coming ??= fetched()), loaded: () => loaded };
}
