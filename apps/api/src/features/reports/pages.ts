import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { resultViewOf } from "@sunwright/contract/result-views";
import { say } from "@sunwright/words/shared-head";
import { z } from "zod";
import type { App } from "../../platform/app";
import { addTextPages } from "../../platform/text-pages";
import { designIsCurrent, designIsOutdated } from "../projects/present";
import type { KnownFor } from "./service";
import { textOf } from "./page-text";
import { pageOfCall, type ViewChoiceOf } from "./table";

const NOTHING = { userId: null, head: null };

/** The page of a project begins with its answer, for who may read the project. */
export function projectPages(app: App, knownFor: KnownFor, viewChoiceOf: ViewChoiceOf): void {
  const ofCall = pageOfCall(viewChoiceOf);
  addTextPages<{ readonly id: string }>(
    app,
    ["/projects/:id", "/projects/:id/results", "/projects/:id/results/:page"],
    async ({ params }, token) => {
      const { success, data: projectId } = z.uuid().safeParse(params.id);
      if (!success) return NOTHING;
      const found = await app.sessions.ask(app.database, token, ofCall, { projectId });
      if (!found) return NOTHING;
      const { userId } = found.viewer;
      const { page, person } = found.rows[0];
      if (!page) return { userId, head: null };
      const asked = { ...page, isOwner: page.ownerId === userId };
      const known = await knownFor(app.database.executor, asked, app.clock.now());
      const isOutdated = designIsOutdated(page);
      const design = isOutdated ? null : page.design;
      const title = say("title", { page: page.name, product: PRODUCT_NAME });
      const isStale = !designIsCurrent(page);
      const view = resultViewOf(person);
      return { userId, head: { title, text: textOf({ ...page, known, design, isOutdated, isStale, view }) } };
    },
  );
}
