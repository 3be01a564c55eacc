import type { QueryClient } from "@tanstack/react-query";
import { use, type ComponentType } from "react";
import type { Match } from "./address";

/** What a page shows first, asked for while nothing of the application stands on the screen. */
type ReadFirst = (client: QueryClient, at: FirstAddress) => Promise<unknown>;
export interface FirstAddress extends Pick<Match, "params"> {
  readonly pathname: string;
  /** Without its #. */
  readonly hash: string;
}

/** The script of a page, or of what is around one. */
export interface PageScript<Props = object> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** What has been asked for, also where it could not be fetched: whoever draws the page asks for nothing twice. */
  readonly coming: () => Promise<ComponentType<Props>>;
  /** Null until it has come. */
  readonly loaded: () => ComponentType<Props> | null;
  /** Of a page that has come. */
  readonly readFirst: ReadFirst;
}

/** A page that is fetched when somebody goes there. */
export function page<Name extends string, Props = object>(
  fetchModule: () => Promise<
    Readonly<Record<NoInfer<Name>, ComponentType<Props>>> & { readonly readFirst?: ReadFirst }
  >,
  name: Name,
): PageScript<Props> {
  let coming: Promise<ComponentType<Props>> | null = null;
  let failed = false;
  let loaded: ComponentType<Props> | null = null;
  let readFirst: ReadFirst = async () => null;
  const fetched = async () => {
    try {
      const module = await fetchModule();
      readFirst = module.readFirst ?? readFirst;
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
  return { load, coming: () => coming ?? load(), loaded: () => loaded, readFirst: (...asked) => readFirst(...asked) };
}

/**
 * What a script draws; suspends until it has come. What has come is drawn at once, where `lazy` would have React show what
 * stands for it first, and then wait for 300 ms.
 */
export const componentOf = <Props>(script: PageScript<Props>): ComponentType<Props> =>
  script.loaded() ?? use(script.coming());
