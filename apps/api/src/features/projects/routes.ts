import { readRestorePlan, restoreProject } from "@sunwright/contract/history";
import {
  archiveProject,
  calculateProject,
  createProject,
  deleteProject,
  duplicateProject,
  listHistory,
  listProjects,
  readDesign,
  readProject,
  recordExport,
  reopenProject,
  updateProject,
} from "@sunwright/contract/projects";
import type { App } from "../../platform/app";
import { serve, serveAsked } from "../../platform/serve";
import type { Calculation } from "./calculation/service";
import { createDesignReader } from "./designs-read";
import type { Creation } from "./creation/service";
import type { Restore } from "./history/restore";
import type { History } from "./history/service";
import { ABOVE_ALL, pageOfCall } from "./history/table";
import { toProject } from "./present";
import { found } from "./refusals";
import type { Projects } from "./service";
import { designOfCall, projectOfCall } from "./table";

interface Services {
  readonly projects: Projects;
  readonly creation: Creation;
  readonly calculation: Calculation;
  readonly history: History;
  readonly restore: Restore;
}

/** Every write names the project it made or changed: deleting the project makes its stored answers go. */
export function projectRoutes(app: App, { projects, creation, calculation, history, restore }: Services): void {
  serve(app, listProjects, ({ executor, viewer, query }) => projects.list(executor, viewer, query));

  serve(app, createProject, async ({ tx, viewer, body, made }) => {
    const project = await creation.create(tx, viewer.userId, body);
    made(project.id);
    return project;
  });

  serveAsked(app, readProject, {
    statement: projectOfCall,
    values: ({ params }) => ({ projectId: params.id }),
    answer: ([{ project, access }]) => toProject({ ...found(project), access }),
  });

  serve(app, updateProject, ({ tx, viewer, params, body, made }) => {
    made(params.id);
    return projects.update(tx, viewer, params.id, body);
  });

  serve(app, deleteProject, async ({ tx, viewer, params }) => {
    await projects.remove(tx, viewer, params.id);
    return { message: "Project deleted" };
  });

  serve(app, duplicateProject, async ({ tx, viewer, params, made }) => {
    const copy = await creation.duplicate(tx, viewer, params.id);
    made(copy.id);
    return copy;
  });

  serve(app, archiveProject, ({ tx, viewer, params, made }) => {
    made(params.id);
    return projects.archive(tx, viewer, params.id);
  });

  serve(app, reopenProject, ({ tx, viewer, params, made }) => {
    made(params.id);
    return projects.reopen(tx, viewer, params.id);
  });

  serve(app, calculateProject, {
    prepare: ({ executor, viewer, params, body, whenGone }) =>
      calculation.size({ executor, caller: viewer, projectId: params.id, signal: whenGone() }, body),
    handle: ({ tx, viewer, params, prepared, made }) => {
      made(params.id);
      return calculation.store(tx, viewer, params.id, prepared);
    },
  });

  const designs = createDesignReader();
  serveAsked(app, readDesign, {
    statement: designOfCall,
    values: ({ params, tags }) => designs.ask(params.id, tags),
    answer: ([row], { asked }) => designs.answer(row, asked),
  });

  serve(app, recordExport, async ({ tx, viewer, params, body, made }) => {
    made(params.id);
    await projects.recordExport(tx, viewer, params.id, body.format);
    return { message: "Noted in the history" };
  });

  serveAsked(app, listHistory, {
    statement: pageOfCall,
    values: ({ params, query }) => ({
      projectId: params.id,
      before: query.before ?? ABOVE_ALL,
      limit: query.limit,
    }),
    answer: (rows) => history.list(rows),
  });

  serve(app, readRestorePlan, ({ executor, viewer, params, query }) =>
    restore.plan(executor, viewer, params.id, { entryId: params.entryId, point: query.point }),
  );

  serve(app, restoreProject, ({ tx, viewer, params, body, made }) => {
    made(params.id);
    return restore.restore(tx, viewer, params.id, { ...body, entryId: params.entryId });
  });
}
