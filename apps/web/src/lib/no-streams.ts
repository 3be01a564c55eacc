/** Stands in for Node's `stream`, which the reader of XML asks for and does without (`resolve.alias` in vite.config.ts). */
export const Stream = undefined;
