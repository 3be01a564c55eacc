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
import { serve } from "../../platform/serve";
import type { Calculation } from "./calculation/service";
import type { History } from "./history/service";
import type { Projects } from "./service";

/** Every write names the project it made or changed: deleting the project makes its stored answers go. */
export function projectRoutes(app: App, projects: Projects, calculation: Calculation, history: History): void {
  serve(app, listProjects, ({ executor, viewer, query }) => projects.list(executor, viewer.userId, query));

  serve(app, createProject, async ({ tx, viewer, body, made }) => {
    const project = await projects.create(tx, viewer.userId, body);
    made(project.id);
    return project;
  });

  serve(app, readProject, ({ executor, viewer, params }) => projects.read(executor, viewer.userId, params.id));

  serve(app, updateProject, ({ tx, viewer, params, body, made }) => {
    made(params.id);
    return projects.update(tx, viewer.userId, params.id, body);
  });

  serve(app, deleteProject, async ({ tx, viewer, params }) => {
    await projects.remove(tx, viewer.userId, params.id);
    return { message: "Project deleted" };
  });

  serve(app, duplicateProject, async ({ tx, viewer, params, made }) => {
    const copy = await projects.duplicate(tx, viewer.userId, params.id);
    made(copy.id);
    return copy;
  });

  serve(app, archiveProject, ({ tx, viewer, params, made }) => {
    made(params.id);
    return projects.archive(tx, viewer.userId, params.id);
  });

  serve(app, reopenProject, ({ tx, viewer, params, made }) => {
    made(params.id);
    return projects.reopen(tx, viewer.userId, params.id);
  });

  serve(app, calculateProject, ({ tx, viewer, params, body, made }) => {
    made(params.id);
    return calculation.calculate(tx, viewer.userId, params.id, body);
  });

  serve(app, readDesign, ({ executor, viewer, params }) => projects.readDesign(executor, viewer.userId, params.id));

  serve(app, recordExport, async ({ tx, viewer, params, body, made }) => {
    made(params.id);
    await projects.recordExport(tx, viewer.userId, params.id, body.format);
    return { message: "Noted in the history" };
  });

  serve(app, listHistory, ({ executor, viewer, params }) => history.list(executor, viewer.userId, params.id));
}
