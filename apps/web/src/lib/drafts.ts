import { say } from "@sunwright/words/lib";
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

/** What this person typed that the server has not got. */
export const draftNames = (owner: string): readonly string[] => {
  const own = `${PREFIX}:${owner}:`;
  return local.keys().flatMap((key) => (key.startsWith(own) ? [key.slice(own.length)] : []));
};

/** Drafts of one form: what log-out knows about them without their page. */
export interface DraftKind {
  /** Matches their names; its groups are handed to `send`. */
  readonly name: RegExp;
  /** What is lost with one, as a line of a list. */
  readonly words: string;
  /**
   * Sends one to the server and clears it. One that is not valid stays; a failing call throws. Null for what only its
   * writer may send: a comment, a form not submitted.
   */
  readonly send: ((owner: string, ...named: readonly string[]) => Promise<void>) | null;
}

export interface DraftLeft {
  readonly words: string;
  /** It should be on the server and is not; the rest was never meant to be there by itself. */
  readonly unsynced: boolean;
}

type Saver = () => Promise<unknown>;
const savers = new Set<Saver>();

/** A page that holds unsaved work registers how to save it; log-out calls it first. Returns the undo. */
export function onSaveDrafts(saver: Saver): () => void {
  savers.add(saver);
  return () => savers.delete(saver);
}

/**
 * Saves what can be saved, of pages that are open and of those that were, and says what is left. A draft that a
 * page clears once it has drawn the answer is cleared here too: log-out does not wait for drawings.
 */
export async function saveDrafts(owner: string, kinds: readonly DraftKind[]): Promise<readonly DraftLeft[]> {
  await Promise.allSettled([...savers].map((save) => save()));
  const kindOf = (name: string) => kinds.find((kind) => kind.name.test(name));
  await Promise.allSettled(
    draftNames(owner).map(async (name) => {
      const kind = kindOf(name);
      await kind?.send?.(owner, ...(kind.name.exec(name) ?? []).slice(1));
    }),
  );
  return draftNames(owner).map((name) => {
    const kind = kindOf(name);
    return { words: kind?.words ?? say("unknownDraft"), unsynced: kind === undefined || kind.send !== null };
  });
}

/** Copies without any field whose name speaks of a password. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (/password/i.test(name) ? [] : [[name, withoutSecrets(inner)]])),
  );
}
