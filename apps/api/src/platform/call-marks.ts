import type { Endpoint } from "@sunwright/contract/endpoint";

/** How a call differs from others before its handler sees it; see `Endpoint`. */
export const marksOf = ({ rawBody, fromAnywhere, upload }: Endpoint) => ({
  ...(rawBody ? { rawBody: true as const } : {}),
  ...(fromAnywhere ? { fromAnywhere: true as const } : {}),
  ...(upload ? { upload: true as const } : {}),
});
