import { replaceEqualDeep } from "@tanstack/react-query";

/** The server's `ETag` of what the query cache holds: it goes when the answer goes, and no browser's disk keeps either. */
const tags = new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Undefined for what did not come from the server as it is, such as an answer that was patched here. */
export const tagOf = (answer: unknown): string | undefined => (isObject(answer) ? tags.get(answer) : undefined);

export function withTag<Answer>(answer: Answer, tag: string | null | undefined): Answer {
  if (isObject(answer) && tag !== null && tag !== undefined) tags.set(answer, tag);
  return answer;
}

/** TanStack's own structural sharing, which makes a new object of an old and a new answer; the new one's tag stays on it. */
export const shareTagged = (before: unknown, after: unknown): unknown =>
  withTag<unknown>(replaceEqualDeep(before, after), tagOf(after));
