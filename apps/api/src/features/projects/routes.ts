import {
  archiveProject,
  createProject,
  deleteProject,
  listProjects,
  readProject,
  reopenProject,
  updateProject,
} from "@sunwright/contract/projects";
import { say } from "@sunwright/words/answers";
import type { App } from "../../platform/app";
import { serve, serveAsked } from "../../platform/serve";
import type { Creation } from "./creation";
import { toProject } from "./present";
import { found } from "./refusals";
import type { Projects } from "./service";
import { projectOfCall } from "./table";

/** Every write names the project it made or changed: deleting the project makes its stored answers go. */
export function projectRoutes(app: App, projects: Projects, creation: Creation): void {
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
    return { message: say("projectDeleted") };
  });

  serve(app, archiveProject, ({ tx, viewer, params, made }) => {
    made(params.id);
    return projects.archive(tx, viewer, params.id);
  });

  serve(app, reopenProject, ({ tx, viewer, params, made }) => {
    made(params.id);
    return projects.reopen(tx, viewer, params.id);
  });
}
