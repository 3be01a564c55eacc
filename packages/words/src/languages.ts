import { offered, read } from "../build/read-folders.mjs";
import type { Language } from "./translation";

/*
 * The languages beside English, by their folders. The builds put in the place of this file one that names what the folders
 * hold (`build/language-modules.mjs`), because they leave no folder to be read.
 */

/** A language as a person chooses it. */
export interface OfferedLanguage {
  /** Its folder's name, which addresses and accounts carry: "de". */
  readonly code: string;
  readonly tag: string;
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** People who have signed for rooms of it. */
  readonly readers: number;
}

type Texts = Readonly<Record<string, string>>;
/** A room, or a part of it, and how to read its texts. */
export type TextsToRead = readonly [room: string, read: () => Promise<{ readonly texts: Texts }>];

export interface LanguageFiles {
  readonly language: Language;
  readonly all: readonly TextsToRead[];
  /** What a module says that is fetched later, and all that it fetches (`worded`). */
  readonly saidBy: (module: string) => readonly TextsToRead[];
}

export const OFFERED: readonly OfferedLanguage[] = offered();

export const filesOf = (code: string): Promise<LanguageFiles> => read(code);
