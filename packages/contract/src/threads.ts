/** What a thread is about: its two sides are a person and a firm. Free of zod, for the first script of a page. */
export const THREAD_KINDS = ["order", "lead", "quote", "job"] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];
export const THREAD_SIDES = ["person", "firm"] as const;
export type ThreadSide = (typeof THREAD_SIDES)[number];

export const THREADS_SHOWN = ["all", "unread"] as const;
export type ThreadsShown = (typeof THREADS_SHOWN)[number];

export const THREADS_PER_PAGE = 30;
/** A search, or what is unread, is looked for among so many of the newest. */
export const THREADS_SEARCHED = 600;
export const MESSAGES_PER_PAGE = 50;
/** A thread that is longer is no talk about one order any more. */
export const MESSAGES_PER_THREAD = 2_000;
/** Of one person in an hour, in all threads. */
export const MESSAGES_PER_HOUR = 60;
