/**
 * Addresses as plain text: the router's own reading would turn a token of digits into a number. Checked by hand, since a
 * schema would pull zod into the first script.
 */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  const written = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return written === "" ? "" : `?${written}`;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

export interface AuthSearch {
  /** The verification link sends its outcome and, when it has one, its text. */
  readonly verified?: "true" | "false";
  readonly message?: string;
  /** Where a "sign in to continue" link of ours wants to return. */
  readonly next?: string;
  readonly mode?: "sign-up" | "reset";
}

export function authSearch(search: Readonly<Record<string, unknown>>): AuthSearch {
  const { verified, message, next, mode } = search;
  return {
    ...(verified === "true" || verified === "false" ? { verified } : {}),
    ...(isText(message) ? { message } : {}),
    ...(isText(next) ? { next } : {}),
    ...(mode === "sign-up" || mode === "reset" ? { mode } : {}),
  };
}

export interface ResetSearch {
  readonly token?: string;
}

export const resetSearch = ({ token }: Readonly<Record<string, unknown>>): ResetSearch =>
  isText(token) ? { token } : {};

export interface VisualizerSearch {
  /** Whose roof is opened in the designer. */
  readonly project?: string;
}

export const visualizerSearch = ({ project }: Readonly<Record<string, unknown>>): VisualizerSearch =>
  isText(project) ? { project } : {};
