import { local } from "./storage";

/**
 * Keeps what a person has typed and the server has not got yet: over an error, a reload and an expired session.
 * Each draft belongs to one person in this browser. Passwords are never kept.
 */
export interface DraftStore<Value> {
  /** Null when there is none, or when it no longer fits the form. */
  read(owner: string): Value | null;
  write(owner: string, value: Value): void;
  /** The server has it, or the person gave it up. */
  clear(owner: string): void;
}

/** The owner of what is typed before anybody has signed in. */
export const NOBODY = "nobody";
const PREFIX = "draft";

/** `parse` reads what a former version of the page may have stored; null refuses it. */
export function createDraftStore<Value>(name: string, parse: (value: unknown) => Value | null): DraftStore<Value> {
  const key = (owner: string) => `${PREFIX}:${owner}:${name}`;
  return {
    read: (owner) => {
      const stored = local.read(key(owner));
      return stored === null ? null : parse(stored);
    },
    write: (owner, value) => local.write(key(owner), withoutSecrets(value)),
    clear: (owner) => local.remove(key(owner)),
  };
}

/** How many things this person typed that the server has not got. */
export const countDrafts = (owner: string) =>
  local.keys().filter((key) => key.startsWith(`${PREFIX}:${owner}:`)).length;

type Saver = () => Promise<unknown>;
const savers = new Set<Saver>();

/** A page that holds unsaved work registers how to save it; log-out calls it first. Returns the undo. */
export function onSaveDrafts(saver: Saver): () => void {
  savers.add(saver);
  return () => savers.delete(saver);
}

/** Saves what can be saved and says how many drafts are left. */
export async function saveDrafts(owner: string): Promise<number> {
  await Promise.allSettled([...savers].map((save) => save()));
  return countDrafts(owner);
}

/** Copies without any field whose name speaks of a password. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (/password/i.test(name) ? [] : [[name, withoutSecrets(inner)]])),
  );
}
