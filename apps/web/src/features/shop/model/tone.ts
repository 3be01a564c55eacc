/** How the state of a product looks. */
export const TONE = { draft: "neutral", published: "ok", paused: "warn", archived: "outline" } as const;
