import { answerLead, listLeads, readLead } from "@sunwright/contract/leads";
import {
  changeRequest,
  inviteInstallers,
  listCandidates,
  readRequest,
  saveRequest,
} from "@sunwright/contract/requests";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Leads } from "./leads";
import type { Requests } from "./service";

export function requestRoutes(app: App, requests: Requests): void {
  serve(app, readRequest, ({ executor, viewer, params }) => requests.read(executor, viewer, params.projectId));
  serve(app, listCandidates, ({ executor, viewer, params }) => requests.candidates(executor, viewer, params.projectId));
  serve(app, saveRequest, ({ tx, viewer, params, body }) => requests.save(tx, viewer, params.projectId, body));
  serve(app, inviteInstallers, ({ tx, viewer, params, body }) => requests.invite(tx, viewer, params.projectId, body));
  serve(app, changeRequest, ({ tx, viewer, params, body }) => requests.change(tx, viewer, params.projectId, body));
}

export function leadRoutes(app: App, leads: Leads): void {
  serve(app, listLeads, ({ executor, viewer, query }) => leads.list(executor, viewer.userId, query));
  serve(app, readLead, ({ executor, viewer, params }) => leads.read(executor, viewer.userId, params.leadId));
  serve(app, answerLead, ({ tx, viewer, params, body }) => leads.answer(tx, viewer.userId, params.leadId, body));
}
