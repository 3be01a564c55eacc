interface Offered {
  readonly code: string;
  readonly tag: string;
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  readonly readers: number;
}
/** The folder of the sources. */
export const WORDS: string;
export function offeredIn(words?: string): readonly Offered[];
export function roomsOf(code: string, words?: string): readonly string[];
export function together(code: string, words?: string): string;
export function languageModules(
  write?: (code: string, words: string) => string,
  words?: string,
): {
  readonly name: string;
  readonly resolveId: (source: string) => string | null;
  readonly load: (id: string) => string | null;
};
