import type { ReportRoof } from "@sunwright/report/document";
import type { ViewChoice } from "@sunwright/contract/result-views";
import { eq, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { sessions } from "../../platform/schema";
import { ofSession, type OfSession, sessionColumns } from "../../platform/sessions";
import { prepare, text } from "../../platform/statements";
import { askerIn, type Caller, reachable } from "../projects/access";
import { projects } from "../projects/schema";
import { panelPlacements } from "../roofs/schema";

/** What the report reads of a roof. */
const OF_ROOF = {
  roofWidth: panelPlacements.roofWidth,
  roofHeight: panelPlacements.roofHeight,
  roofOrientation: panelPlacements.roofOrientation,
  roofTilt: panelPlacements.roofTilt,
  shadingObstructions: panelPlacements.shadingObstructions,
  mounting: panelPlacements.mounting,
  panelDimensions: panelPlacements.panelDimensions,
  optimizedLayout: panelPlacements.optimizedLayout,
  figures: panelPlacements.figures,
  proof: panelPlacements.proof,
  edited: panelPlacements.edited,
} satisfies Record<keyof ReportRoof, unknown>;

const pairs: SQL[] = Object.entries(OF_ROOF).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);

/**
 * The design and the roof of a project as texts of JSON, null where there is none; null for no such project. Both are
 * as large as a project may be, and are read by the thread that uses them.
 */
export async function findTexts(executor: Executor, caller: Caller, projectId: string) {
  const [row] = await executor
    .select({
      design: sql<string | null>`${projects.design}::text`,
      roof: sql<string | null>`case when ${panelPlacements.projectId} is null then null
        else json_build_object(${sql.join(pairs, sql`, `)})::text end`,
    })
    .from(projects)
    .leftJoin(panelPlacements, eq(panelPlacements.projectId, projects.id))
    .where(reachable(caller, projectId, "view"));
  return row ?? null;
}

interface OfPage extends OfSession {
  readonly projectId: string;
}

/** Of the accounts, which the reports do not know. */
export type ViewChoiceOf = (userId: SQLWrapper) => SQL<ViewChoice>;

/** What the text of a project's page says, in one round trip with the session of the call. */
export const pageOfCall = (viewChoiceOf: ViewChoiceOf) =>
  prepare<OfPage>()((value) =>
    text
      .select({
        session: sessionColumns,
        person: viewChoiceOf(sessions.userId),
        page: {
          id: projects.id,
          ownerId: projects.ownerId,
          name: projects.name,
          country: projects.country,
          city: projects.city,
          town: projects.town,
          systemType: projects.systemType,
          currency: projects.currency,
          calculatedAt: projects.calculatedAt,
          designMethod: projects.designMethod,
          inputsRevision: projects.inputsRevision,
          calculatedRevision: projects.calculatedRevision,
          estimatedCost: projects.estimatedCost,
          priced: projects.priced,
          design: projects.design,
        },
      })
      .from(sessions)
      .leftJoin(projects, reachable(askerIn(value), value("projectId"), "view"))
      .where(ofSession(value)),
  );
