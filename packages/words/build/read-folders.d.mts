import type { LanguageFiles, OfferedLanguage } from "../src/languages";

export function offered(): readonly OfferedLanguage[];
export function read(code: string): Promise<LanguageFiles>;
