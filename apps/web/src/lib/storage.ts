/** Browser storage that may be switched off or full; then a value lasts as long as the page does. */
export interface SafeStorage {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  keys(): string[];
}

const safeStorage = (area: () => Storage): SafeStorage => ({
  read: (key) => attempt(() => parse(area().getItem(key)), null),
  write: (key, value) => attempt(() => area().setItem(key, JSON.stringify(value)), undefined),
  remove: (key) => attempt(() => area().removeItem(key), undefined),
  keys: () => attempt(() => Object.keys(area()), []),
});

export const local = safeStorage(() => localStorage);
export const session = safeStorage(() => sessionStorage);

/** What is kept for the time without a connection (record 051). */
export const OFFLINE_DATABASE = "offline";
/** Photos of jobs that have not been sent (record 075). */
export const PHOTO_DATABASE = "job-photos";

/** What logging out leaves behind in this browser: nothing. */
export function clearBrowserStorage(): void {
  attempt(() => localStorage.clear(), undefined);
  attempt(() => sessionStorage.clear(), undefined);
  // Other tabs let go of it at once.
  for (const name of [OFFLINE_DATABASE, PHOTO_DATABASE]) attempt(() => void indexedDB.deleteDatabase(name), undefined);
}

const parse = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/** Storage throws where it is blocked (SecurityError), full (QuotaExceededError) or holds another hand's text. */
function attempt<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
