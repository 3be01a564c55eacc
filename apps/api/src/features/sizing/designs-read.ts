import { METHOD } from "@sunwright/engine/sizing/inputs/defaults";
import { LRUCache } from "lru-cache";
import { AppError } from "../../platform/errors";
import type { TaggedJson } from "../../platform/tags";
import { designIsCurrent, designIsOutdated } from "../projects/present";
import { found } from "../projects/refusals";
import type { designOfCall } from "../projects/table";

type Row = ReturnType<(typeof designOfCall)["decode"]>;

/** A few hundred designs of 64 kB each. [bytes] */
const KEPT = 32 * 1024 * 1024;

/** The method is part of the tag: what an older one stored has to be made again. */
const tagOf = (mark: string) => `"${METHOD}-${mark}"`;
const markOf = (tag: string) => (tag.startsWith(`"${METHOD}-`) ? [tag.slice(METHOD.length + 2, -1)] : []);

interface Kept {
  readonly mark: string;
  readonly body: Uint8Array;
}

/**
 * Answers with stored designs as they are. A calculation never changes afterwards, so its text is kept here under its
 * mark; whether the caller may read it, and which one it is, is asked of the database every time.
 */
export function createDesignReader() {
  const designs = new LRUCache<string, Kept>({ maxSize: KEPT, sizeCalculation: ({ body }) => body.length });

  return {
    /** What the statement is asked with. `kept` is the design as it is known here. */
    ask(projectId: string, tags: readonly string[]) {
      const kept = designs.get(projectId);
      return { projectId, kept, known: [...tags.flatMap(markOf), ...(kept ? [kept.mark] : [])].join(",") };
    },

    /** Throws project_not_found, not_calculated and design_outdated. */
    answer({ project: row, mark, design }: Row, { kept }: { readonly kept: Kept | undefined }): TaggedJson {
      const project = found(row);
      if (!project.calculatedAt) throw new AppError("not_calculated");
      if (designIsOutdated(project)) throw new AppError("design_outdated");
      const tag = tagOf(mark);
      if (kept?.mark === mark) return { tag, body: kept.body };
      // Not read, because the caller has it.
      if (design === null) return { tag, body: null };
      const rest = JSON.stringify({ calculatedAt: project.calculatedAt, designIsCurrent: designIsCurrent(project) });
      const body = Buffer.from(`{"design":${design},${rest.slice(1)}`);
      designs.set(project.id, { mark, body });
      return { tag, body };
    },
  };
}
